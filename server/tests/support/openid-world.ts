import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as client from 'openid-client';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import type { Log } from '#server/log/log.ts';
import type { OauthClient } from '#server/oauth/clients.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { NOON } from './api.ts';
import type { TestDatabase } from './databases.ts';
import { callApi, checkUser, throughWindow } from './provider-window.ts';
import { Surfer } from './surfer.ts';

export const REDIRECT = 'https://partner.example/back';
export const LOGGED_OUT = 'https://partner.example/bye';
export const SECRET = 'a-secret-of-twenty-four-letters';

export const MEETINGS: OauthClient = {
  id: 'meetings',
  name: 'Campus Meetings',
  secret: SECRET,
  redirectUris: [REDIRECT],
  tokenEndpointAuthMethod: 'client_secret_basic',
  postLogoutRedirectUris: [LOGGED_OUT],
  refresh: true,
};

/** A started server with clients of the OpenID door. Its clock is the test's; the library's own is the machine's. */
export interface OpenidWorld {
  readonly server: RunningServer;
  readonly clock: { now: number };
  readonly issuer: string;
  stop(): Promise<void>;
}

export async function openWorld(
  database: TestDatabase,
  clients: readonly OauthClient[],
  settings: Record<string, string> = {},
  about: { readonly log?: Log } = {},
): Promise<OpenidWorld> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-openid-'));
  const file = path.join(directory, 'clients.json');
  await writeFile(file, JSON.stringify(clients));
  const clock = { now: NOON };
  const server = await startServer({
    config: configFromEnv({ PORT: '0', OAUTH_CLIENTS: file, ...settings }),
    clock: () => clock.now,
    database: { db: database.db, label: 'for a test', close: async () => {} },
    ...about,
  });
  return {
    server,
    clock,
    issuer: `${server.siteUrl}/oidc`,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}

const GOOGLE = 3;
let joined = 0;

/** A person with a browser, who has an account, and a page that holds its token. */
export class Student {
  readonly surfer = new Surfer({ 'Accept-Language': 'en' });
  readonly world: OpenidWorld;
  token = '';

  private constructor(world: OpenidWorld) {
    this.world = world;
  }

  static async join(world: OpenidWorld, person: string): Promise<Student> {
    const student = new Student(world);
    await student.join(person);
    return student;
  }

  async join(person: string): Promise<void> {
    joined += 1;
    await this.#begin('/auth/account-link/join', {
      authMthd: GOOGLE,
      authId: await this.#ticket(person),
      ncknm: `고래${'가나다라마바사아자차카타파하'[joined % 14]}${joined}`,
      gndr: 'F',
      uvrsId: `whale.${joined}`,
      mrktInfrRcptAgrmYn: 'N',
    });
  }

  async signIn(person: string): Promise<void> {
    await this.#begin('/auth/login/sns', { authMthd: GOOGLE, authId: await this.#ticket(person) });
  }

  async #ticket(person: string): Promise<unknown> {
    const { surfer, world } = this;
    const { data } = await checkUser(surfer, world.server, GOOGLE, await throughWindow(surfer, world.server, 'google', { person }));
    return data.authId;
  }

  async #begin(at: string, body: unknown): Promise<void> {
    this.token = '';
    const { data, code } = await this.call(at, body);
    const { user } = data as { user?: { access_token: string } };
    if (user === undefined) throw new Error(`${at} answers ${code}`);
    this.token = user.access_token;
  }

  async logOut(): Promise<void> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const response = await this.surfer.fetch(`${this.world.server.apiUrl}/auth/logout`, { headers });
    if (response.status !== 200) throw new Error(`the logout answers ${response.status}`);
    this.token = '';
  }

  call(at: string, body: unknown) {
    const headers = this.token === '' ? {} : { Authorization: `Bearer ${this.token}` };
    return callApi(this.surfer, this.world.server, at, body, headers);
  }

  /** Follows an authorization request: to the partner's address, or to our page, as the person's browser does. */
  async follow(address: URL | string): Promise<URL> {
    const isThere = (url: URL) => url.pathname === '/sso/auth' || !url.href.startsWith(this.world.server.siteUrl);
    const { url, response } = await this.surfer.follow(address, isThere);
    if (response !== undefined) throw new Error(`${response.status} at ${url}: ${await response.text()}`);
    return url;
  }

  /** What the page asks, with what its address says. */
  finish(page: URL) {
    const query = page.searchParams;
    return this.call('/oauth/login/finish', {
      clntId: query.get('clientId'),
      redrUri: query.get('returnUrl'),
      lgnId: query.get('interaction'),
    });
  }

  refuse(page: URL) {
    return this.call('/oauth/login/refuse', { lgnId: page.searchParams.get('interaction') });
  }

  /** Agrees where that is asked, and goes to where the library sends the browser. */
  async goOn(page: URL): Promise<URL> {
    let answer = await this.finish(page);
    if (answer.code === RESULT.consentRequired) {
      const { email = false } = answer.data as { email?: boolean };
      await this.call('/oauth/consent', { clntId: page.searchParams.get('clientId'), ...(email && { email }) });
      answer = await this.finish(page);
    }
    if (answer.code !== RESULT.ok) throw new Error(`the login does not go on: ${answer.code}`);
    return this.follow(String(answer.data.next));
  }
}

/** A partner's login, by openid-client: its request, and what checks the answer. */
export async function beginLogin(configuration: client.Configuration, asked: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: REDIRECT,
    scope: 'openid profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...asked,
  });
  return { url, checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce } };
}

export const partnerOf = (
  world: OpenidWorld,
  { id, secret }: OauthClient = MEETINGS,
  metadata: Partial<client.ClientMetadata> = {},
): Promise<client.Configuration> =>
  client.discovery(new URL(world.issuer), id, metadata, secret === undefined ? client.None() : client.ClientSecretBasic(secret), {
    execute: [client.allowInsecureRequests],
  });

/** Signs a person in at a client, from its first address to the tokens. */
export async function redeem(who: Student, by: client.Configuration, asked: Record<string, string> = {}) {
  const { url, checks } = await beginLogin(by, asked);
  const first = await who.follow(url);
  const back = first.pathname === '/sso/auth' ? await who.goOn(first) : first;
  return { back, checks, tokens: await client.authorizationCodeGrant(by, back, checks) };
}
