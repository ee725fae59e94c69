import { Auth, type AuthConfig } from '@auth/core';
import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import {
  beginLogin,
  LOGGED_OUT,
  MEETINGS,
  type OpenidWorld,
  openWorld,
  partnerOf,
  REDIRECT,
  SECRET,
  Student,
} from './support/openid-world.ts';
import { kitFile } from './support/partner-examples.ts';

/** A client that others wrote. `back` is where the person's browser came to. */
interface Software {
  readonly name: string;
  /** Where it sends a person, and how it takes the answer: the person's `sub`, or it rejects. `off`: how far its clock is ahead, s. */
  begin(world: OpenidWorld, off?: number): Promise<{ readonly url: URL; take(back: URL): Promise<string> }>;
}

const AUTH_ORIGIN = 'https://auth.example';
const AUTH_CLIENT = { ...MEETINGS, id: 'auth-js', name: 'Auth.js', redirectUris: [`${AUTH_ORIGIN}/auth/callback/madang`] };

const openidClient: Software = {
  name: 'openid-client',
  begin: async (world, off = 0) => {
    const partner = await partnerOf(world, MEETINGS, { [client.clockSkew]: off });
    const { url, checks } = await beginLogin(partner);
    return { url, take: async (back) => String((await client.authorizationCodeGrant(partner, back, checks)).claims()?.sub) };
  },
};

const oauth4webapi: Software = {
  name: 'oauth4webapi',
  begin: async (world, off = 0) => {
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(world.issuer);
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
    const own: oauth.Client = { client_id: MEETINGS.id, [oauth.clockSkew]: off };
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const url = new URL(String(server.authorization_endpoint));
    url.search = new URLSearchParams({
      client_id: MEETINGS.id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid profile',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).toString();
    return {
      url,
      take: async (back) => {
        const answer = oauth.validateAuthResponse(server, own, back, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          own,
          oauth.ClientSecretBasic(SECRET),
          answer,
          REDIRECT,
          verifier,
          insecure,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, own, response, { expectedNonce: nonce, requireIdToken: true });
        const sub = String(oauth.getValidatedIdTokenClaims(tokens)?.sub);
        await oauth.processUserInfoResponse(server, own, sub, await oauth.userInfoRequest(server, own, tokens.access_token, insecure));
        return sub;
      },
    };
  },
};

/** The part of the kit for Auth.js. */
interface AuthExample {
  madang(settings: { issuer: string; clientId: string; clientSecret: string }): AuthConfig['providers'][number];
}

/** Auth.js, as Next and others have it below their adapters: requests in, answers out, its state in cookies. */
const authJs: Software = {
  name: 'Auth.js',
  begin: async (world) => {
    const { madang }: AuthExample = await import(kitFile('examples/auth-js.js'));
    const cookies = new Map<string, string>();
    let subject = '';
    const config: AuthConfig = {
      basePath: '/auth',
      secret: 'a-secret-of-auth-js-for-this-test-alone',
      trustHost: true,
      logger: { error: () => {}, warn: () => {}, debug: () => {} },
      providers: [
        // As partners copy it (PARTNER-2).
        madang({ issuer: world.issuer, clientId: AUTH_CLIENT.id, clientSecret: SECRET }),
      ],
      callbacks: {
        signIn: ({ account }) => {
          subject = account?.providerAccountId ?? '';
          return true;
        },
      },
    };
    const send = async (at: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await Auth(new Request(new URL(at, AUTH_ORIGIN), { ...init, headers: { ...init.headers, cookie } }), config);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    };
    const { csrfToken } = await (await send('/auth/csrf')).json();
    const begun = await send('/auth/signin/madang', { method: 'POST', body: new URLSearchParams({ csrfToken }) });
    return {
      url: new URL(String(begun.headers.get('location'))),
      take: async (back) => {
        const response = await send(back.href);
        if (subject === '') throw new Error(String(response.headers.get('location')));
        const session = await (await send('/auth/session')).json();
        expect(session.user.name).toContain('고래');
        return subject;
      },
    };
  },
};

const SOFTWARE = [openidClient, oauth4webapi, authJs];

describeOnBoth('clients that others wrote, at the OpenID door', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, [MEETINGS, AUTH_CLIENT], { ACCESS_TOKEN_SECONDS: '86400' });
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  describe.each(SOFTWARE)('$name', ({ name, begin }) => {
    const person = `of-${name.toLowerCase().replace(/[^a-z]/g, '-')}`;

    it('[PARTNER-4] signs a person in who agrees, and once more without a question', async () => {
      const student = await Student.join(world, person);
      const first = await begin(world);
      const page = await student.follow(first.url);
      expect((await student.finish(page)).code).toBe(RESULT.consentRequired);
      const sub = await first.take(await student.goOn(page));
      const second = await begin(world);
      expect(await second.take(await student.follow(second.url))).toBe(sub);
    });

    it('[PARTNER-4] hears of a person’s refusal, and signs no person in', async () => {
      const student = await Student.join(world, `${person}-refusing`);
      const { url, take } = await begin(world);
      const { data } = await student.refuse(await student.follow(url));
      await expect(take(await student.follow(String(data.next)))).rejects.toThrow();
    });

    it('[PARTNER-4] signs no person in with a code that is over, or with an answer of another issuer', async () => {
      const student = await Student.join(world, `${person}-late`);
      const late = await begin(world);
      const back = await student.goOn(await student.follow(late.url));
      world.clock.now += 60_001;
      await expect(late.take(back)).rejects.toThrow();
      const mixed = await begin(world);
      const answer = await student.follow(mixed.url);
      answer.searchParams.set('iss', 'https://evil.example');
      await expect(mixed.take(answer)).rejects.toThrow();
    });

    it('[PARTNER-4] after a logout here the person is asked anew', async () => {
      const student = await Student.join(world, `${person}-leaving`);
      const first = await begin(world);
      await first.take(await student.goOn(await student.follow(first.url)));
      await student.logOut();
      expect((await student.follow((await begin(world)).url)).pathname).toBe('/sso/auth');
    });
  });

  it.each([openidClient, oauth4webapi])(
    '[PARTNER-4] $name signs a person in with a clock that is off by two minutes',
    async ({ name, begin }) => {
      for (const off of [120, -120]) {
        const student = await Student.join(world, `clock-${name.replace(/[^a-z]/g, '')}${off}`);
        const { url, take } = await begin(world, off);
        expect(await take(await student.goOn(await student.follow(url)))).toMatch(/^[\w-]+$/);
      }
    },
  );

  it('[PARTNER-4] openid-client logs a person out by the address that discovery names', async () => {
    const student = await Student.join(world, 'bye');
    const partner = await partnerOf(world);
    const { url, checks } = await beginLogin(partner);
    const tokens = await client.authorizationCodeGrant(partner, await student.goOn(await student.follow(url)), checks);
    const ask = client.buildEndSessionUrl(partner, { id_token_hint: String(tokens.id_token), post_logout_redirect_uri: LOGGED_OUT });
    expect(await (await student.surfer.fetch(ask)).text()).toContain('Log out of Madang, too?');
  });
});
