import type { AnyEventObject } from 'xstate';
import { CODE_TRIES, CODE_VALIDITY, RESEND_COOL_DOWN } from '../../../../contract/limits.ts';
import { EMAIL, PASSWORD } from '../../../../machines/samples.ts';
import { holdsFor, patternOf, stepNameOf } from '../../../../scripts/paths/step-name.ts';
import { PROOF_VALIDITY } from '../../../../server/limits/policies.ts';
import type { FlowWithScreen } from '../../../browser/states/looks.ts';
import type { RealServer, Visitor } from './real-server.ts';

type Body = Readonly<Record<string, unknown>>;
/** Sees to it that the server answers so; gives what the request says in the place of a sample of the model. */
export type Arrange = (server: RealServer, body: Body) => Promise<Body> | Promise<undefined> | Promise<void>;

interface ByServer {
  /** By the input's name: who the page is signed in as, and what is there before. An input without an entry is answered by script. */
  readonly starts: Readonly<Record<string, (server: RealServer) => Promise<void>>>;
  /** By the step, as `--events` names it. What stands here is answered by the real server, what does not by script. */
  readonly outcomes: Readonly<Record<string, Arrange>>;
}

const OTHER_PASSWORD = 'other-7leaf!';
const nothing = async () => {};
let joined = 0;

const text = (body: Body, field: string): string => String(body[field]);

async function proofOf(server: RealServer, visitor: Visitor, email: string): Promise<string> {
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

const other = async (server: RealServer, account: Account): Promise<void> => void (await join(server, await server.visitor(), account));
const asMember = async (server: RealServer): Promise<void> => server.signIn(await join(server, server, { email: EMAIL }));

/** A code that was just sent to the page's visit, with all its tries. */
async function freshCode(server: RealServer, email: string): Promise<string> {
  server.moveClock(RESEND_COOL_DOWN);
  await server.forgetLimits();
  await server.call('requestEmailCode', { authWay: email });
  return server.codeFor(email);
}

const nicknames = {
  free: (server: RealServer) => server.forgetOthers(),
  taken: (server: RealServer, body: Body) => other(server, { nickname: text(body, 'ncknm') }),
};
const ids = {
  free: (server: RealServer) => server.forgetOthers(),
  taken: (server: RealServer, body: Body) => other(server, { uvrsId: text(body, 'uvrsId') }),
};

const cooledDown: Arrange = async (server) => server.moveClock(RESEND_COOL_DOWN);

/** Of each flow: the outcomes that the real server says, and how it is brought to them. What a machine keeps of an answer (a date, an ID) has to be the model's: such ones are scripted. */
export const BY_SERVER: Readonly<Partial<Record<FlowWithScreen, ByServer>>> = {
  emailLogin: {
    starts: { fresh: nothing, carriedOver: nothing },
    outcomes: {
      'loginByEmail.done': (server, body) => other(server, { email: text(body, 'authId') }),
      'loginByEmail.error reason=credentialsWrong': (server, body) =>
        other(server, { email: text(body, 'authId'), password: OTHER_PASSWORD }),
    },
  },
  emailVerification: {
    // These calls need no session; of what a guest or a member has, only the last one does, and it is answered by script.
    starts: {
      link: nothing,
      setUp: nothing,
      join: nothing,
      reset: nothing,
      change: nothing,
      resumedWithCode: nothing,
      resumedWithProof: nothing,
    },
    outcomes: {
      'checkEmail.done registered=true': (server, body) => other(server, { email: text(body, 'authId') }),
      'checkEmail.done registered=false': (server, body) => server.forgetEmail(text(body, 'authId')),
      'requestCode.done': cooledDown,
      'resendCode.done': cooledDown,
      'confirmCode.done': async (server, body) => ({ authCode: await freshCode(server, text(body, 'authWay')) }),
      'confirmCode.error reason=codeWrong': async (server, body) => void (await freshCode(server, text(body, 'authWay'))),
      'confirmCode.error reason=codeExpired': async (server, body) => {
        await freshCode(server, text(body, 'authWay'));
        server.moveClock(CODE_VALIDITY);
      },
      'confirmCode.error reason=codeTriesUsed': async (server, body) => {
        await freshCode(server, text(body, 'authWay'));
        for (let tries = 0; tries < CODE_TRIES; tries += 1) await server.call('confirmEmailCode', body).catch(() => undefined);
      },
      'resetPassword.done signedIn=true': async (server, body) => {
        await other(server, { email: text(body, 'authId') });
        return { sqncNum: await proofOf(server, server, text(body, 'authId')) };
      },
      'resetPassword.error reason=proofExpired': async (server) => server.moveClock(PROOF_VALIDITY),
    },
  },
  createCharacter: {
    starts: { fresh: nothing, prepared: nothing, nicknameRefused: nothing, uvrsIdRefused: nothing },
    outcomes: {
      'checkNickname.done': nicknames.free,
      'checkNickname.error reason=nicknameTaken': nicknames.taken,
      'checkUvrsId.done': ids.free,
      'checkUvrsId.error reason=idTaken': ids.taken,
    },
  },
  nicknameChange: {
    starts: { plain: asMember },
    outcomes: {
      'checkNickname.done': nicknames.free,
      'checkNickname.error reason=nicknameTaken': nicknames.taken,
      'changeNickname.done': nicknames.free,
      'changeNickname.error reason=nicknameTaken': nicknames.taken,
    },
  },
  idChange: {
    starts: { after30Days: asMember },
    outcomes: {
      'changeUvrsId.done': async (server) => {
        await server.forgetOthers();
        await asMember(server);
      },
      'changeUvrsId.error reason=idTooEarly': async (server) => {
        await asMember(server);
        await server.call('changeUvrsId', { uvrsId: 'changed_before' });
      },
      'changeUvrsId.error reason=idTaken': ids.taken,
    },
  },
  login: { starts: { plain: nothing }, outcomes: { 'loginAsGuest.done': nothing } },
  logout: {
    starts: { member: asMember, guest: asMember },
    outcomes: { 'endSession.done': nothing, 'endSession.error reason=unauthorized': async (server) => server.signOut() },
  },
};

/** How the server is brought to this outcome; `undefined` where it is answered by script. */
export function arrangementOf(flow: FlowWithScreen, input: string, event: AnyEventObject): Arrange | undefined {
  const { starts, outcomes } = BY_SERVER[flow] ?? { starts: {}, outcomes: {} };
  if (starts[input] === undefined) return undefined;
  const step = stepNameOf(event);
  return Object.entries(outcomes).find(([key]) => {
    const pattern = patternOf(key);
    return pattern.name === step.name && holdsFor(pattern, step);
  })?.[1];
}
