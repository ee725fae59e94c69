import { RESEND_COOL_DOWN } from '#contract/limits.ts';
import { EMAIL, PASSWORD } from '../samples.ts';
import type { Arrange, Body, RealServer, Visitor } from './by-server.ts';

export const OTHER_PASSWORD = 'other-7leaf!';
export const nothing = async () => {};
let joined = 0;

export const text = (body: Body, field: string): string => String(body[field]);

export async function proofOf(server: RealServer, visitor: Visitor, email: string): Promise<string> {
  server.moveClock(RESEND_COOL_DOWN);
  await server.forgetLimits();
  await visitor.call('requestEmailCode', { authWay: email });
  const { body } = await visitor.call('confirmEmailCode', { authWay: email, authCode: server.codeFor(email) });
  return (body as unknown as { readonly data: { readonly sqncNum: string } }).data.sqncNum;
}

interface Account {
  readonly email?: string;
  readonly password?: string;
  readonly nickname?: string;
  readonly uvrsId?: string;
}

/** Joins by email. */
async function join(server: RealServer, visitor: Visitor, account: Account = {}) {
  joined += 1;
  const { email = `other${joined}@campus.ac.kr`, password = PASSWORD, nickname = `Haneul${joined}`, uvrsId = `haneul_${joined}` } = account;
  await server.forgetEmail(email);
  await proofOf(server, visitor, email);
  return visitor.call('join', { authMthd: 1, authId: email, ncknm: nickname, gndr: 'F', pswd: password, uvrsId, mrktInfrRcptAgrmYn: 'N' });
}

export const other = async (server: RealServer, account: Account): Promise<void> =>
  void (await join(server, await server.visitor(), account));
export const asMember = async (server: RealServer): Promise<void> => server.signIn(await join(server, server, { email: EMAIL }));

/** A code that was just sent to the page's visit, with all its tries. */
export async function freshCode(server: RealServer, email: string): Promise<string> {
  server.moveClock(RESEND_COOL_DOWN);
  await server.forgetLimits();
  await server.call('requestEmailCode', { authWay: email });
  return server.codeFor(email);
}

export const nicknames = {
  free: (server: RealServer) => server.forgetOthers(),
  taken: (server: RealServer, body: Body) => other(server, { nickname: text(body, 'ncknm') }),
};
export const ids = {
  free: (server: RealServer) => server.forgetOthers(),
  taken: (server: RealServer, body: Body) => other(server, { uvrsId: text(body, 'uvrsId') }),
};

/** The pause between two codes grows with each. */
export const cooledDown: Arrange = async (server) => {
  server.moveClock(RESEND_COOL_DOWN);
  await server.forgetLimits();
};
