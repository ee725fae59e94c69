import type { AnyActorRef } from 'xstate';
import { ends } from '#machines/ends.ts';
import { type FailureCode, failure, isRefusedFor, retryAtOf } from '#machines/failures.ts';
import {
  accountLeaving,
  answerLost,
  CODE,
  codeAfter,
  DELETED_AT,
  EMAIL,
  endedWell,
  errorOf,
  failed,
  JOIN_DATA,
  keepsSecret,
  outputOf,
  PASSWORD,
  PROOF,
  refusedFor,
  refusedInWords,
  refusedUntil,
  SENT_CODE,
  SERVER_MESSAGE,
  unreachable,
} from '#machines/samples.ts';
import type { SignUpOutput } from '#machines/sign-up/sign-up.machine.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { emailVerificationMachine } from '../email-verification.machine.ts';
import type { Purpose } from '../email-verification.types.ts';
import { emailVerificationExpectations } from './email-verification.expectations.ts';

const fresh = { email: '', code: null, proof: null };
const join: Purpose = { kind: 'join', joinData: JOIN_DATA };

const OTHER_EMAIL = 'minji@madang.example';

/** Another code, for an hour and a pause of its own. */
const NEXT_CODE = { expiresAt: SENT_CODE.expiresAt + 60_000, resendAt: SENT_CODE.resendAt + 60_000 };

const confirming = { codeSent: { entry: 'confirming' } } as const;
const resending = { codeSent: { resend: 'requesting' } } as const;
const running = { codeSent: { validity: 'running' } } as const;

const signUp: readonly SignUpOutput[] = [
  { outcome: 'joined' },
  { outcome: 'refused', refused: { field: 'nickname' } },
  { outcome: 'refused', refused: { field: 'uvrsId', serverMessage: SERVER_MESSAGE } },
  { outcome: 'proofExpired', failure: failure('proofExpired', refusedInWords) },
  { outcome: 'failed', failure: failure('joinFailed', refusedInWords) },
];
const finishing = [{ done: undefined }, { error: refusedFor('proofExpired') }, { error: answerLost }, { error: unreachable }];

const EMAIL_STEP = ['EMAIL_SUBMITTED', 'LOGIN_CHOSEN', 'SIGN_UP_CHOSEN'] as const;
const CODE_STEP = ['CODE_SUBMITTED', 'RESEND_REQUESTED', 'PASSWORD_STEP_REQUESTED'] as const;
const PASSWORD_STEP = ['PASSWORD_SUBMITTED'] as const;
const ANSWERS = ['STAY_CHOSEN', 'DECLINED'] as const;
/** A call is under way: only BACK and CLOSED are answered. */
const WHILE_BUSY = [...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, ...ANSWERS, 'EMAIL_CHANGE_REQUESTED', 'SUCCESS_CONFIRMED'] as const;

/** Which purposes each state finishes. */
const FINISHED_PURPOSES = { linking: ['link', 'setUp'], joining: ['join'], resetting: ['reset', 'change'] } as const satisfies Record<
  string,
  readonly Purpose['kind'][]
>;

const FINISHING_CALLS = ['linkEmail', 'resetPassword', 'signUp'] as const;
const FAILURES: Readonly<Record<Purpose['kind'], FailureCode>> = {
  link: 'linkFailed',
  setUp: 'setUpFailed',
  join: 'joinFailed',
  reset: 'resetFailed',
  change: 'resetFailed',
};
const NEW_PASSWORD: readonly Purpose['kind'][] = ['reset', 'change'];

