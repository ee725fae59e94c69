import { lockUsers } from '../accounts/account-lock.ts';
import { keepRefusedPasskey } from '../accounts/activity.ts';
import type { Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom, takeFromAll } from '../limits/take.ts';
import { perVisit } from '../limits/takes-of-caller.ts';
import { requestOptions, verifyAssertion } from '../passkeys/assertion.ts';
import { issueChallenge, spendChallenge } from '../passkeys/challenges.ts';
import { findPasskey, notePasskeyUse, userHandleOf, wayOfPasskey } from '../passkeys/passkey-store.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { shownChallenge } from '../passkeys/shown-challenge.ts';
import { UNKNOWN_PASSKEY } from '../passkeys/unknown-passkey.ts';
import { requireVisit } from './requires-visit.ts';
import { signIn } from './sign-in.ts';

/** PASSKEY-1. @throws Refusal `notAllowed` where the site has no passkeys */
export const passkeyRequestOptions: Handler<'passkeyRequestOptions'> = async (call) => {
  const party = relyingParty(call);
  await takeFrom(call, POLICIES.passkeyChallengesPerAddress, call.address);
  return { publicKey: await requestOptions(party, await issueChallenge(call, call, 'get')) };
};

/**
 * PASSKEY-1, PASSKEY-4. An answer to a challenge of this browser, by a passkey of an account and with its user verified, signs in to that account. An unknown
 * passkey is judged as a known one is, by a key that no authenticator has, and has the same answer.
 * @throws Refusal `proofExpired` (challenge used, too old or of another browser), `passkeyRefused`, `cookiesRefused`
 */
export const passkeyLogin: Handler<'passkeyLogin'> = async (call) => {
  const party = relyingParty(call);
  requireVisit(call);
  const { credential } = call.body;
  await takeFromAll(call, [...perVisit(call, POLICIES.passkeyTriesPerVisit), [POLICIES.passkeyTriesPerAddress, call.address]]);
  const challenge = shownChallenge(credential);
  const judged = signIn(call, async (tx) => {
    await spendChallenge(tx, call, { visit: call.visit }, ['get'], challenge);
    const found = await findPasskey(tx, credential.id);
    const owners = await lockUsers(tx, [found?.user_id ?? '']);
    // Read once more: another sign-in may have used it, or its owner removed it, while the lock was waited for.
    const passkey = (await findPasskey(tx, credential.id)) ?? UNKNOWN_PASSKEY;
    const expected = { challenge, passkey, userHandle: userHandleOf(call, passkey.user_id), at: call.clock() };
    const use = await verifyAssertion(party, credential, expected);
    if (!owners.has(passkey.user_id)) throw new Refusal('passkeyRefused');
    await notePasskeyUse(tx, use);
    const method = await wayOfPasskey(tx, passkey);
    return { userId: passkey.user_id, method, news: 'signedIn', newsOf: PASSKEY, passkeyId: passkey.credential_id };
  });
  return judged.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.result === 'passkeyRefused')
      await keepRefusedPasskey(call.db, call, credential.id, deviceFamily(call.http.req.header('user-agent')));
    throw error;
  });
};
