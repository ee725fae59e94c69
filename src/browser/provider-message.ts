import * as z from 'zod/mini';
import type { Method } from '#contract/methods.ts';
import { WIRE_TEXT_MAX } from './provider-wire.ts';

// Trusted Types and a strict CSP forbid the compiled parsers that zod would otherwise probe for.
z.config({ jitless: true });

const text = z.string().check(z.minLength(1), z.maxLength(WIRE_TEXT_MAX));

const returned = { code: z.optional(text), error: z.optional(text), state: z.optional(text), iss: z.optional(text) };
const messageSchema = z.discriminatedUnion('auth_type', [
  z.object({ auth_type: z.literal('sns'), sns_code: text, ...returned }),
  z.object({ auth_type: z.literal('sso'), campusCode: text, ...returned }),
]);

/** The person said no: in the standard's word (RFC 6749, 4.1.2.1), and in Apple's. */
const DECLINED = ['access_denied', 'user_cancelled_authorize'];

/** What a provider answered, once its form and its sender's claim were checked; `state` is null where none came back. */
export type ProviderMessage = { readonly state: string | null } & (
  | { readonly code: string; readonly iss?: string }
  | { readonly error: string }
);

/** `null` for what is no message of a return page, or one of another provider than the chosen one (SOC-3, SSO-1). Unknown keys are dropped. */
export function readProviderMessage(data: unknown, method: Method): ProviderMessage | null {
  const parsed = messageSchema.safeParse(data);
  if (!parsed.success) return null;
  const message = parsed.data;
  const [sso, provider] = message.auth_type === 'sso' ? [true, message.campusCode] : [false, message.sns_code];
  if (sso !== method.sso || provider !== method.code) return null;
  const { code, error, state = null, iss } = message;
  if (code !== undefined && error === undefined) return { code, state, ...(iss !== undefined && { iss }) };
  if (error !== undefined && code === undefined) return { error: DECLINED.includes(error) ? 'access_denied' : error, state };
  return null;
}
