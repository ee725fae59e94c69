import type { Selectable } from 'kysely';
import type { Language } from '#contract/languages.ts';
import type { User } from '#contract/schemas.ts';
import { checkNickname, nicknameKey } from '#contract/values/nickname.ts';
import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import { compiled, type PlaceOf } from '../db/compiled.ts';
import type { UsersTable } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { agreementsOf, wordsOfUser } from './agreements.ts';
import { idSkeleton, nicknameSkeleton } from './look-alikes.ts';
import { randomUvrsId } from './random-names.ts';
import { isReserved } from './reserved-names.ts';
import { identitiesOfUser, standingOf } from './standing.ts';

export interface NewUser {
  readonly nickname: string;
  /** Empty: one is made up. */
  readonly uvrsId: string;
  readonly gender: 'M' | 'F';
  readonly marketingAgreed: boolean;
}

/**
 * What a person typed, as it is stored. The server takes the widest alphabet, that of the Japanese edition: it does not know which
 * edition a person uses.
 * @throws Refusal `nicknameInvalid`, `nicknameReserved`
 */
export function acceptedNickname({ brand }: Pick<Deps['config'], 'brand'>, raw: string): string {
  const checked = checkNickname(raw, 'japanese');
  if (!checked.ok) throw new Refusal('nicknameInvalid');
  if (isReserved(checked.value, brand?.name)) throw new Refusal('nicknameReserved');
  return checked.value;
}

/** @throws Refusal `uvrsIdInvalid`, `uvrsIdReserved` */
export function acceptedUvrsId({ brand }: Pick<Deps['config'], 'brand'>, raw: string): string {
  const checked = checkUvrsId(raw);
  // The check cuts at 20, which is for a person's typing; what a client sends is either right or not.
  if (!checked.ok || checked.value !== raw.normalize('NFKC').trim().toLowerCase()) throw new Refusal('uvrsIdInvalid');
  if (isReserved(checked.value, brand?.name)) throw new Refusal('uvrsIdReserved');
  return checked.value;
}

/** Stores a new user and returns their `user_id`; a name that is taken comes back as a violated constraint. */
export async function createUser({ clock, random }: Pick<Deps, 'clock' | 'random'>, tx: Tx, user: NewUser): Promise<string> {
  const userId = Buffer.from(random(16)).toString('base64url');
  const uvrsId = user.uvrsId === '' ? await freeUvrsId(random, tx) : user.uvrsId;
  await tx
    .insertInto('users')
    .values({
      user_id: userId,
      ...nicknameColumns(user.nickname),
      ...uvrsIdColumns(uvrsId),
      uvrs_id_changed_at: null,
      gender: user.gender,
      image_path: null,
      marketing_agreed: user.marketingAgreed,
      created_at: clock(),
    })
    .execute();
  return userId;
}

/** The language in which the owner of an account is written to. */
export async function keepLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.updateTable('users').set({ language }).where('user_id', '=', userId).where('language', 'is distinct from', language).execute();
}

/** The same where the account knows the device. */
export async function keepLanguageOfKnown(
  db: Queryable,
  { userId, device, language }: { readonly userId: string; readonly device: string; readonly language: Language },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('user_id', '=', userId)
    .where('language', 'is distinct from', language)
    .where('user_id', 'in', (of) => of.selectFrom('devices').select('user_id').where('device_hash', '=', digest(device)))
    .execute();
}

/** A nickname with what makes it unique. */
export const nicknameColumns = (nickname: string) => ({
  nickname,
  nickname_key: nicknameKey(nickname),
  nickname_skeleton: nicknameSkeleton(nickname),
});

/** An ID with what makes it unique. */
export const uvrsIdColumns = (uvrsId: string) => ({ uvrs_id: uvrsId, uvrs_id_skeleton: idSkeleton(uvrsId) });

