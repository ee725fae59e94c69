import { assign, setup } from 'xstate';
import { HAND_OVER_POLL, HAND_OVER_VALIDITY } from '#contract/limits.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';

/** What this screen shows for a phone, and the secret by which it alone is signed in. */
export interface ShownHandOver {
  readonly code: string;
  readonly secret: string;
  /** ms since the epoch, by the server's clock */
  readonly expiresAt: number;
}

/** How far it is, as the server says; with the two digits to show once a phone has read the code. */
export type HandOverStage =
  | { readonly outcome: 'waiting' | 'approved' | 'refused' | 'expired' }
  | { readonly outcome: 'claimed'; readonly digits: string };

export interface HandOverContext {
  readonly shown: ShownHandOver | null;
  readonly digits: string | null;
  /** Several people use this computer (DOOR-5): so by default, where a phone has to sign it in. */
  readonly isShared: boolean;
  readonly failure: Failure | null;
}

export type HandOverEvent = { type: 'SHARED_TOGGLED' } | { type: 'RETRIED' } | { type: 'BACK' } | { type: 'CLOSED' };
export type HandOverOutput = { outcome: 'signedIn' | 'back' | 'closed' };

const handOverSetup = setup({
  types: {} as {
    context: HandOverContext;
    events: HandOverEvent;
    output: HandOverOutput;
    tags: 'busy';
  },
  actors: {
    /** POST /auth/handover: not of the specification, offered only where the API has it (API-26). */
    beginHandOver: port<ShownHandOver>('beginHandOver'),
    /** POST /auth/handover/state. */
    readHandOver: port<HandOverStage, { secret: string }>('readHandOver'),
    /** POST /auth/login/handover; stores user and token. */
    loginByHandOver: port<void, { secret: string; isShared: boolean }>('loginByHandOver'),
  },
  delays: { poll: HAND_OVER_POLL, untilExpiry: HAND_OVER_VALIDITY },
  guards: {
    ...ENDS_AS,
    isUnknown: (_, { error }: { error: unknown }) => isRefusedFor(error, 'handOverUnknown'),
  },
  actions: {
    keepShown: assign({ shown: (_, { shown }: { shown: ShownHandOver }) => shown }),
    forgetShown: assign({ shown: null, digits: null }),
    keepDigits: assign({ digits: (_, { stage }: { stage: HandOverStage }) => (stage.outcome === 'claimed' ? stage.digits : null) }),
    toggleShared: assign({ isShared: ({ context }) => !context.isShared }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
});

const secretOf = ({ shown }: HandOverContext): { readonly secret: string } => ({ secret: need(shown, 'a code that is shown').secret });
const stageIs = endsAs<HandOverStage>;

/** The server is asked for the phone's answer every two seconds; a question that fails is asked again. */
const asking = (id: string, goesOn: 'waiting' | 'claimed') =>
  handOverSetup.createStateConfig({
    initial: 'pausing',
    after: { untilExpiry: '#handOver.expired' },
    states: {
      pausing: { description: 'A moment before the server is asked again (HAND-3).', after: { poll: 'reading' } },
      reading: {
        description: 'The server is asked whether the phone has answered (HAND-3).',
        invoke: {
          id,
          src: 'readHandOver',
          input: ({ context }) => secretOf(context),
          onDone: [
            { guard: stageIs('approved'), target: '#handOver.loggingIn' },
            { guard: stageIs('refused'), target: '#handOver.refused' },
            { guard: stageIs('expired'), target: '#handOver.expired' },
            ...(goesOn === 'waiting'
              ? [
                  {
                    guard: stageIs('claimed'),
                    target: '#handOver.claimed',
                    actions: {
                      type: 'keepDigits' as const,
                      params: ({ event }: { event: { output: HandOverStage } }) => ({ stage: event.output }),
                    },
                  },
                ]
              : []),
            { target: 'pausing' },
          ],
          onError: [{ guard: { type: 'isUnknown', params: ({ event }) => event }, target: '#handOver.expired' }, { target: 'pausing' }],
        },
      },
    },
  });

export const handOverMachine = handOverSetup.createMachine({
  id: 'handOver',
  description: 'This screen shows a code, and a phone that is signed in signs it in (HAND-1, HAND-2, HAND-3).',
  context: { shown: null, digits: null, isShared: true, failure: null },
  initial: 'beginning',
  on: { SHARED_TOGGLED: { actions: 'toggleShared' }, BACK: '.back', CLOSED: '.closed' },
  states: {
    beginning: {
      description: 'The server gives a code that is good for two minutes (HAND-1).',
      tags: 'busy',
      entry: 'forgetShown',
      invoke: {
        id: 'beginHandOver',
        src: 'beginHandOver',
        onDone: { target: 'waiting', actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.output }) } },
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'handOverFailed', cause: event.error }) },
        },
      },
    },
    unread: {
      description: 'There is no code: said, with a button that tries again (HAND-1).',
      exit: 'clearFailure',
      on: { RETRIED: 'beginning' },
    },
    waiting: {
      ...asking('readHandOver', 'waiting'),
      description: 'The code to scan or to type, and how long it is good for (HAND-1).',
    },
    claimed: {
      ...asking('readClaimed', 'claimed'),
      description: 'A phone has read the code: two digits, to be chosen there (HAND-2).',
    },
    loggingIn: {
      description: 'The phone has approved; this browser, and no other, is signed in by it (HAND-2).',
      tags: 'busy',
      invoke: {
        id: 'loginByHandOver',
        src: 'loginByHandOver',
        input: ({ context }) => ({ ...secretOf(context), isShared: context.isShared }),
        onDone: 'signedIn',
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'expired' },
          {
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'handOverLoginFailed', cause: event.error }) },
          },
        ],
      },
    },
    failed: {
      description: 'The phone has approved, and the login did not work: said, with a button that tries again (HAND-2).',
      exit: 'clearFailure',
      on: { RETRIED: 'loggingIn' },
    },
    refused: {
      description: 'The phone said no, or chose other digits: said, with a button for a new code (HAND-3).',
      on: { RETRIED: 'beginning' },
    },
    expired: {
      description: 'The two minutes are over, or the phone has logged out: said, with a button for a new code (HAND-3).',
      on: { RETRIED: 'beginning' },
    },
    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<HandOverOutput>,
});
