import * as z from 'zod/mini';
import { AGREEMENT_ITEMS } from '#contract/agreement-items.ts';
import { EMAIL_MAX } from '#contract/limits.ts';
import { SIGN_UP_STEPS } from '../joining/held-sign-up.ts';
import { type Draft, FORMS, WIZARDS } from './draft.ts';

// Trusted Types and a strict CSP forbid the compiled parsers that zod would otherwise probe for.
z.config({ jitless: true });

/** Longer than any nickname, ID or sequence number: what is longer was not stored by us. */
const TEXT_MAX = 200;

const text = (max: number) => z.string().check(z.maxLength(max));
/** ms since the epoch. */
const time = z.int().check(z.gte(0));

/** A schema that fits its type both ways: it neither lets through what the type forbids, nor refuses what the type allows. */
const schemaOf =
  <Type>() =>
  <Schema extends z.ZodMiniType<Type>>(schema: [Type] extends [z.infer<Schema>] ? Schema : never): Schema =>
    schema;

const verification = z.nullable(
  z.object({
    email: text(EMAIL_MAX),
    code: z.nullable(z.object({ expiresAt: time, resendAt: time, linkKey: z.optional(text(TEXT_MAX)) })),
    proof: z.nullable(text(TEXT_MAX)),
  }),
);

/** A draft as it is read back from the tab's storage (EMAIL-9). What it does not name, a password above all, is dropped. */
export const draftSchema = schemaOf<Draft>()(
  z.object({
    open: z.nullable(z.enum([...WIZARDS, ...FORMS])),
    email: z.optional(text(EMAIL_MAX)),
    name: z.optional(text(TEXT_MAX)),
    owner: z.nullable(text(TEXT_MAX)),
    step: z.nullable(z.enum(SIGN_UP_STEPS)),
    ticked: z.readonly(z.array(z.enum(AGREEMENT_ITEMS)).check(z.maxLength(AGREEMENT_ITEMS.length))),
    marketingAgreed: z.nullable(z.boolean()),
    joinData: z.nullable(
      z.object({
        authMethod: z.nullable(z.int().check(z.gte(0), z.lte(99))),
        nickname: text(TEXT_MAX),
        nicknameIsSuggested: z.boolean(),
        gender: z.enum(['M', 'F']),
        uvrsId: text(TEXT_MAX),
        proposedUvrsId: z.optional(text(TEXT_MAX)),
        marketingAgreed: z.boolean(),
      }),
    ),
    character: z.nullable(z.object({ nickname: text(TEXT_MAX), uvrsId: text(TEXT_MAX), gender: z.nullable(z.enum(['M', 'F'])) })),
    linking: verification,
    reset: verification,
    newEmail: z._default(verification, null),
  }),
);
