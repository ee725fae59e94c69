import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#contract/limits.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { dropConfirmationsOf } from '../accounts/confirmations.ts';
import { EMAIL } from '../accounts/identities.ts';
import { endGoneWays } from '../accounts/provider-signals.ts';
import type { Caller } from '../accounts/sessions.ts';
import { countWays } from '../accounts/ways.ts';
import type { Queryable } from '../db/transaction.ts';
import { transaction, violatedConstraint } from '../db/transaction.ts';
import { isRepeat } from '../http/answer-lost.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { deviceFamily } from '../http/device-family.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom, takeFromAll } from '../limits/take.ts';
import { perMember } from '../limits/takes-of-caller.ts';
import { issueChallengeToCaller, spendChallenge } from '../passkeys/challenges.ts';
import { creationOptions, verifyCreation } from '../passkeys/creation.ts';
import { firstPasskeyName } from '../passkeys/passkey-names.ts';
import { addPasskeyRow, findPasskey, type Passkey, passkeysOf, userHandleOf } from '../passkeys/passkey-store.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { shownChallenge } from '../passkeys/shown-challenge.ts';
import { tellOfAccess } from './access-notice.ts';
import { requireConfirmation, requireHeldConfirmation } from './requires-confirmation.ts';
import { registered } from './signed-in.ts';

type PasskeyCall = CallContext<'listPasskeys'> | CallContext<'addPasskey'> | CallContext<'renamePasskey'> | CallContext<'removePasskey'>;

/** What the owner is shown, and what the browser is told of (PASSKEY-3). */
function shown(call: PasskeyCall, userId: string, passkeys: readonly Passkey[]) {
  const { rpId } = relyingParty(call);
  const passkeyList = passkeys.map((passkey) => ({
    passkeyId: passkey.credential_id,
    name: passkey.name,
    madeAt: passkey.created_at,
    usedAt: passkey.used_at,
  }));
  return { passkeyList, rpId, userHandle: userHandleOf(call, userId) };
}

/** PASSKEY-3. @throws Refusal `notAllowed` for a guest, or where the site has no passkeys */
export const listPasskeys: Handler<'listPasskeys'> = async (call) => {
  const { userId } = registered(call);
  relyingParty(call);
  return shown(call, userId, await passkeysOf(call.db, userId));
};

/** PASSKEY-3. @throws Refusal `notAllowed`, `confirmationNeeded`, `passkeysFull` */
export const passkeyCreationOptions: Handler<'passkeyCreationOptions'> = async (call) => {
  const caller = registered(call);
  const party = relyingParty(call);
  await requireHeldConfirmation(call.db, call, caller, 'addPasskey');
  await takeFromAll(call, perMember(caller, POLICIES.passkeyCreations));
  const passkeys = await passkeysOf(call.db, caller.userId);
  if (passkeys.length >= PASSKEYS_MAX) throw new Refusal('passkeysFull');
  const isSilent = call.body.mediation === 'conditional';
  const challenge = await issueChallengeToCaller(call, caller, call, isSilent ? 'createSilently' : 'create');
  const userHandle = userHandleOf(call, caller.userId);
  const owner = { ...(await namesOf(call.db, caller.userId)), userHandle, passkeys, brand: call.config.brand?.name ?? 'Madang' };
  return { publicKey: await creationOptions(party, owner, { challenge, isSilent }) };
};

const ownerOf = ({ visit }: Pick<CallContext<'addPasskey'>, 'visit'>, { sessionId }: Caller) => ({ visit, sessionId });

/** How a list of passkeys names the account: by its email, else by its ID. */
async function namesOf(db: Queryable, userId: string): Promise<{ readonly name: string; readonly nickname: string }> {
  const { nickname, uvrs_id, email } = await db
    .selectFrom('users')
    .leftJoin('identities', (join) => join.onRef('identities.user_id', '=', 'users.user_id').on('identities.method', '=', EMAIL))
    .select(['users.nickname', 'users.uvrs_id', 'identities.subject as email'])
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { name: email ?? (uvrs_id || nickname), nickname };
}

/**
 * PASSKEY-3, PASSKEY-4. The owner is told by email. A repeat of a request whose answer was lost is answered as it was.
 * @throws Refusal `notAllowed`, `confirmationNeeded`, `passkeysFull`, `proofExpired` (challenge used, too old or of another session), `passkeyRefused`
 */
