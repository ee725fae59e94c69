import { API_BASE, CALLS } from '#contract/calls.ts';
import { requestHeaders } from '#src/api/headers.ts';
import type { App } from './open-app.ts';
import { PASSWORD } from './steps.ts';

export interface Member {
  readonly email: string;
  readonly nickname: string;
  readonly uvrsId: string;
}

let made = 0;

/** A name, an ID and an email that no account has yet. */
export function newIdentity(): Member {
  made += 1;
  return { email: `student${made}@madang.edu`, nickname: `마루${made}`, uvrsId: `maru_${made}` };
}

/** An account with an email and `PASSWORD`, made by the API alone: for journeys that begin with one. */
export async function newMember(app: Pick<App, 'browser' | 'server' | 'codeFor'>): Promise<Member> {
  const member = newIdentity();
  const { email, nickname, uvrsId } = member;
  const context = await app.browser.newContext({
    baseURL: app.server.siteUrl,
    extraHTTPHeaders: requestHeaders({ token: null, language: 'en', json: true }),
  });
  const call = async (name: 'requestEmailCode' | 'confirmEmailCode' | 'join', data: object) => {
    const { method, path } = CALLS[name];
    const response = await context.request.fetch(`${API_BASE}${path}`, { method, data });
    if (!response.ok()) throw new Error(`${name} was answered ${response.status()}: ${await response.text()}`);
  };
  // As a page does, it begins the visit that the code belongs to.
  await context.request.get(`${API_BASE}${CALLS.configuration.path}`);
  await call('requestEmailCode', { authWay: email });
  await call('confirmEmailCode', { authWay: email, authCode: await app.codeFor(email) });
  await call('join', { authMthd: 1, authId: email, ncknm: nickname, gndr: 'F', pswd: PASSWORD, uvrsId, mrktInfrRcptAgrmYn: 'N' });
  await context.close();
  return member;
}
