import { UVRS_ID_CHANGE_INTERVAL } from '#contract/limits.ts';
import { lockCaller } from '../accounts/account-lock.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import type { Caller } from '../accounts/sessions.ts';
import { acceptedNickname, acceptedUvrsId, nicknameColumns, readUser, uvrsIdColumns } from '../accounts/users.ts';
import { type Tx, transaction } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { readImage } from '../http/upload.ts';
import { PROFILE_IMAGES } from '../site/profile-images.ts';
import { registered, signedIn } from './signed-in.ts';

/** Changes the caller's account while no other call does, and answers with the user as they are then. */
async function change(
  call: CallContext<'changeNickname' | 'changeUvrsId' | 'changeAccountOpen' | 'removeProfileImage'>,
  work: (tx: Tx, caller: Caller) => Promise<void>,
  caller = signedIn(call),
) {
  const changed = transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await work(tx, caller);
    return { user: await readUser(call, tx, caller) };
  });
  return changed.catch((error) => {
    throw refusalOfConflict(error);
  });
}

/** API-12. */
export const changeNickname: Handler<'changeNickname'> = async (call) => {
  const nickname = acceptedNickname(call.config, call.body.ncknm);
  return change(call, async (tx, { userId }) => {
    await tx.updateTable('users').set(nicknameColumns(nickname)).where('user_id', '=', userId).execute();
  });
};

/** API-23, PROF-3: once in 30 days, by the server's clock. */
export const changeUvrsId: Handler<'changeUvrsId'> = async (call) => {
  const uvrsId = acceptedUvrsId(call.config, call.body.uvrsId);
  return change(call, async (tx, caller) => {
    const current = await readUser(call, tx, caller);
    if (current.uvrs_id === uvrsId) throw new Refusal('valueInvalid');
    const now = call.clock();
    const changed = await tx
      .updateTable('users')
      .set({ ...uvrsIdColumns(uvrsId), uvrs_id_changed_at: now })
      .where('user_id', '=', caller.userId)
      .where((is) => is.or([is('uvrs_id_changed_at', 'is', null), is('uvrs_id_changed_at', '<=', now - UVRS_ID_CHANGE_INTERVAL)]))
      .returning('user_id')
      .executeTakeFirst();
    if (changed === undefined) throw new Refusal('uvrsIdTooEarly');
  });
};

/** API-24. */
export const changeAccountOpen: Handler<'changeAccountOpen'> = async (call) =>
  change(call, async (tx, { userId }) => {
    await tx
      .updateTable('users')
      .set({ account_open: call.body.acntOpenYn === 'Y' })
      .where('user_id', '=', userId)
      .execute();
  });

/** PROF-4: a guest has no image to remove. Where there is none, nothing changes. */
export const removeProfileImage: Handler<'removeProfileImage'> = async (call) =>
  change(
    call,
    async (tx, { userId }) => {
      await tx.deleteFrom('profile_images').where('user_id', '=', userId).execute();
      await tx.updateTable('users').set({ image_path: null }).where('user_id', '=', userId).execute();
    },
    registered(call),
  );

const IMAGE_FIELD = 'prflImg';

/** API-22, PROF-4. The new image has a name of its own, so a browser never shows the old one from its cache. */
export const changeProfileImage: Handler<'changeProfileImage'> = async (call) => {
  const caller = registered(call);
  const { userId } = caller;
  const form = await call.http.req.parseBody().catch(() => {
    throw new Refusal('malformed', { field: 'body' });
  });
  const image = await call.metrics.whileUploading(() => readImage(form[IMAGE_FIELD], IMAGE_FIELD, call.http.req.raw.signal));
  const name = `${Buffer.from(call.random(16)).toString('base64url')}.${image.extension}`;
  const profileImagePath = `${PROFILE_IMAGES}/${name}`;
  await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await tx.deleteFrom('profile_images').where('user_id', '=', userId).execute();
    await tx
      .insertInto('profile_images')
      .values({ name, user_id: userId, media_type: image.mediaType, bytes: image.bytes, created_at: call.clock() })
      .execute();
    await tx.updateTable('users').set({ image_path: profileImagePath }).where('user_id', '=', userId).execute();
  });
  return { profileImagePath };
};
