import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a partner forgets. */
export type Flaw =
  | 'fixedState'
  | 'noState'
  | 'noPkce'
  | 'otherVerifier'
  | 'stateUnchecked'
  | 'stateUnbound'
  | 'issuerUnchecked'
  | 'stateKept'
  | 'tokenUnchecked'
  | 'openRedirect'
  | 'wideRedirect'
  | 'tokenShown'
  | 'codeStays'
  | 'codeLogged';

interface Begun {
  readonly verifier: string;
  readonly next: string;
}

const random = () => randomBytes(24).toString('base64url');

/** A partner whose login is right but for one flaw. */
export async function openFlawedPartner(issuer: string, flaw?: Flaw, log?: string) {
  const begun = new Map<string, Begun>();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', url);
    if (log !== undefined) appendFileSync(log, `${flaw === 'codeLogged' ? asked.href : asked.pathname}\n`);
    const answer = asked.pathname === '/login' ? begin(asked) : asked.pathname === '/back' ? takeBack(asked, request) : undefined;
    if (answer === undefined) return response.end(`hello ${asked.search}`);
    answer.then(
      (headers) => ('body' in headers ? response.end(headers.body) : response.writeHead(302, headers).end()),
      (error: Error) => response.writeHead(400).end(error.message),
    );
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const begin = async (asked: URL): Promise<Record<string, string>> => {
    const state = flaw === 'fixedState' ? 'a-state-that-never-changes' : random();
    const verifier = random();
    const next = flaw === 'openRedirect' ? (asked.searchParams.get('next') ?? '/') : '/';
    begun.set(state, { verifier, next });
    const request = new URLSearchParams({
      client_id: 'notes',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: (flaw === 'wideRedirect' && asked.searchParams.get('redirect_uri')) || `${url}/back`,
      ...(flaw !== 'noState' && { state }),
      ...(flaw !== 'noPkce' && {
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }),
    });
    return { Location: `${issuer}/auth?${request}`, 'Set-Cookie': `state=${state}` };
  };

  const takeBack = async ({ searchParams }: URL, { headers }: IncomingMessage): Promise<Record<string, string>> => {
    const kept = headers.cookie?.split('state=')[1] ?? '';
    const given = flaw === 'noState' ? kept : (searchParams.get('state') ?? '');
    const isBound = flaw === 'stateUnbound' || flaw === 'stateUnchecked' || given === kept;
    const login = begun.get(given) ?? (flaw === 'stateUnchecked' ? { verifier: '', next: '/' } : undefined);
    if (!isBound || login === undefined) throw new Error('another login');
    if (flaw !== 'issuerUnchecked' && searchParams.get('iss') !== issuer) throw new Error('another issuer');
    if (flaw !== 'stateKept') begun.delete(given);
    const verifier = flaw === 'otherVerifier' ? 'never-the-same' : login.verifier;
    const body = new URLSearchParams({ code: searchParams.get('code') ?? '', code_verifier: verifier });
    const tokens: { id_token: string; access_token: string } = await (await fetch(`${issuer}/token`, { method: 'POST', body })).json();
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    if (flaw !== 'tokenUnchecked' && claims.aud !== 'notes') throw new Error('another client');
    if (flaw === 'codeStays') return { body: 'hello' };
    return { Location: flaw === 'tokenShown' ? `/?token=${tokens.access_token}` : login.next };
  };

  return {
    login: `${url}/login`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
