import { randomBytes } from 'node:crypto';
import { methodByType } from '#contract/methods.ts';
import { recordAgreements, wordsOfJoin } from '#server/accounts/agreements.ts';
import { addIdentity, type Identity } from '#server/accounts/identities.ts';
import { beginSession } from '#server/accounts/sessions.ts';
import { issueTicket } from '#server/accounts/tickets.ts';
import { createUser } from '#server/accounts/users.ts';
import type { ProviderPurpose, Purpose } from '#server/db/schema.ts';
import { type Tx, transaction } from '#server/db/transaction.ts';
import { sign } from '#server/hashing.ts';
import { Passwords } from '#server/passwords.ts';
import type { Browser } from '../support/browser.ts';
import { issueProof } from '../support/issue-proof.ts';
import { recordingLog } from '../support/logged.ts';
import { PASSWORD } from '../support/people.ts';
import type { Arena } from './arena.ts';

export const GOOGLE = 3;
const KAKAO = 4;
export const NAVER = 5;
export const YONSEI = 23;

export type SceneKind = 'guest' | 'member';

/** A browser on its visit, and the account that it is signed in to; without one, `userId` is empty. */
export interface Party {
  readonly browser: Browser;
  readonly visit: string;
  readonly userId: string;
}

/**
 * What two calls race about: one account, one email, one nickname, one ID. A guest leaves the email and the providers' people free; a
 * member has them as ways into the account.
 */
export interface Scene extends Arena {
  readonly kind: SceneKind;
  readonly subject: Party;
  /** The subject on a second browser; of a guest the same browser. */
  readonly elsewhere: Party;
  readonly email: string;
  readonly person: string;
  /** What callers want. */
  readonly nickname: string;
  readonly uvrsId: string;
}

let count = 0;
const next = () => {
  count += 1;
  return count;
};
let passwordHash: Promise<string> | undefined;

export async function arrange(arena: Arena, kind: SceneKind): Promise<Scene> {
  const number = next();
  const person = `person-${number}`;
  const email = `race${number}@madang.kr`;
  passwordHash ??= new Passwords().hash(PASSWORD, '127.0.0.1');
  const identities: readonly Identity[] = [
    { method: 1, subject: email, passwordHash: await passwordHash },
    { method: GOOGLE, subject: person, passwordHash: null },
    { method: YONSEI, subject: person, passwordHash: null },
  ];
  const { subject, elsewhere } = await transaction(arena.db, async (tx) => {
    const subject = await newAccount(arena, tx, kind === 'guest' ? [] : identities);
    if (kind === 'guest') return { subject, elsewhere: subject };
    await tx.insertInto('oauth_consents').values({ client_id: 'demo-partner', user_id: subject.userId, agreed_at: 0 }).execute();
    return { subject, elsewhere: await signedIn(arena, tx, subject.userId, GOOGLE) };
  });
  return { ...arena, kind, subject, elsewhere, email, person, nickname: `이름${number}`, uvrsId: `race${number}` };
}

export const newGuest = (arena: Arena): Promise<Party> => transaction(arena.db, (tx) => newAccount(arena, tx, []));

/** Another account, which has no Google account connected. */
export const newMember = (arena: Arena): Promise<Party> =>
  transaction(arena.db, (tx) => newAccount(arena, tx, [{ method: KAKAO, subject: `other-${next()}`, passwordHash: null }]));

/** Signed in by the last of its identities, or as a guest. */
async function newAccount(arena: Arena, tx: Tx, identities: readonly Identity[]): Promise<Party> {
  const number = next();
  const about = { nickname: `회원${number}`, uvrsId: `member${number}`, gender: 'F', marketingAgreed: false } as const;
  const userId = await createUser(arena.deps, tx, about);
  await recordAgreements(arena.deps, tx, userId, wordsOfJoin(false));
  for (const identity of identities) await addIdentity(arena.deps, tx, userId, identity);
  return signedIn(arena, tx, userId, identities.at(-1)?.method ?? 0);
}

async function signedIn(arena: Arena, tx: Tx, userId: string, method: number): Promise<Party> {
  const { browser, visit } = visitor(arena);
  const { accessToken, credential } = await beginSession(arena.deps, tx, { userId, method, visit });
  browser.token = accessToken;
  browser.cookies.set('madang_refresh', { value: credential, path: '/api/v1/auth/refresh' });
  return { browser, visit, userId };
}

/** On a new visit. */
export function visitor({ api, deps }: Arena): Party {
  const browser = api.browser();
  const visit = Buffer.from(deps.random(16)).toString('base64url');
  browser.cookies.set('madang_visit', { value: `${visit}.${sign(deps.secret, 'visit', visit)}`, path: '/' });
  return { browser, visit, userId: '' };
}

/** Another tab of the same browser: the same cookies and token. */
export function tabOf({ api }: Arena, { browser, visit, userId }: Party): Party {
  const tab = api.browser();
  for (const [name, cookie] of browser.cookies) tab.cookies.set(name, cookie);
  tab.token = browser.token;
  return { browser: tab, visit, userId };
}

/** A ticket as check-user gives it. */
export async function ticketOf(
  { api, db, deps, person }: Scene,
  { visit }: Party,
  method: number,
  purpose: ProviderPurpose = 'login',
): Promise<string> {
  const known = methodByType(method);
  if (known === undefined) throw new Error(`there is no method ${method}`);
  return issueTicket({ ...deps, db, providers: new Map(), visit, address: '', log: recordingLog().log, metrics: api.metrics }, known, {
    subject: person,
    account: null,
    purpose,
    state: randomBytes(32).toString('base64url'),
  });
}

/** A `sqncNum` as a confirmed code gives it. */
export const proofOf = ({ db, deps, email }: Scene, { visit }: Party, purpose: Purpose): Promise<string> =>
  issueProof(db, deps, { email, visit, purpose });
