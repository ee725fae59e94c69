import { lockCaller } from '../accounts/account-lock.ts';
import { isNewerThanSignIn } from '../accounts/confirmations.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Tx } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { type AssertedCredential, requestOptions, verifyAssertion } from '../passkeys/assertion.ts';
import { issueChallengeToCaller, spendChallenge } from '../passkeys/challenges.ts';
import { findPasskey, notePasskeyUse, passkeysOf, userHandleOf } from '../passkeys/passkey-store.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { shownChallenge } from '../passkeys/shown-challenge.ts';
import { registered } from './signed-in.ts';

/** CONFIRM-1: options for one of the account's own passkeys, for one act of this session. @throws Refusal `notAllowed` for a guest, or where the site has no passkeys */
export const confirmationOptions: Handler<'confirmationOptions'> = async (call) => {
  const caller = registered(call);
  const party = relyingParty(call);
  await takeFrom(call, POLICIES.passkeyChallengesPerAddress, call.address);
  const challenge = await issueChallengeToCaller(call, caller, { visit: call.visit, act: call.body.act }, 'confirm');
  return { publicKey: await requestOptions(party, challenge, await passkeysOf(call.db, caller.userId)) };
};

type ConfirmCall = CallContext<'confirmationOptions'> | CallContext<'confirmIdentity'>;
const ownerOf = ({ visit, body }: ConfirmCall, { sessionId }: Caller) => ({ visit, sessionId, act: body.act });

/** @throws Refusal `proofExpired` (challenge used, too old, of another session or act), `notOwnWay` (another account's passkey, none's, or one added in this session), `passkeyRefused` */
export function confirmByPasskey(
  call: CallContext<'confirmIdentity'>,
  caller: Caller,
  credential: AssertedCredential,
): (tx: Tx) => Promise<void> {
  const party = relyingParty(call);
  const challenge = shownChallenge(credential);
  return async (tx) => {
    await lockCaller(tx, caller);
    await spendChallenge(tx, call, ownerOf(call, caller), ['confirm'], challenge);
    const passkey = await findPasskey(tx, credential.id);
    if (passkey?.user_id !== caller.userId || (await isNewerThanSignIn(tx, caller, passkey.created_at))) throw new Refusal('notOwnWay');
    const userHandle = userHandleOf(call, caller.userId);
    // The session says who it is, so an authenticator may leave the user handle out (WebAuthn Level 3, 7.2, step 6).
    const named = { ...credential, response: { ...credential.response, userHandle: credential.response.userHandle ?? userHandle } };
    await notePasskeyUse(tx, await verifyAssertion(party, named, { challenge, passkey, userHandle, at: call.clock() }));
  };
}
