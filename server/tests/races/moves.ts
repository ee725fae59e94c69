import { CALLS, type CallName } from '#contract/calls.ts';
import { codeFor } from '../support/api.ts';
import { Authenticator } from '../support/authenticator.ts';
import type { Reply, SendOptions } from '../support/browser.ts';
import { emailCredentials, emailJoin, imageForm, PASSWORD, providerJoin, ticketCredentials, WELL_FORMED } from '../support/people.ts';
import { GOOGLE, NAVER, newGuest, newMember, type Party, proofOf, type Scene, type SceneKind, ticketOf, visitor, YONSEI } from './scene.ts';

/** One call, ready to be made. `by`: the account whose token goes with it, or that the answer signs in to. */
export interface Ready {
  readonly by: Party;
  readonly make: () => Promise<Reply>;
}

/** One way to make a call of the contract in a scene. */
export interface Move {
  readonly call: CallName;
  /** Tells moves of one call apart; empty when there is one. */
  readonly variant: string;
  /** Prepares what the call needs, as a proof or a ticket. `self`: the subject, on the browser of this side of the race. */
  readonly ready: (scene: Scene, self: Party) => Promise<Ready>;
}

const NEW_PASSWORD = 'autumn-2026!';

type Body = (scene: Scene, self: Party) => unknown;

/** The subject itself calls. */
const own =
  (call: CallName, bodyOf: Body = () => WELL_FORMED[call], options: SendOptions = {}): Move['ready'] =>
  async (scene, self) => {
    const body = await bodyOf(scene, self);
    return { by: self, make: () => self.browser.call(call, body, options) };
  };

/** Another account or a visitor calls. */
const other =
  (call: CallName, partyOf: (scene: Scene) => Promise<Party>, bodyOf: Body, options: SendOptions = {}): Move['ready'] =>
  async (scene) =>
    own(call, bodyOf, options)(scene, await partyOf(scene));

const stranger = async (scene: Scene): Promise<Party> => visitor(scene);
const replacing: SendOptions = { headers: { 'X-Replace-Existing': 'Y' } };
const wanted = ({ nickname, uvrsId }: Scene) => ({ ncknm: nickname, uvrsId });
const proven =
  (purpose: 'link' | 'reset', pswd = PASSWORD): Body =>
  async (scene, self) =>
    emailCredentials(scene.email, await proofOf(scene, self, purpose), pswd);
const linkTicket =
  (method = GOOGLE): Body =>
  async (scene, self) =>
    ticketCredentials(await ticketOf(scene, self, method, 'link'), method);
const provenJoin: Body = async (scene, self) => {
  await proofOf(scene, self, 'link');
  return emailJoin(scene.email, wanted(scene));
};

type Variants = Readonly<Record<string, Move['ready']>>;
const one = (ready: Move['ready']): Variants => ({ '': ready });
const ofMember = (kind: SceneKind, ready: Move['ready']): Variants => (kind === 'member' ? one(ready) : {});

/**
 * Calls that act on no account, email, nickname or ID. `discardSignIn` acts on a sign-in that is under way: `cancelled-sign-in.test.ts` has
 * its races; `oauthClient` only reads a partner's name; the two of a login at the OpenID door need that door, and have theirs in `openid.test.ts`.
 */
export const WITHOUT_MOVE: ReadonlySet<CallName> = new Set<CallName>([
  'campusList',
  'claimSignIn',
  'configuration',
  'discardSignIn',
  'listSchools',
  'oauthClient',
  'finishPartnerLogin',
  'refusePartnerLogin',
  'passkeyRequestOptions',
  'beginHandOver',
  'readHandOver',
]);

/** A passkey of the subject, and the authenticator that has it. */
async function passkeyOf({ browser }: Party) {
  const authenticator = new Authenticator();
  const { publicKey } = await browser.ok('passkeyCreationOptions', { mediation: 'optional' });
  await browser.ok('addPasskey', { credential: authenticator.create(publicKey) });
  return authenticator;
}

/** A screen whose code the subject has read, and the digits that it shows. */
async function claimedScreen(scene: Scene, { browser }: Party) {
  const screen = (await visitor(scene)).browser;
  await screen.ok('configuration');
  const { code, secret } = await screen.ok('beginHandOver');
  await browser.ok('claimHandOver', { code });
  const { digits } = await screen.ok('readHandOver', { secret });
  return { screen, code, secret, digits };
}

const passkeyId: Body = async (_, self) => ({ passkeyId: (await passkeyOf(self)).passkeys[0]?.id });

