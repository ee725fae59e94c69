import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Refusal } from '../http/refusal.ts';

/** The challenge that the browser says it has answered, base64url. @throws Refusal `passkeyRefused` where it says none */
export function shownChallenge({ response }: { readonly response: { readonly clientDataJSON: string } }): string {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    if (typeof challenge === 'string') return challenge;
  } catch {
    // It is no JSON.
  }
  throw new Refusal('passkeyRefused');
}
