import type { CallName } from '#contract/calls.ts';
import type { Reply } from '../support/browser.ts';
import type { Ready } from './moves.ts';
import type { Scene, SceneKind } from './scene.ts';

interface Promised {
  /** Whether what the call has answered is so now. */
  readonly isKept: (scene: Scene, ready: Ready, reply: Reply) => Promise<boolean>;
  /** The calls whose success may have taken it back. */
  readonly undoneBy: (kind: SceneKind) => readonly CallName[];
}

/** What a call that succeeded has promised; the calls that are not here change nothing, or nothing that can be looked up. */
export const PROMISED: { readonly [Name in CallName]?: Promised } = {
  guestLogin: { isKept: hasToken, undoneBy: () => ['logout', 'linkAccount', 'setUpAccount'] },
  snsLogin: { isKept: hasToken, undoneBy: endingMember },
  emailLogin: { isKept: hasToken, undoneBy: endingMember },
  ssoLogin: { isKept: hasToken, undoneBy: endingMember },
  passkeyLogin: { isKept: hasToken, undoneBy: endingMember },
  handOverLogin: { isKept: hasToken, undoneBy: endingMember },
  join: { isKept: hasName, undoneBy: () => ['resetPassword'] },
  accountLinkJoin: { isKept: hasToken, undoneBy: endingMember },
  // A guest's session serves for one way in only: the other call has lost it.
  linkAccount: { isKept: isSameAccount, undoneBy: endingMember },
  setUpAccount: { isKept: isSameAccount, undoneBy: endingMember },
  refreshAccessToken: {
    isKept: hasToken,
    undoneBy: () => ['logout', 'linkAccount', 'setUpAccount', 'resetPassword', 'deleteAccount', 'endSessions', 'removeWay'],
  },
  logout: { isKept: isSignedOut, undoneBy: () => [] },
  resetPassword: {
    isKept: hasOnlyItsSession,
    undoneBy: (kind) => ['snsLogin', 'ssoLogin', 'passkeyLogin', 'handOverLogin', 'accountLinkJoin', 'logout', ...endingMember(kind)],
  },
  changeNickname: { isKept: hasColumn('nickname', ({ nickname }) => nickname), undoneBy: deletingGuest },
  changeUvrsId: { isKept: hasColumn('uvrs_id', ({ uvrsId }) => uvrsId), undoneBy: deletingGuest },
  changeAccountOpen: { isKept: hasColumn('account_open', () => false), undoneBy: deletingGuest },
  recordAgreements: { isKept: hasColumn('marketing_agreed', () => true), undoneBy: deletingGuest },
  changeProfileImage: { isKept: hasImage, undoneBy: () => ['changeProfileImage', 'removeProfileImage'] },
  removeProfileImage: { isKept: hasNoImage, undoneBy: () => ['changeProfileImage'] },
  oauthCode: {
    isKept: hasRow('oauth_codes'),
    undoneBy: () => ['endConsent', 'logout', 'resetPassword', 'linkAccount', 'setUpAccount', 'deleteAccount', 'endSessions', 'removeWay'],
  },
  deleteAccount: {
    isKept: isLeaving,
    undoneBy: () => [
      'snsLogin',
      'emailLogin',
      'ssoLogin',
      'passkeyLogin',
      'accountLinkJoin',
      'linkAccount',
      'setUpAccount',
      'resetPassword',
    ],
  },
  consentToClient: { isKept: hasRow('oauth_consents'), undoneBy: () => ['endConsent'] },
};

function endingMember(kind: SceneKind): readonly CallName[] {
  return kind === 'guest'
    ? ['resetPassword']
    : ['resetPassword', 'linkAccount', 'setUpAccount', 'deleteAccount', 'endSessions', 'removeWay'];
}

function deletingGuest(kind: SceneKind): readonly CallName[] {
  return kind === 'guest' ? ['logout'] : [];
}

const tokenOf = ({ data }: Reply): string => {
  const answered = data as { access_token?: string; user?: { access_token?: string } };
  return answered.access_token ?? answered.user?.access_token ?? 'none';
};

const userOf = async ({ api }: Scene, reply: Reply) => {
  const answer = await api.browser().call('userInfo', undefined, { token: tokenOf(reply) });
  return answer.code === 0 ? answer.data.user : undefined;
};

async function hasToken(scene: Scene, _: Ready, reply: Reply): Promise<boolean> {
  return (await userOf(scene, reply)) !== undefined;
}

async function hasName(scene: Scene, _: Ready, reply: Reply): Promise<boolean> {
  const user = await userOf(scene, reply);
  return user?.ncknm === scene.nickname && user.uvrs_id === scene.uvrsId;
}

async function isSameAccount(scene: Scene, { by }: Ready, reply: Reply): Promise<boolean> {
  return (await userOf(scene, reply))?.user_id === by.userId;
}

async function isSignedOut({ api }: Scene, { by }: Ready): Promise<boolean> {
  return (await api.browser().call('userInfo', undefined, { token: by.browser.token ?? 'none' })).status === 401;
}

async function hasOnlyItsSession(scene: Scene, ready: Ready, reply: Reply): Promise<boolean> {
  const { db, email } = scene;
  const sessions = db.selectFrom('sessions').innerJoin('identities', 'identities.user_id', 'sessions.user_id').select('session_id');
  const found = await sessions.where('identities.subject', '=', email).execute();
  return found.length === 1 && (await hasToken(scene, ready, reply));
}

async function isLeaving({ db }: Scene, { by }: Ready): Promise<boolean> {
  const row = await db.selectFrom('users').select(['leaving_at', 'deleted_at']).where('user_id', '=', by.userId).executeTakeFirst();
  return row !== undefined && (row.leaving_at !== null || row.deleted_at !== null);
}

async function hasImage({ api }: Scene, _: Ready, reply: Reply): Promise<boolean> {
  const { profileImagePath } = reply.data as { profileImagePath: string };
  return (await api.browser().fetch('GET', profileImagePath)).status === 200;
}

async function hasNoImage({ db }: Scene, { by }: Ready): Promise<boolean> {
  const row = await db.selectFrom('users').select('image_path').where('user_id', '=', by.userId).executeTakeFirst();
  return (row?.image_path ?? null) === null;
}

function hasColumn<Column extends 'nickname' | 'uvrs_id' | 'account_open' | 'marketing_agreed'>(
  column: Column,
  wanted: (scene: Scene) => string | boolean,
): Promised['isKept'] {
  return async (scene, { by }) => {
    const row = await scene.db
      .selectFrom('users')
      .select(['nickname', 'uvrs_id', 'account_open', 'marketing_agreed'])
      .where('user_id', '=', by.userId)
      .executeTakeFirst();
    return row?.[column] === wanted(scene);
  };
}

function hasRow(table: 'oauth_codes' | 'oauth_consents'): Promised['isKept'] {
  return async ({ db }, { by }) =>
    (await db.selectFrom(table).select('client_id').where('user_id', '=', by.userId).executeTakeFirst()) !== undefined;
}