export const emailVerificationModel = defineModel({
  machine: emailVerificationMachine,
  ...emailVerificationExpectations,
  inputs: {
    link: { ...fresh, purpose: { kind: 'link' } },
    setUp: { ...fresh, purpose: { kind: 'setUp' }, email: EMAIL },
    join: { ...fresh, purpose: join },
    reset: { ...fresh, purpose: { kind: 'reset' } },
    change: { ...fresh, purpose: { kind: 'change' }, email: EMAIL },
    resumedWithCode: { purpose: { kind: 'reset' }, email: EMAIL, code: SENT_CODE, proof: null },
    resumedWithProof: { purpose: join, email: EMAIL, code: SENT_CODE, proof: PROOF },
  },
  events: [
    { type: 'EMAIL_SUBMITTED', email: EMAIL },
    { type: 'EMAIL_SUBMITTED', email: OTHER_EMAIL },
    { type: 'CODE_SUBMITTED', code: CODE },
    { type: 'RESEND_REQUESTED' },
    { type: 'EMAIL_CHANGE_REQUESTED' },
    { type: 'PASSWORD_STEP_REQUESTED' },
    { type: 'PASSWORD_SUBMITTED', password: PASSWORD },
    { type: 'PASSWORD_SUBMITTED', password: PASSWORD, endsOtherWays: true },
    { type: 'STAY_CHOSEN', password: PASSWORD },
    { type: 'STAY_CHOSEN', password: PASSWORD, endsOtherWays: true },
    { type: 'DECLINED' },
    { type: 'LOGIN_CHOSEN' },
    { type: 'SIGN_UP_CHOSEN' },
    { type: 'SUCCESS_CONFIRMED' },
    { type: 'SIGNED_IN' },
    { type: 'BACK' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    checkEmail: [{ done: { registered: true } }, { done: { registered: false } }, { error: answerLost }, { error: unreachable }],
    requestCode: [{ done: SENT_CODE }, { error: answerLost }, { error: refusedInWords }],
    resendCode: [{ done: NEXT_CODE }, { error: answerLost }, { error: refusedUntil }, { error: unreachable }],
    confirmCode: [
      { done: { proof: PROOF } },
      { done: { proof: PROOF, otherWays: ['google', 'kakao'] } },
      { error: refusedFor('codeWrong') },
      { error: refusedFor('codeExpired') },
      { error: refusedFor('codeTriesUsed') },
      { error: refusedFor('codeUsed') },
      { error: answerLost },
      { error: unreachable },
    ],
    linkEmail: finishing,
    resetPassword: [
      { done: { signedIn: true } },
      { done: { signedIn: false } },
      { error: answerLost },
      { error: refusedFor('proofExpired') },
      { error: accountLeaving },
      { error: unreachable },
    ],
    signUp: ends(...signUp),
  },
  distinguish: ({ context }) => ({
    email: context.email,
    failure: context.failure,
    signedIn: context.signedIn,
    failures: context.failures,
    code: context.code !== null,
    proof: context.proof !== null,
    otherWays: context.otherWays.length,
  }),
  // A wizard shows one step at a time, and each step's events come from its own screen.
  unanswered: {
    enteringEmail: [...CODE_STEP, ...PASSWORD_STEP, ...ANSWERS, 'EMAIL_CHANGE_REQUESTED', 'SUCCESS_CONFIRMED'],
    checkingEmail: WHILE_BUSY,
    requestingCode: WHILE_BUSY,
    codeSent: [...EMAIL_STEP, ...PASSWORD_STEP, ...ANSWERS, 'SUCCESS_CONFIRMED'],
    // The code that is there is confirmed or replaced first.
    'codeSent.entry.confirming': ['CODE_SUBMITTED'],
    // It was right.
    'codeSent.entry.confirmed': ['CODE_SUBMITTED', 'RESEND_REQUESTED'],
    'codeSent.resend.coolingDown': ['RESEND_REQUESTED'],
    'codeSent.resend.toldToWait': ['RESEND_REQUESTED'],
    'codeSent.resend.requesting': ['RESEND_REQUESTED'],
    settingPassword: [...EMAIL_STEP, ...CODE_STEP, ...ANSWERS, 'SUCCESS_CONFIRMED'],
    linking: WHILE_BUSY,
    joining: WHILE_BUSY,
    resetting: WHILE_BUSY,
    // The question is answered first.
    askingToStay: [...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, 'EMAIL_CHANGE_REQUESTED', 'SUCCESS_CONFIRMED'],
    // It is this flow that has signed in.
    linked: ['SIGNED_IN', ...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, ...ANSWERS, 'EMAIL_CHANGE_REQUESTED'],
    offeringLogin: [
      'SIGNED_IN',
      'EMAIL_SUBMITTED',
      'SIGN_UP_CHOSEN',
      ...CODE_STEP,
      ...PASSWORD_STEP,
      ...ANSWERS,
      'EMAIL_CHANGE_REQUESTED',
      'SUCCESS_CONFIRMED',
    ],
  },
  invariants: [
    {
      title: 'a code goes only to an email that is not registered yet or, to reset, to one that is (EMAIL-1, RESET-1)',
      holds: (after, event) => {
        if (!endedWell(event, 'checkEmail')) return true;
        const { registered } = outputOf(event) as { registered: boolean };
        return after.matches('requestingCode') === (registered === NEW_PASSWORD.includes(after.context.purpose.kind));
      },
    },
    {
      title: 'a code is never sent for confirmation after it expired (EMAIL-3)',
      holds: (after, _event, before) => !after.matches(confirming) || before.matches(confirming) || before.matches(running),
    },
    {
      title: 'when time is over it is said at once (EMAIL-3, ERR-12)',
      holds: (after, _event, before) =>
        !(before.matches(running) && after.matches({ codeSent: { validity: 'expired' } })) || after.context.failure?.code === 'codeExpired',
    },
    {
      title: 'another code is asked for only after the cool-down (EMAIL-4)',
      holds: (after, _event, before) =>
        !after.matches(resending) || before.matches(resending) || before.matches({ codeSent: { resend: 'ready' } }),
    },
    {
      title: 'another code starts countdown and cool-down anew (EMAIL-4)',
      holds: (after, event) =>
        !endedWell(event, 'resendCode') || (after.matches(running) && after.matches({ codeSent: { resend: 'coolingDown' } })),
    },
    {
      title: 'help is offered after the third code in a row that was not confirmed, and not before (EMAIL-5, HEAD-3)',
      holds: (after, event, before) =>
        !failed(event, 'confirmCode') ||
        (after.context.failures === Math.min(before.context.failures + 1, 3) &&
          after.matches({ codeSent: { entry: 'stuck' } }) === (after.context.failures === 3)),
    },
    {
      title: 'a resend that a limit refused can be pressed again when the server has said, and not before (EMAIL-4, DOOR-6)',
      holds: (after, event) =>
        !failed(event, 'resendCode') ||
        after.can({ type: 'RESEND_REQUESTED' }) === (retryAtOf(errorOf(event)) === undefined && !after.matches(confirming)),
    },
    {
      title: 'no code is confirmed while another is on its way (EMAIL-4, EMAIL-5)',
      holds: (after) => !(after.matches(confirming) && after.matches(resending)),
    },
    {
      title: 'the other ways into the account end only where the person has chosen so, with the new password (WAY-3)',
      holds: ({ children, context }, event, before) =>
        children.resetPassword === undefined ||
        before.children.resetPassword !== undefined ||
        (event.type !== 'PASSWORD_SUBMITTED' && event.type !== 'STAY_CHOSEN') ||
        (endsOtherWaysIn(children.resetPassword) ?? false) === (event.endsOtherWays === true && context.otherWays.length > 0),
    },
    {
      title: 'a reset takes a deletion back only where the person says so, for this one try (LEGAL-2, RESET-2)',
      holds: ({ children }, event, before) =>
        children.resetPassword === undefined ||
        before.children.resetPassword !== undefined ||
        staysIn(children.resetPassword) === (event.type === 'STAY_CHOSEN'),
    },
    {
      title: 'what is asked before a deletion is taken back drops neither email nor proof (LEGAL-2, EMAIL-5)',
      holds: (after, event) => event.type !== 'DECLINED' || !after.matches('settingPassword') || after.context.proof !== null,
    },
    {
      title: 'a password is asked for only with the proof that the code was right (EMAIL-5, EMAIL-6)',
      holds: (after) =>
        after.context.proof !== null || !['settingPassword', ...Object.keys(FINISHED_PURPOSES)].includes(String(after.value)),
    },
    {
      title: 'to finish before the code was confirmed leads nowhere, and it is said why (EMAIL-6, ERR-36)',
      holds: (after, event, before) =>
        event.type !== 'PASSWORD_STEP_REQUESTED' ||
        !before.matches('codeSent') ||
        before.matches({ codeSent: { entry: 'confirmed' } }) ||
        (after.matches('codeSent') && after.context.failure?.code === 'notAuthenticated'),
    },
    {
      title:
        'a code that was right says so where it stands, and nothing but the next step comes of it, whenever time runs out (SEEN-2, EMAIL-8)',
      holds: (after, event, before) =>
        (!endedWell(event, 'confirmCode') || after.matches({ codeSent: { entry: 'confirmed' } })) &&
        (!before.matches({ codeSent: { entry: 'confirmed' } }) || !after.matches('settingPassword') || after.context.failure === null),
    },
    {
      title: 'a guest links, another user sets up, a visitor joins, and only a reset resets (EMAIL-7, RESET-2)',
      holds: ({ value, context, children }) =>
        (!isFinishing(value) || FINISHED_PURPOSES[value].some((kind) => kind === context.purpose.kind)) &&
        (children.linkEmail === undefined || purposeSentTo(children.linkEmail) === context.purpose.kind),
    },
    {
      title: 'each last call that fails says what failed, or that the proof is too old (ERR-9, ERR-10, ERR-22, JOIN-2, EMAIL-7)',
      holds: ({ value, context }, event, before) => {
        if (!FINISHING_CALLS.some((id) => failed(event, id))) return true;
        // The page tells a person who has signed in elsewhere so, and asks for no further try.
        if (before.context.signedIn) return value === 'leavingElsewhere';
        if (errorOf(event) === accountLeaving) return value === 'askingToStay' && context.deletedAt === DELETED_AT;
        if (isRefusedFor(errorOf(event), 'proofExpired')) return value === 'enteringEmail' && context.failure?.code === 'proofExpired';
        return value === 'settingPassword' && context.failure?.code === codeAfter(event, FAILURES[context.purpose.kind]);
      },
    },
    {
      title: 'a success is said only on the word of the server (EMAIL-8, RESET-2)',
      holds: (after, event, before) =>
        (!after.matches('linked') ||
          before.matches('linked') ||
          endedWell(event, after.context.purpose.kind === 'change' ? 'resetPassword' : 'linkEmail')) &&
        (!after.matches('offeringLogin') || before.matches('offeringLogin') || endedWell(event, 'resetPassword')),
    },
    {
      title: 'a reset signs in where the server says so, and asks for it where it does not (RESET-2)',
      holds: (after, event) =>
        !endedWell(event, 'resetPassword') ||
        after.context.purpose.kind === 'change' ||
        after.value === ((outputOf(event) as { signedIn: boolean }).signedIn ? 'signedIn' : 'offeringLogin'),
    },
    {
      title:
        'a member changes the password of the email that the account has, and of no other; its code is sent unasked (RESET-1, RESET-2)',
      holds: (after, _event, before) =>
        after.context.purpose.kind !== 'change' ||
        (after.context.email === before.context.email && !after.matches('checkingEmail') && !after.matches('offeringLogin')),
    },
    {
      title: 'another email starts over: code and proof of the one before are forgotten (EMAIL-8)',
      holds: ({ context }, _event, before) => context.email === before.context.email || (context.code === null && context.proof === null),
    },
    {
      title: 'to go back to the email forgets a code that was not confirmed (EMAIL-8)',
      holds: (after) => !after.matches('enteringEmail') || after.context.code === null || after.context.proof !== null,
    },
    {
      title:
        'no single event drops a proven email: only another email, its use, or the word of the server that the proof is too old (EMAIL-5)',
      holds: (after, event, before) =>
        before.context.proof === null ||
        after.context.proof === before.context.proof ||
        after.context.email !== before.context.email ||
        FINISHING_CALLS.some((id) => endedWell(event, id)) ||
        FINISHING_CALLS.some((id) => failed(event, id) && isRefusedFor(errorOf(event), 'proofExpired')),
    },
    {
      title: 'a proven email that is given again is not asked for another code (EMAIL-5)',
      holds: (after, event, before) =>
        event.type !== 'EMAIL_SUBMITTED' ||
        !before.matches('enteringEmail') ||
        before.context.proof === null ||
        event.email !== before.context.email ||
        after.matches('settingPassword'),
    },
    {
      title:
        'a person who has signed in elsewhere is asked for no more, unless the last call is under way: that one may have done it (EMAIL-8)',
      holds: (after, event, before) =>
        event.type !== 'SIGNED_IN' || before.hasTag('done') || after.matches('leavingElsewhere') || isFinishing(after.value),
    },
    {
      title: 'every call that fails says so (EMAIL-8)',
      holds: (after, event) =>
        errorOf(event) === undefined || after.context.failure !== null || after.status === 'done' || after.matches('askingToStay'),
    },
    {
      title: 'the server’s own words are shown where it has some (API-25)',
      holds: ({ context }, event) =>
        !failed(event, 'requestCode') ||
        codeAfter(event, 'codeNotSent') === 'answerLost' ||
        context.failure?.serverMessage === SERVER_MESSAGE,
    },
    {
      title: 'after a reload the wizard goes on at the step that was reached (EMAIL-9)',
      holds: (after) => after.context.proof === null || !after.matches('codeSent') || after.matches({ codeSent: { entry: 'confirmed' } }),
    },
    {
      title: 'the context never holds a password or a code (EMAIL-9)',
      holds: (after) => !keepsSecret(after.context),
    },
  ],
});

const endsOtherWaysIn = (resetting: AnyActorRef): boolean | undefined => resetting.getSnapshot().input?.endsOtherWays;

const staysIn = (resetting: AnyActorRef): boolean | undefined => resetting.getSnapshot().input?.stays;

const purposeSentTo = (linking: AnyActorRef): string | undefined => linking.getSnapshot().input?.purpose;

function isFinishing(value: unknown): value is keyof typeof FINISHED_PURPOSES {
  return typeof value === 'string' && value in FINISHED_PURPOSES;
}