/** The calls that take more than the subject itself and the body of `WELL_FORMED` to be granted, in the scenes where they can be. */
const MOVES: Readonly<Partial<Record<CallName, (kind: SceneKind) => Variants>>> = {
  guestLogin: (kind) => (kind === 'guest' ? one(own('guestLogin')) : {}),
  snsLogin: () => one(own('snsLogin', async (scene, self) => ({ authMthd: GOOGLE, authId: await ticketOf(scene, self, GOOGLE) }))),
  confirmationOptions: (kind) => ofMember(kind, own('confirmationOptions')),
  sendConfirmationCode: (kind) => ofMember(kind, own('sendConfirmationCode')),
  passkeyCreationOptions: (kind) => ofMember(kind, own('passkeyCreationOptions')),
  listPasskeys: (kind) => ofMember(kind, own('listPasskeys')),
  addPasskey: (kind) =>
    ofMember(
      kind,
      own('addPasskey', async (_, { browser }) => {
        const { publicKey } = await browser.ok('passkeyCreationOptions', { mediation: 'optional' });
        return { credential: new Authenticator().create(publicKey) };
      }),
    ),
  renamePasskey: (kind) =>
    ofMember(
      kind,
      own('renamePasskey', async (scene, self) => ({ ...((await passkeyId(scene, self)) as object), name: 'Phone' })),
    ),
  removePasskey: (kind) => ofMember(kind, own('removePasskey', passkeyId)),
  passkeyLogin: (kind) =>
    ofMember(
      kind,
      own('passkeyLogin', async (_, self) => {
        const authenticator = await passkeyOf(self);
        const { publicKey } = await self.browser.ok('passkeyRequestOptions');
        return { credential: authenticator.get(publicKey) };
      }),
    ),
  claimHandOver: (kind) =>
    ofMember(
      kind,
      own('claimHandOver', async (scene) => {
        const { browser } = await visitor(scene);
        await browser.ok('configuration');
        return { code: (await browser.ok('beginHandOver')).code };
      }),
    ),
  approveHandOver: (kind) =>
    ofMember(
      kind,
      own('approveHandOver', async (scene, self) => {
        const { code, digits } = await claimedScreen(scene, self);
        return { code, digits };
      }),
    ),
  refuseHandOver: (kind) =>
    ofMember(
      kind,
      own('refuseHandOver', async (scene, self) => ({ code: (await claimedScreen(scene, self)).code })),
    ),
  handOverLogin: (kind) =>
    ofMember(kind, async (scene, self) => {
      const { screen, code, secret, digits } = await claimedScreen(scene, self);
      await self.browser.ok('approveHandOver', { code, digits });
      return { by: self, make: () => screen.call('handOverLogin', { secret }) };
    }),
  emailLogin: () => one(own('emailLogin', ({ email }) => ({ authMthd: 1, authId: email, pswd: PASSWORD }))),
  ssoLogin: (kind) =>
    ofMember(
      kind,
      own('ssoLogin', async (scene, self) => ({ cmpsCode: 'yonsei', authMthd: YONSEI, code: await ticketOf(scene, self, YONSEI) })),
    ),
  checkUser: () => one(own('checkUser', ({ email }) => ({ authMthd: 1, authId: email }))),
  join: (kind) => ({
    'with the email': other('join', stranger, provenJoin),
    ...(kind === 'guest' && { 'as a guest': other('join', stranger, (scene) => ({ ...WELL_FORMED.join, ...wanted(scene) })) }),
  }),
  validateUvrsId: () => one(own('validateUvrsId', ({ uvrsId }) => ({ uvrsId }))),
  validateNickname: () => one(own('validateNickname', ({ nickname }) => ({ ncknm: nickname }))),
  accountLinkJoin: () =>
    one(
      other('accountLinkJoin', stranger, async (scene, self) => ({
        ...providerJoin(await ticketOf(scene, self, GOOGLE)),
        ...wanted(scene),
      })),
    ),
  changeNickname: () => ({
    'of the account': own('changeNickname', ({ nickname }) => ({ ncknm: nickname })),
    'of another account': other('changeNickname', newMember, ({ nickname }) => ({ ncknm: nickname })),
  }),
  changeEmail: (kind) =>
    ofMember(
      kind,
      own('changeEmail', async (scene, self) => {
        const authWay = `new-${scene.email}`;
        return { authWay, sqncNum: await proofOf({ ...scene, email: authWay }, self, 'link') };
      }),
    ),
  linkAccount: (kind) =>
    kind === 'guest'
      ? { 'to the email': own('linkAccount', proven('link')), 'to the provider': own('linkAccount', linkTicket()) }
      : { 'of a guest, replacing the account': other('linkAccount', newGuest, linkTicket(), replacing) },
  setUpAccount: (kind) =>
    kind === 'guest'
      ? one(own('setUpAccount', linkTicket()))
      : {
          'with one more provider': own('setUpAccount', linkTicket(NAVER)),
          'of another account, replacing the account': other('setUpAccount', newMember, linkTicket(), replacing),
        },
  resetPassword: () => one(own('resetPassword', proven('reset', NEW_PASSWORD))),
  requestEmailCode: () => one(own('requestEmailCode', ({ email }) => ({ authWay: email }))),
  confirmEmailCode: () =>
    one(
      own('confirmEmailCode', async ({ api, email }, { browser }) => {
        // The other side may have asked already: then this one has no code, and hears so.
        await browser.call('requestEmailCode', { authWay: email });
        await api.outbox.idle();
        return { authWay: email, authCode: codeFor(api, email) };
      }),
    ),
  oauthCode: (kind) =>
    ofMember(
      kind,
      own('oauthCode', () => ({ clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' })),
    ),
  consentToClient: (kind) => ofMember(kind, own('consentToClient')),
  changeProfileImage: (kind) =>
    ofMember(
      kind,
      own('changeProfileImage', () => undefined, { rawBody: imageForm('me.png') }),
    ),
  removeProfileImage: (kind) => ofMember(kind, own('removeProfileImage')),
  changeUvrsId: () => ({
    'of the account': own('changeUvrsId', ({ uvrsId }) => ({ uvrsId })),
    'of another account': other('changeUvrsId', newMember, ({ uvrsId }) => ({ uvrsId })),
  }),
  deleteAccount: (kind) => ofMember(kind, own('deleteAccount')),
};

export const movesOf = (kind: SceneKind): readonly Move[] =>
  (Object.keys(CALLS) as CallName[])
    .filter((call) => !WITHOUT_MOVE.has(call))
    .flatMap((call) => Object.entries(MOVES[call]?.(kind) ?? one(own(call))).map(([variant, ready]) => ({ call, variant, ready })));

export const nameOf = ({ call, variant }: Move): string => (variant === '' ? call : `${call} ${variant}`);