async function freeUvrsId(random: Deps['random'], tx: Tx): Promise<string> {
  for (;;) {
    const candidate = randomUvrsId(random);
    if (!isReserved(candidate) && !(await isUvrsIdTaken(tx, candidate))) return candidate;
  }
}

/** Deletes an account that has no way to sign in; one that has got one meanwhile stays. The caller holds the lock on it. */
export async function deleteGuest(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identities').select('method').whereRef('identities.user_id', '=', 'users.user_id'))),
    )
    .execute();
}

/** Whether another account has this ID, or one that looks like it. */
export async function isUvrsIdTaken(db: Queryable, uvrsId: string, exceptUserId = ''): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where((is) => is.or([is('uvrs_id', '=', uvrsId), is('uvrs_id_skeleton', '=', idSkeleton(uvrsId))]))
    .where('user_id', '!=', exceptUserId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another account has this nickname, or one that looks like it. */
export async function isNicknameTaken(db: Queryable, nickname: string, exceptUserId = ''): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('user_id')
    .where((is) => is.or([is('nickname_key', '=', nicknameKey(nickname)), is('nickname_skeleton', '=', nicknameSkeleton(nickname))]))
    .where('user_id', '!=', exceptUserId)
    .executeTakeFirst();
  return found !== undefined;
}

const SHOWN_COLUMNS = [
  'user_id',
  'nickname',
  'uvrs_id',
  'uvrs_id_changed_at',
  'gender',
  'image_path',
  'account_open',
  'uvrs_points',
  'bonus_points',
  'gold',
  'marketing_agreed',
] as const;

const account = compiled((db, place: PlaceOf<{ readonly userId: string }>) =>
  db
    .selectFrom('users')
    .select([...SHOWN_COLUMNS, 'leaving_at'])
    .select((of) => [identitiesOfUser(of).as('identities'), wordsOfUser(of).as('words')])
    .where('user_id', '=', place('userId')),
);

/** A user as the wire has them; `method` is that of the session that asks. `db`: the transaction, where there is one. */
export const readUser = async (...of: Parameters<typeof readAccount>): Promise<User> => (await readAccount(...of)).user;

/** As `readUser`, and whether the account is being deleted by its owner. */
export async function readAccount(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  { userId, method }: { readonly userId: string; readonly method: number },
): Promise<{ readonly user: User; readonly leavingAt: number | null }> {
  const [row] = await account(db, { userId });
  // The account went away between the check of the token and now.
  if (row === undefined) throw new Refusal('unauthorized');
  const user = { ...toWire(row, method), ...standingOf(config, row.identities), ...agreementsOf(row.words, clock()) };
  return { user, leavingAt: row.leaving_at };
}

/** How an account looks to the person who has proven that it is theirs, without signing in to it (SOC-4). */
export async function readFace(db: Queryable, userId: string): Promise<Pick<User, 'uvrs_id' | 'gndr' | 'prfl_img_path'> | undefined> {
  const row = await db.selectFrom('users').select(['uvrs_id', 'gender', 'image_path']).where('user_id', '=', userId).executeTakeFirst();
  return row && { uvrs_id: row.uvrs_id, gndr: row.gender, prfl_img_path: row.image_path };
}

const yesOrNo = (value: boolean) => (value ? 'Y' : 'N');

const toWire = (row: Pick<Selectable<UsersTable>, (typeof SHOWN_COLUMNS)[number]>, method: number): User => ({
  user_id: row.user_id,
  ncknm: row.nickname,
  uvrs_id: row.uvrs_id,
  uvrs_id_chng_dtm: row.uvrs_id_changed_at === null ? null : new Date(row.uvrs_id_changed_at).toISOString(),
  auth_mthd: method,
  gndr: row.gender,
  prfl_img_path: row.image_path,
  acnt_open_yn: yesOrNo(row.account_open),
  uvrs_pont: row.uvrs_points,
  bons_pont: row.bonus_points,
  gold: row.gold,
  mrkt_infr_rcpt_agrm_yn: yesOrNo(row.marketing_agreed),
});
