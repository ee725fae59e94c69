import { Auth, type AuthConfig } from '@auth/core';
import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { Strategy } from 'openid-client/passport';
import { expect } from 'vitest';
import { beginLogin, MEETINGS, type OpenidWorld, partnerOf, REDIRECT, SECRET } from './openid-world.ts';
import { kitFile } from './partner-examples.ts';

/** A client that others wrote. `back` is where the person's browser came to. */
export interface Software {
  readonly name: string;
  /** Where it sends a person, and how it takes the answer: the person's `sub`, or it rejects. `off`: how far its clock is ahead, s. */
  begin(world: OpenidWorld, off?: number): Promise<{ readonly url: URL; take(back: URL): Promise<string> }>;
}

const AUTH_ORIGIN = 'https://auth.example';
export const AUTH_CLIENT = { ...MEETINGS, id: 'auth-js', name: 'Auth.js', redirectUris: [`${AUTH_ORIGIN}/auth/callback/madang`] };

export const openidClient: Software = {
  name: 'openid-client',
  begin: async (world, off = 0) => {
    const partner = await partnerOf(world, MEETINGS, { [client.clockSkew]: off });
    const { url, checks } = await beginLogin(partner);
    return { url, take: async (back) => String((await client.authorizationCodeGrant(partner, back, checks)).claims()?.sub) };
  },
};

export const oauth4webapi: Software = {
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
  readonly keepSubject: AuthConfig['callbacks'];
}

/** Auth.js, as Next and others have it below their adapters: requests in, answers out, its state in cookies. */
export const authJs: Software = {
  name: 'Auth.js',
  begin: async (world) => {
    const { madang, keepSubject }: AuthExample = await import(kitFile('examples/auth-js.js'));
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
        ...keepSubject,
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
        expect(session.user).toMatchObject({ id: subject, name: expect.stringContaining('고래') });
        return subject;
      },
    };
  },
};

/** Passport, by the strategy that comes with openid-client. */
export const passport: Software = {
  name: 'Passport',
  begin: async (world) => {
    const strategy = new Strategy(
      { config: await partnerOf(world), callbackURL: REDIRECT, scope: 'openid profile' },
      (tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers, verified: (error: Error | null, user: object) => void) =>
        verified(null, { sub: tokens.claims()?.sub }),
    );
    const session = {};
    const ask = (at: URL) =>
      new Promise<string>((resolve, reject) => {
        // As Passport does: the strategy answers by methods of its own object for each request.
        const asked = Object.assign(Object.create(strategy), {
          redirect: resolve,
          success: ({ sub }: { readonly sub: string }) => resolve(sub),
          fail: (challenge?: { readonly message?: string }) => reject(new Error(challenge?.message ?? 'refused')),
          error: reject,
        });
        const request = {
          method: 'GET',
          session,
          protocol: at.protocol.slice(0, -1),
          host: at.host,
          originalUrl: `${at.pathname}${at.search}`,
        };
        asked.authenticate(request, {});
      });
    return { url: new URL(await ask(new URL('/login', REDIRECT))), take: (back) => ask(back) };
  },
};
