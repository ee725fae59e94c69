import { registerClient } from '#server/oauth/clients.ts';
import { codeFor, createTestApi, type TestApi } from '#server/tests/support/api.ts';
import { openPglite } from '#server/tests/support/databases.ts';
import { becomeGuest, becomeMember, proveEmail, providerJoin, ticketFor } from '#server/tests/support/people.ts';
import { type Attack, filled, type Holdings, type Sender } from './attack.ts';
import { type Operation, operationsOf } from './operations.ts';
import { type Answered, faultsOf } from './verdict.ts';

export interface Sent {
  readonly answer: Answered;
  /** In words; empty when the answer is as documented. */
  readonly faults: readonly string[];
}

/** The API in memory, with a person who takes no part and must not be touched. */
export interface Target {
  readonly operations: readonly Operation[];
  send(attack: Attack): Promise<Sent>;
  /** Whether the person who takes no part is as before; the fault in words. */
  strangerFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Belongs to the platform, so its codes need no consent. */
const PARTNER = { id: 'attacked', secret: 'a-secret-of-the-partner', redirectUri: 'https://partner.example/back' };

let parties = 0;

/** Everyone at an address of their own, so that limits refuse nothing that is no guess. */
function newAddress(): string {
  parties += 1;
  return `10.${(parties >> 16) & 255}.${(parties >> 8) & 255}.${parties & 255}`;
}

/** Members joined with these, for tickets that sign in. */
const JOINED = { google: { type: 3, subject: 'joined' }, yonsei: { type: 23, subject: 'joined-student' } };

async function joinOthers(api: TestApi): Promise<void> {
  for (const { type, subject } of Object.values(JOINED)) {
    const other = api.browser(newAddress());
    await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, subject, type), type));
  }
}

async function partnerTokenFor(api: TestApi, code: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: PARTNER.redirectUri,
    client_id: PARTNER.id,
    client_secret: PARTNER.secret,
  });
  const response = await api.fetch(new Request('http://localhost:4000/api/v1/oauth/token', { method: 'POST', body }), newAddress());
  const { access_token } = await response.json();
  return String(access_token);
}

async function newParty(api: TestApi, sender: Sender, strangersEmail: string): Promise<Holdings> {
  const browser = api.browser(newAddress());
  const { now } = api.clock;
  const [ownEmail, email, codeEmail] = ['own', 'new', 'code'].map((name) => `${name}${parties}@madang.kr`) as [string, string, string];
  if (sender === 'guest') await becomeGuest(browser);
  if (sender === 'member') await becomeMember(api, browser, ownEmail);
  const ownProof = sender === 'member' ? await proveEmail(api, browser, ownEmail) : 'none';
  const proof = await proveEmail(api, browser, email);
  await browser.ok('requestEmailCode', { authWay: codeEmail });
  const ticket = await ticketFor(api, browser, `subject-${parties}`, undefined, sender === 'visitor' ? 'login' : 'link');
  const { google, yonsei } = JOINED;
  const joinedTicket = await ticketFor(api, browser, google.subject, google.type);
  const joinedSchoolTicket = await ticketFor(api, browser, yonsei.subject, yonsei.type);
  const newCode = async () => (await browser.ok('oauthCode', { clntId: PARTNER.id, redrUri: PARTNER.redirectUri })).code;
  const partnerCode = sender === 'member' ? await newCode() : 'none';
  const partnerToken = sender === 'member' ? await partnerTokenFor(api, await newCode()) : 'none';
  // Proving an email waits; time must not, or tokens end.
  api.clock.now = now;
  return {
    token: browser.token ?? '',
    cookie: [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
    ownEmail,
    ownProof,
    email,
    proof,
    ticket,
    joinedTicket,
    joinedSchoolTicket,
    codeEmail,
    authCode: codeFor(api, codeEmail),
    strangersEmail,
    clientId: PARTNER.id,
    clientSecret: PARTNER.secret,
    redirectUri: PARTNER.redirectUri,
    partnerCode,
    partnerToken,
  };
}

/** Good for one request. */
const ONE_TIME_VALUE = /\{\{(?:proof|ownProof|ticket|joinedTicket|joinedSchoolTicket|authCode|codeEmail|partnerCode)\}\}/;

/** Whether what a sender held is used up by a request that was granted, or the session is over. */
const isSpent = ({ operation, body = '' }: Attack, response: Response): boolean =>
  ONE_TIME_VALUE.test(body) || response.headers.getSetCookie().length > 0 || operation === 'logout' || operation === 'deleteAccount';

/** A `Request` cannot be made of what no client can send; that is no attack. */
function requestOf({ method, address, headers, body, isBinary }: Attack, holdings: Holdings): Request | undefined {
  try {
    const sent = new Headers();
    for (const [name, value] of headers) sent.append(name, filled(value, holdings));
    const text = body === undefined ? undefined : filled(body, holdings);
    const content = text === undefined ? undefined : new Uint8Array(Buffer.from(text, isBinary === true ? 'latin1' : 'utf8'));
    return new Request(`http://localhost:4000${address}`, { method, headers: sent, ...(content !== undefined && { body: content }) });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export async function openTarget(): Promise<Target> {
  const database = await openPglite();
  const api = await createTestApi(database.db);
  const document: unknown = await (await api.browser().fetch('GET', '/api/v1/openapi.json')).json();
  const operations = operationsOf(document);
  const stranger = api.browser(newAddress());
  await registerClient(database.db, { ...PARTNER, name: 'Partner', redirectUris: [PARTNER.redirectUri], firstParty: true });
  const { email, user_id, uvrs_id, access_token } = await becomeMember(api, stranger);
  await joinOthers(api);
  const ncknm = '아무도모르는이름';
  await stranger.ok('changeNickname', { ncknm });
  const before = JSON.stringify((await stranger.ok('userInfo')).user);
  const secrets = [user_id, ncknm, uvrs_id, access_token].map(String);
  const known = new Map<Sender, Holdings>();

  const partyOf = async (sender: Sender): Promise<Holdings> => {
    const party = known.get(sender) ?? (await newParty(api, sender, email));
    known.set(sender, party);
    return party;
  };

  return {
    operations,
    send: async (attack) => {
      const operation = operations.find(({ id }) => id === attack.operation);
      if (operation === undefined) throw new Error(`the document has no operation ${attack.operation}`);
      const request = requestOf(attack, await partyOf(attack.sender));
      if (request === undefined) return { answer: { status: 0, headers: new Headers(), text: '' }, faults: [] };
      const logged = api.logged.length;
      const response = await api.fetch(request, newAddress());
      const answer = { status: response.status, headers: response.headers, text: await response.text() };
      if (response.ok && isSpent(attack, response)) known.delete(attack.sender);
      const defects = api.logged.slice(logged).filter(({ level }) => level === 'error');
      return {
        answer,
        faults: [...faultsOf(operation, attack, answer, secrets), ...defects.map(() => 'the server logged a defect of its own')],
      };
    },
    strangerFaults: async () => {
      const after = await stranger.call('userInfo');
      return JSON.stringify(after.data?.user) === before ? [] : ['the person who takes no part is not as before'];
    },
    close: () => database.close(),
  };
}
