import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Refusal } from '../http/refusal.ts';

/** The challenge that the browser says it has answered, base64url. @throws Refusal `passkeyRefused` where it says none, or was asked in a frame of another site */
export function shownChallenge({ response }: { readonly response: { readonly clientDataJSON: string } }): string {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON);
    // No page of ours does it in a frame of another site (WebAuthn Level 3, 7.1, step 10, and 7.2, step 13).
    if (crossOrigin !== true && typeof challenge === 'string') return challenge;
  } catch {
    // It is no JSON.
  }
  throw new Refusal('passkeyRefused');
}
