import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AGREEMENT_ITEMS, type AgreementItem, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { MARKETING_CONSENT_VALIDITY } from '#contract/limits.ts';
import type { Agreement, User } from '#contract/schemas.ts';
import { dueItems, isAcceptedVersion, TEXT_VERSIONS } from '#contract/text-versions.ts';
import type { Database } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';

/** What a person said to one item. */
export interface Word {
  readonly item: AgreementItem;
  /** The version of the text that the person read. */
  readonly version: string;
  readonly agreed: boolean;
}

interface DatedWord extends Word {
  /** ms since the epoch */
  readonly at: number;
}

const current = (item: AgreementItem, agreed: boolean): Word => ({ item, version: TEXT_VERSIONS[item].version, agreed });

/** What a join says: the pages send it only with every required item ticked, so its one field of the five is marketing (AGR-2, AGR-3). */
export const wordsOfJoin = (marketingAgreed: boolean): readonly Word[] => [
  ...REQUIRED_ITEMS.map((item) => current(item, true)),
  current('marketing', marketingAgreed),
];

/** As `wordsOfJoin`, for an account that exists already: an unticked box takes no earlier consent back. */
export const wordsOfReturn = (marketingAgreed: boolean): readonly Word[] => wordsOfJoin(marketingAgreed).filter(({ agreed }) => agreed);

/**
 * The words in the body of `PUT /auth/agreements`.
 * @throws Refusal `valueInvalid` for an unknown item or version, and for a required item that is not agreed to
 */
export function acceptedWords(
  body: readonly { readonly item: string; readonly ver: string; readonly agrmYn: 'Y' | 'N' }[],
): readonly Word[] {
  return body.map(({ item: name, ver: version, agrmYn }) => {
    const item = AGREEMENT_ITEMS.find((known) => known === name);
    const agreed = agrmYn === 'Y';
    if (item === undefined || !isAcceptedVersion(item, version)) throw new Refusal('valueInvalid');
    // The way to take back a required agreement is to leave the service.
    if (item !== 'marketing' && !agreed) throw new Refusal('valueInvalid');
    return { item, version, agreed };
  });
}

/** AGR-5: adds rows and changes none, so that the table tells what was agreed to at any time. */
export async function recordAgreements({ clock }: Pick<Deps, 'clock'>, tx: Tx, userId: string, words: readonly Word[]): Promise<void> {
  const at = clock();
  if (words.length === 0) return;
  await tx
    .insertInto('agreements')
    .values(words.map((word) => ({ user_id: userId, ...word, at })))
    .execute();
  const marketing = words.findLast(({ item }) => item === 'marketing');
  if (marketing === undefined) return;
  await tx.updateTable('users').set({ marketing_agreed: marketing.agreed }).where('user_id', '=', userId).execute();
}

/** The newest word on each item, of the account of a query's `users` row. */
export const wordsOfUser = ({ selectFrom }: ExpressionBuilder<Database, 'users'>) =>
  jsonArrayFrom(
    selectFrom('agreements')
      .select(['item', 'version', 'agreed', 'at'])
      .distinctOn('item')
      .whereRef('agreements.user_id', '=', 'users.user_id')
      .orderBy('item')
      .orderBy('agreement_id', 'desc'),
  );

/**
 * Words as the wire has them, and the items that are due: a guest of the plain guest login has agreed to nothing, and owes all of it (AGR-5).
 * A consent to marketing is confirmed every two years, and can be ended then. `now`: ms since the epoch.
 */
export function agreementsOf(rows: readonly DatedWord[], now: number): Required<Pick<User, 'agrm' | 'agrm_due'>> {
  const agreed = Object.fromEntries(rows.filter((row) => row.agreed).map(({ item, version }) => [item, version]));
  const marketing = rows.find(({ item }) => item === 'marketing');
  const isOld = marketing?.agreed === true && now - marketing.at >= MARKETING_CONSENT_VALIDITY;
  return { agrm: rows.map(toWire), agrm_due: [...dueItems(agreed), ...(isOld ? (['marketing'] as const) : [])] };
}

const toWire = (row: DatedWord): Agreement => ({
  item: row.item,
  ver: row.version,
  agrm_yn: row.agreed ? 'Y' : 'N',
  agrm_dtm: new Date(row.at).toISOString(),
});