export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const caller = registered(call);
  const party = relyingParty(call);
  const { credential } = call.body;
  await takeFromAll(call, perMember(caller, POLICIES.passkeyChanges));
  const challenge = shownChallenge(credential);
  const isMade = isRepeat(call) && (await findPasskey(call.db, credential.id))?.user_id === caller.userId;
  if (isMade) return shown(call, caller.userId, await passkeysOf(call.db, caller.userId));
  const { passkeys, isMailed } = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const outcome = await requireConfirmation(tx, call, caller, 'addPasskey');
    if (outcome === 'done') return { passkeys: await passkeysOf(tx, caller.userId), isMailed: false };
    const ceremony = await spendChallenge(tx, call, ownerOf(call, caller), ['create', 'createSilently'], challenge);
    const made = await verifyCreation(party, credential, { challenge, ceremony });
    if ((await passkeysOf(tx, caller.userId)).length >= PASSKEYS_MAX) throw new Refusal('passkeysFull');
    const device = deviceFamily(call.http.req.header('user-agent'));
    const name = firstPasskeyName(made.aaguid, device);
    const { userId, method } = caller;
    await addPasskeyRow(tx, { ...made, user_id: userId, name, method, created_at: call.clock(), used_at: null });
    await endGoneWays(tx, call, { ...caller, device });
    const isMailed = await tellOfAccess(call, tx, { userId, method: PASSKEY, news: 'passkeyMade', passkeyId: made.credential_id });
    return { passkeys: await passkeysOf(tx, userId), isMailed };
  }).catch(takenIsRefused);
  if (isMailed) call.outbox.wake();
  return shown(call, caller.userId, passkeys);
};

/** A credential ID that is there already, of this account or another one (WebAuthn Level 3, 7.1, step 26). */
function takenIsRefused(error: unknown): never {
  throw violatedConstraint(error) === 'passkeys_pkey' ? new Refusal('passkeyRefused') : error;
}

/** PASSKEY-3. @throws Refusal `notAllowed`, `valueInvalid` (no name, one that is too long, or no such passkey) */
export const renamePasskey: Handler<'renamePasskey'> = async (call) => {
  const caller = registered(call);
  relyingParty(call);
  const name = call.body.name.normalize('NFC').trim();
  if (name === '' || [...name].length > PASSKEY_NAME_MAX) throw new Refusal('valueInvalid');
  await takeFromAll(call, perMember(caller, POLICIES.passkeyChanges));
  const passkeys = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ name })
      .where('user_id', '=', caller.userId)
      .where('credential_id', '=', call.body.passkeyId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Refusal('valueInvalid');
    return passkeysOf(tx, caller.userId);
  });
  return shown(call, caller.userId, passkeys);
};

/**
 * PASSKEY-3. The owner is told by email, and other sessions that the passkey began end. The answer is what is left, and the same whether there was such a passkey or not.
 * @throws Refusal `notAllowed`, `confirmationNeeded`, `lastWay`
 */
export const removePasskey: Handler<'removePasskey'> = async (call) => {
  const caller = registered(call);
  relyingParty(call);
  const { passkeyId } = call.body;
  await takeFromAll(call, perMember(caller, POLICIES.passkeyChanges));
  if ((await findPasskey(call.db, passkeyId))?.user_id === caller.userId) {
    await requireHeldConfirmation(call.db, call, caller, 'removePasskey');
    await takeFrom(call, POLICIES.passkeyRemovalsPerAccount, caller.userId);
  }
  const { passkeys, isMailed, ended } = await transaction(call.db, async (tx) => {
    const { userId, sessionId, method } = caller;
    await lockCaller(tx, caller);
    const outcome = await requireConfirmation(tx, call, caller, 'removePasskey');
    if (outcome === 'done') return { passkeys: await passkeysOf(tx, userId), isMailed: false, ended: 0 };
    const removed = await tx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('credential_id', '=', passkeyId)
      .returning('credential_id')
      .execute();
    const passkeys = await passkeysOf(tx, userId);
    if (removed.length > 0 && (await countWays(tx, call, userId)) === 0) throw new Refusal('lastWay');
    await dropConfirmationsOf(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('passkey_id', '=', passkeyId)
      .where('session_id', '<>', caller.sessionId)
      .executeTakeFirstOrThrow();
    const isMailed = removed.length > 0 && (await tellOfAccess(call, tx, { userId, sessionId, method, news: 'passkeyRemoved' }));
    return { passkeys, isMailed, ended: Number(numDeletedRows) };
  });
  call.metrics.sessionsEnded('ownerEnded', ended);
  if (isMailed) call.outbox.wake();
  return shown(call, caller.userId, passkeys);
};
