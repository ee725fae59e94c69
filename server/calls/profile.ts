import { UVRS_ID_CHANGE_INTERVAL } from '../../machines/limits.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { acceptedNickname, acceptedUvrsId, nicknameColumns, readUser, uvrsIdColumns } from '../accounts/users.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { readImage } from '../http/upload.ts';
import { PROFILE_IMAGES } from '../site/profile-images.ts';
import { registered, signedIn } from './signed-in.ts';

/** API-12. */
export const changeNickname: Handler<'changeNickname'> = async (call) => {
  const { userId, method } = signedIn(call);
  const nickname = acceptedNickname(call.config, call.body.ncknm);
  try {
    await call.db.updateTable('users').set(nicknameColumns(nickname)).where('user_id', '=', userId).execute();
  } catch (error) {
    throw refusalOfConflict(error);
  }
  return { user: await readUser(call, call.db, { userId, method }) };
};

/** API-23, PROF-3: once in 30 days, by the server's clock. */
export const changeUvrsId: Handler<'changeUvrsId'> = async (call) => {
  const { userId, method } = signedIn(call);
  const uvrsId = acceptedUvrsId(call.config, call.body.uvrsId);
  const current = await readUser(call, call.db, { userId, method });
  if (current.uvrs_id === uvrsId) throw new Refusal('valueInvalid');
  const now = call.clock();
  try {
    const changed = await call.db
      .updateTable('users')
      .set({ ...uvrsIdColumns(uvrsId), uvrs_id_changed_at: now })
      .where('user_id', '=', userId)
      .where((is) => is.or([is('uvrs_id_changed_at', 'is', null), is('uvrs_id_changed_at', '<=', now - UVRS_ID_CHANGE_INTERVAL)]))
      .returning('user_id')
      .executeTakeFirst();
    if (changed === undefined) throw new Refusal('uvrsIdTooEarly');
  } catch (error) {
    throw refusalOfConflict(error);
  }
  return { user: await readUser(call, call.db, { userId, method }) };
};

/** API-24. */
export const changeAccountOpen: Handler<'changeAccountOpen'> = async (call) => {
  const { userId, method } = signedIn(call);
  await call.db
    .updateTable('users')
    .set({ account_open: call.body.acntOpenYn === 'Y' })
    .where('user_id', '=', userId)
    .execute();
  return { user: await readUser(call, call.db, { userId, method }) };
};

const IMAGE_FIELD = 'prflImg';

/** API-22, PROF-4. The new image has a name of its own, so a browser never shows the old one from its cache. */
export const changeProfileImage: Handler<'changeProfileImage'> = async (call) => {
  const { userId } = registered(call);
  const form = await call.http.req.parseBody().catch(() => {
    throw new Refusal('malformed', { field: 'body' });
  });
  const image = await readImage(form[IMAGE_FIELD], IMAGE_FIELD);
  const name = `${Buffer.from(call.random(16)).toString('base64url')}.${image.extension}`;
  const profileImagePath = `${PROFILE_IMAGES}/${name}`;
  await transaction(call.db, async (tx) => {
    await tx.deleteFrom('profile_images').where('user_id', '=', userId).execute();
    await tx
      .insertInto('profile_images')
      .values({ name, user_id: userId, media_type: image.mediaType, bytes: image.bytes, created_at: call.clock() })
      .execute();
    await tx.updateTable('users').set({ image_path: profileImagePath }).where('user_id', '=', userId).execute();
  });
  return { profileImagePath };
};
