import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as client from 'openid-client';

const SECRET = 'a-secret-of-twenty-four-letters';
const ID = 'campus-notes';
export const OPENID_PARTNER_NAME = 'Campus Notes';

/** A partner's site, as openid-client's documentation has it: `/` begins a login with what stands in its query, and `/back` says who came back. */
export interface OpenidPartner {
  readonly url: string;
  /** The file of registrations that it stands in, for `OAUTH_CLIENTS`. */
  readonly clientsFile: string;
  /** Learns the address of our site, which is known once it has started. */
  discover(siteUrl: string): Promise<void>;
  close(): Promise<void>;
}

export async function openOpenidPartner(): Promise<OpenidPartner> {
  const logins = new Map<string, client.AuthorizationCodeGrantChecks>();
  let configuration: client.Configuration | undefined;
  const known = () => {
    if (configuration === undefined) throw new Error('not discovered');
    return configuration;
  };
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', url);
    const answer = asked.pathname === '/' ? begin(asked) : asked.pathname === '/back' ? sentTo(request, asked).then(takeBack) : undefined;
    if (answer === undefined) return response.writeHead(404).end();
    answer.then(
      ({ location, text }) =>
        location === undefined
          ? response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
          : response.writeHead(302, { Location: location }).end(),
      (error: Error) => response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error.cause ?? error)),
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirect_uri = `${url}/back`;

  const begin = async (asked: URL): Promise<{ location: string; text?: undefined }> => {
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    logins.set(state, { pkceCodeVerifier: verifier, expectedState: state });
    const location = client.buildAuthorizationUrl(known(), {
      redirect_uri,
      scope: 'openid profile email',
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...Object.fromEntries(asked.searchParams),
    }).href;
    return { location };
  };
  const takeBack = async (asked: URL): Promise<{ location?: undefined; text: string }> => {
    const error = asked.searchParams.get('error');
    if (error !== null) return { text: `refused: ${error}` };
    const tokens = await client.authorizationCodeGrant(known(), asked, logins.get(asked.searchParams.get('state') ?? '') ?? {});
    const info = await client.fetchUserInfo(known(), tokens.access_token, String(tokens.claims()?.sub));
    return { text: `hello ${info.nickname} ${info.email}` };
  };

  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-openid-partner-'));
  const clientsFile = path.join(directory, 'clients.json');
  const registration = {
    id: ID,
    name: OPENID_PARTNER_NAME,
    secret: SECRET,
    redirectUris: [redirect_uri],
    tokenEndpointAuthMethod: 'client_secret_basic',
  };
  await writeFile(clientsFile, JSON.stringify([registration]));
  return {
    url,
    clientsFile,
    discover: async (siteUrl) => {
      const execute = [client.allowInsecureRequests];
      configuration = await client.discovery(new URL(`${siteUrl}/oidc`), ID, undefined, client.ClientSecretBasic(SECRET), { execute });
    },
    close: async () => {
      server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** The answer as an address, where it came as a form (OAuth 2.0 Form Post Response Mode). */
async function sentTo(request: IncomingMessage, asked: URL): Promise<URL> {
  if (request.method !== 'POST') return asked;
  const answer = new URL(asked);
  answer.search = await text(request);
  return answer;
}
