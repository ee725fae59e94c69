import { METHODS, type MethodCode, methodByCode } from '#contract/methods.ts';
import type { AccountFace } from './account-face.ts';
import type { Campus } from './campus.ts';
import { type FailureCode, isRefusedFor, PortError, type Reason } from './failures.ts';
import type { JoinData } from './join-data.ts';
import type { ChosenSchool, School } from './school.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** People and values in the models of the flows. */
export const EMAIL = 'minji@campus.ac.kr';
export const PASSWORD = 'maple-7leaf';
export const CODE = '48A1ZQ';
export const PROOF = 'sequence-number';
/** What check-user gives for a provider's one-time code. */
export const TICKET = 'ticket';
export const PROVIDER_ANSWER = { code: 'one-time-code', state: 'state' } as const;
/** Type numbers of every method that is switched on here, and of all but one: the server has switched that one off (METHOD-2). */
export const ENABLED_METHODS: readonly number[] = METHODS.filter(({ enabled }) => enabled).map(({ type }) => type);
export const enabledWithout = (code: MethodCode): readonly number[] => ENABLED_METHODS.filter((type) => type !== methodByCode(code).type);
/** ms since the epoch. */
export const SENT_CODE = { expiresAt: 3_600_000, resendAt: 60_000 } as const;

export const GUEST: Viewer = viewerOf({ userId: 'u-guest', authMethod: methodByCode('guest').type });
export const MEMBER: Viewer = viewerOf({ userId: 'u-minji', authMethod: methodByCode('email').type });

/** What the list says of a campus (CAMPUS-2). */
export const CAMPUS: Campus = {
  code: 'yonsei',
  name: '연세대학교',
  names: { en: 'Yonsei University' },
  mark: '/campus-marks/yonsei.svg',
  color: '#003876',
  method: 'yonsei',
};

/** Two schools of a federation (CAMPUS-3). */
export const SCHOOLS: readonly [School, School] = [
  {
    code: 'hanbit',
    names: { ko: '한빛대학교', en: 'Hanbit University' },
    aliases: ['한빛대'],
    readings: ['はんびっだいがく'],
    domains: ['hanbit.example'],
  },
  { code: 'minato', names: { ja: '湊大学' }, aliases: [], readings: ['みなとだいがく', 'Minato Daigaku'], domains: ['minato.example'] },
];
export const CHOSEN_SCHOOL: ChosenSchool = { code: 'hanbit', name: 'Hanbit University' };

/** What a visitor joins with after agreeing (AGR-4). */
export const JOIN_DATA: JoinData = {
  authMethod: methodByCode('guest').type,
  nickname: 'GentleOtter',
  nicknameIsSuggested: true,
  gender: 'F',
  uvrsId: '',
  marketingAgreed: false,
};

/** The server could not be reached, or answered with what makes no sense. */
export const unreachable = new PortError();
/** A refusal with words of the server's own (API-25). */
export const SERVER_MESSAGE = 'Closed for the night.';
export const refusedInWords = new PortError({ serverMessage: SERVER_MESSAGE });
export const refusedFor = (reason: Reason): PortError => new PortError({ reason });
/** A limit's refusal that says when the same call is taken again (DOOR-6). */
export const RETRY_AT = 300_000;
export const refusedUntil = new PortError({ reason: 'tooManyRequests', serverMessage: SERVER_MESSAGE, retryAt: RETRY_AT });
/** The account is being deleted; the time is ms since the epoch (LEGAL-2). */
export const DELETED_AT = 1_797_700_000_000;
export const accountLeaving = new PortError({ reason: 'accountLeaving', data: { deletedAt: DELETED_AT } });
/** Nothing came back, and the server could not be asked whether it has done it (API-25). */
export const answerLost = refusedFor('answerLost');
/** Not foreseen by any machine. */
export const defect = new Error('defect');

interface AnyEvent {
  readonly type: string;
}

/** For invariants: did the invoke with this id just end well, or fail? */
export const endedWell = ({ type }: AnyEvent, id: string): boolean => type === `xstate.done.actor.${id}`;
export const failed = ({ type }: AnyEvent, id: string): boolean => type === `xstate.error.actor.${id}`;
export const outputOf = (event: AnyEvent): unknown => ('output' in event ? event.output : undefined);
export const errorOf = (event: AnyEvent): unknown => ('error' in event ? event.error : undefined);

/** For invariants: is a password or a code anywhere in there? */
export const keepsSecret = (context: unknown): boolean => {
  const kept = JSON.stringify(context);
  return kept.includes(PASSWORD) || kept.includes(CODE);
};
/** For invariants: is a provider's one-time code anywhere in there? */
export const keepsOneTimeCode = (context: unknown): boolean => JSON.stringify(context).includes(PROVIDER_ANSWER.code);

/** For invariants: the code of a changing call's failure, which is another one where its answer was lost (API-25). */
export const codeAfter = (event: AnyEvent, asked: FailureCode): FailureCode =>
  isRefusedFor(errorOf(event), 'answerLost') ? 'answerLost' : asked;

/** How the account looks that has a provider's account already (SOC-4). */
export const OWNER_FACE: AccountFace = { uvrsId: 'quiet_heron', gender: 'M', image: null };
