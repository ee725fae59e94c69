import { CONFIRM_ENDS } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failure } from '#machines/failures.ts';
import {
  accountLeaving,
  answerLost,
  CODE,
  EMAIL,
  JOIN_DATA,
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
import { emailVerificationInvariants } from './email-verification.invariants.ts';

const fresh = { email: '', code: null, proof: null };
const join: Purpose = { kind: 'join', joinData: JOIN_DATA };

const OTHER_EMAIL = 'minji@madang.example';

/** Another code, for an hour and a pause of its own. */
const NEXT_CODE = { expiresAt: SENT_CODE.expiresAt + 60_000, resendAt: SENT_CODE.resendAt + 60_000 };

const signUp: readonly SignUpOutput[] = [
  { outcome: 'joined' },
  { outcome: 'refused', refused: { field: 'nickname' } },
  { outcome: 'refused', refused: { field: 'uvrsId', serverMessage: SERVER_MESSAGE } },
  { outcome: 'proofExpired', failure: failure('proofExpired', refusedInWords) },
  { outcome: 'failed', failure: failure('joinFailed', refusedInWords) },
];
const finishing = [{ done: undefined }, { error: refusedFor('proofExpired') }, { error: answerLost }, { error: unreachable }];

const EMAIL_STEP = ['EMAIL_SUBMITTED', 'LOGIN_CHOSEN', 'SIGN_UP_CHOSEN'] as const;
const CODE_STEP = ['CODE_SUBMITTED', 'RESEND_REQUESTED', 'LAST_STEP_REQUESTED'] as const;
const PASSWORD_STEP = ['PASSWORD_SUBMITTED'] as const;
const CHANGE_STEP = ['CHANGE_CONFIRMED'] as const;
const ANSWERS = ['STAY_CHOSEN', 'DECLINED'] as const;
/** A call is under way: only BACK and CLOSED are answered. */
const WHILE_BUSY = [
  ...EMAIL_STEP,
  ...CODE_STEP,
  ...PASSWORD_STEP,
  ...CHANGE_STEP,
  ...ANSWERS,
  'EMAIL_CHANGE_REQUESTED',
  'SUCCESS_CONFIRMED',
] as const;

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
    newEmail: { ...fresh, purpose: { kind: 'newEmail' } },
    resumedNewEmail: { purpose: { kind: 'newEmail' }, email: EMAIL, code: SENT_CODE, proof: PROOF },
    resumedWithProof: { purpose: join, email: EMAIL, code: SENT_CODE, proof: PROOF },
  },
  events: [
    { type: 'EMAIL_SUBMITTED', email: EMAIL },
    { type: 'EMAIL_SUBMITTED', email: OTHER_EMAIL },
    { type: 'CODE_SUBMITTED', code: CODE },
    { type: 'RESEND_REQUESTED' },
    { type: 'EMAIL_CHANGE_REQUESTED' },
    { type: 'LAST_STEP_REQUESTED' },
    { type: 'PASSWORD_SUBMITTED', password: PASSWORD },
    { type: 'PASSWORD_SUBMITTED', password: PASSWORD, endsOtherWays: true },
    { type: 'STAY_CHOSEN', password: PASSWORD },
    { type: 'STAY_CHOSEN', password: PASSWORD, endsOtherWays: true },
    { type: 'DECLINED' },
    { type: 'CHANGE_CONFIRMED' },
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
    linkEmail: [...finishing, { error: refusedFor('confirmationNeeded') }],
    resetPassword: [
      { done: { signedIn: true } },
      { done: { signedIn: false } },
      { error: answerLost },
      { error: refusedFor('proofExpired') },
      { error: accountLeaving },
      { error: unreachable },
    ],
    signUp: ends(...signUp),
    changeEmail: [
      { done: undefined },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedFor('proofExpired') },
      { error: answerLost },
      { error: unreachable },
    ],
    confirmIdentity: ends(...CONFIRM_ENDS),
  },
  distinguish: ({ context }) => ({
    email: context.email,
    failure: context.failure,
    signedIn: context.signedIn,
    failures: context.failures,
    code: context.code !== null,
    proof: context.proof !== null,
    otherWays: context.otherWays.length,
    confirmation: context.confirmation !== null,
  }),
  // A wizard shows one step at a time, and each step's events come from its own screen.
  unanswered: {
    enteringEmail: [...CODE_STEP, ...PASSWORD_STEP, ...CHANGE_STEP, ...ANSWERS, 'EMAIL_CHANGE_REQUESTED', 'SUCCESS_CONFIRMED'],
    checkingEmail: WHILE_BUSY,
    requestingCode: WHILE_BUSY,
    codeSent: [...EMAIL_STEP, ...PASSWORD_STEP, ...CHANGE_STEP, ...ANSWERS, 'SUCCESS_CONFIRMED'],
    // The code that is there is confirmed or replaced first.
    'codeSent.entry.confirming': ['CODE_SUBMITTED'],
    // It was right.
    'codeSent.entry.confirmed': ['CODE_SUBMITTED', 'RESEND_REQUESTED'],
    'codeSent.resend.coolingDown': ['RESEND_REQUESTED'],
    'codeSent.resend.toldToWait': ['RESEND_REQUESTED'],
    'codeSent.resend.requesting': ['RESEND_REQUESTED'],
    settingPassword: [...EMAIL_STEP, ...CODE_STEP, ...CHANGE_STEP, ...ANSWERS, 'SUCCESS_CONFIRMED'],
    confirmingChange: [...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, ...ANSWERS, 'SUCCESS_CONFIRMED'],
    changingEmail: WHILE_BUSY,
    // What is open above it comes first.
    provingIdentity: WHILE_BUSY,
    provingToLink: WHILE_BUSY,
    linking: WHILE_BUSY,
    joining: WHILE_BUSY,
    resetting: WHILE_BUSY,
    // The question is answered first.
    askingToStay: [...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, ...CHANGE_STEP, 'EMAIL_CHANGE_REQUESTED', 'SUCCESS_CONFIRMED'],
    // It is this flow that has signed in.
    linked: ['SIGNED_IN', ...EMAIL_STEP, ...CODE_STEP, ...PASSWORD_STEP, ...CHANGE_STEP, ...ANSWERS, 'EMAIL_CHANGE_REQUESTED'],
    offeringLogin: [
      'SIGNED_IN',
      'EMAIL_SUBMITTED',
      'SIGN_UP_CHOSEN',
      ...CODE_STEP,
      ...PASSWORD_STEP,
      ...CHANGE_STEP,
      ...ANSWERS,
      'EMAIL_CHANGE_REQUESTED',
      'SUCCESS_CONFIRMED',
    ],
  },
  invariants: emailVerificationInvariants,
});
