import { and, assign, not, setup, stateIn } from 'xstate';
import { CODE_VALIDITY, RESEND_COOL_DOWN } from '../../contract/limits.ts';
import { type Failure, type FailureCode, failure, inWords, isRefusedFor, serverMessageIn } from '../failures.ts';
import type { JoinData, RefusedField } from '../join-data.ts';
import { port } from '../port.ts';
import { type Output as SignUpOutput, signUpMachine } from '../sign-up/sign-up.machine.ts';

/** What the proven email is for (EMAIL-7, RESET-2): `link` for a guest, `setUp` for another user, `join` for a visitor. */
export type Purpose = { readonly kind: 'link' | 'setUp' | 'reset' } | { readonly kind: 'join'; readonly joinData: JoinData };

/** A code that is on its way or in the mailbox. Times are ms since the epoch by the server's clock. */
export interface SentCode {
  readonly expiresAt: number;
  readonly resendAt: number;
}

export interface Input {
  readonly purpose: Purpose;
  /** Carried over from another popup, or from before a reload. */
  readonly email: string;
  /** A code sent before a reload (EMAIL-9). */
  readonly code: SentCode | null;
  /** `sqncNum`, had before a reload. */
  readonly proof: string | null;
}

export interface Context extends Input {
  /** What the current screen has to say; cleared by the next thing a person does. */
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'EMAIL_SUBMITTED'; email: string }
  | { type: 'CODE_SUBMITTED'; code: string }
  | { type: 'RESEND_REQUESTED' }
  | { type: 'EMAIL_CHANGE_REQUESTED' }
  | { type: 'PASSWORD_STEP_REQUESTED' }
  | { type: 'PASSWORD_SUBMITTED'; password: string }
  | { type: 'LOGIN_CHOSEN' }
  | { type: 'SIGN_UP_CHOSEN' }
  | { type: 'SUCCESS_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type Output =
  | { next: 'joined' | 'linked' | 'signUp' | 'back' | 'closed' }
  /** A member linked a further way to sign in (JOIN-5). */
  | { next: 'added' }
  | { next: 'emailLogin'; email: string }
  | { next: 'createCharacter'; refused: RefusedField; serverMessage?: string | undefined };

export const emailVerificationMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' },
  actors: {
    /** POST /auth/check/user */
    checkEmail: port<{ registered: boolean }, { email: string }>('checkEmail'),
    /** POST /auth/occupancy/email-user */
    requestCode: port<SentCode, { email: string }>('requestCode'),
    /** PUT /auth/occupancy/email */
    confirmCode: port<{ proof: string }, { email: string; code: string }>('confirmCode'),
    /** PUT /auth/link/account */
    linkEmail: port<void, { email: string; proof: string; password: string }>('linkEmail'),
    /** PUT /auth/set-up/account */
    setUpEmail: port<void, { email: string; proof: string; password: string }>('setUpEmail'),
    /** PUT /auth/password */
    resetPassword: port<void, { email: string; proof: string; password: string }>('resetPassword'),
    signUp: signUpMachine,
  },
  // The application provides both from the deadlines in the context, so that nothing stretches them (EMAIL-2).
  delays: { untilExpiry: CODE_VALIDITY, untilResend: RESEND_COOL_DOWN },
  guards: {
    hasProof: ({ context }) => context.proof !== null,
    hasCode: ({ context }) => context.code !== null,
    isReset: ({ context }) => context.purpose.kind === 'reset',
    isJoin: ({ context }) => context.purpose.kind === 'join',
    isLink: ({ context }) => context.purpose.kind === 'link',
    mayProceed: ({ context }, { registered }: { registered: boolean }) => registered === (context.purpose.kind === 'reset'),
    mayConfirm: and([stateIn({ codeSent: { validity: 'running' } }), not(stateIn({ codeSent: { resend: 'requesting' } }))]),
    wasRegistered: ({ context }) => context.failure?.code === 'emailAlreadyRegistered',
    wasUnknown: ({ context }) => context.failure?.code === 'emailNotRegistered',
    codeExpired: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeExpired'),
    codeTriesUsed: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeTriesUsed'),
    codeWrong: (_, { error }: { error: unknown }) => isRefusedFor(error, 'codeWrong'),
    proofExpired: (_, { error }: { error: unknown }) => isRefusedFor(error, 'proofExpired'),
    joined: (_, { output }: { output: SignUpOutput }) => output.outcome === 'joined',
    joinProofExpired: (_, { output }: { output: SignUpOutput }) => output.outcome === 'proofExpired',
    joinRefusedFor: (_, { output, field }: { output: SignUpOutput; field: RefusedField }) =>
      output.outcome === 'refused' && output.field === field,
  },
  actions: {
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    failJoin: assign({
      failure: (_, { output }: { output: SignUpOutput }) => joinFailure(output),
    }),
    clearFailure: assign({ failure: null }),
    keepEmail: assign({ email: (_, { email }: { email: string }) => email }),
    keepCode: assign({ code: (_, { code }: { code: SentCode }) => code }),
    keepProof: assign({ proof: (_, { proof }: { proof: string }) => proof }),
    forgetCode: assign({ code: null, proof: null }),
  },
}).createMachine({
  id: 'emailVerification',
  description: 'A person proves an email with a code, then sets a password (EMAIL, RESET).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'resuming',
  on: { CLOSED: '.closed', BACK: '.back' },
  states: {
    resuming: {
      description: 'Decides where to start: at the step that was reached before a reload, or at the email (EMAIL-9).',
      always: [{ guard: 'hasProof', target: 'settingPassword' }, { guard: 'hasCode', target: 'codeSent' }, { target: 'enteringEmail' }],
    },

    enteringEmail: {
      description: 'The person types an email; a failure of the last try is shown at the field.',
      on: {
        EMAIL_SUBMITTED: {
          target: 'checkingEmail',
          actions: ['clearFailure', { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) }],
        },
        LOGIN_CHOSEN: { guard: 'wasRegistered', target: 'leavingForLogin' },
        SIGN_UP_CHOSEN: { guard: 'wasUnknown', target: 'leavingForSignUp' },
      },
    },

    checkingEmail: {
      description: 'Is the email known? Linking and joining want it unknown, resetting wants it known (EMAIL-1, RESET-1).',
      tags: 'busy',
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'mayProceed', params: ({ event }) => ({ registered: event.output.registered }) },
            target: 'requestingCode',
          },
          { guard: 'isReset', target: 'enteringEmail', actions: { type: 'fail', params: { code: 'emailNotRegistered' } } },
          { target: 'enteringEmail', actions: { type: 'fail', params: { code: 'emailAlreadyRegistered' } } },
        ],
        onError: {
          target: 'enteringEmail',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'emailCheckFailed', cause: event.error }) },
        },
      },
    },

    requestingCode: {
      description: 'The first code is being sent (EMAIL-2).',
      tags: 'busy',
      entry: 'forgetCode',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'codeSent', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) } },
        onError: {
          target: 'enteringEmail',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
        },
      },
    },

    codeSent: {
      id: 'codeSent',
      description: 'The code is in the mailbox and counts down; the person types it, or asks for another.',
      type: 'parallel',
      on: {
        EMAIL_CHANGE_REQUESTED: { target: 'enteringEmail', actions: ['clearFailure', 'forgetCode'] },
        PASSWORD_STEP_REQUESTED: { actions: { type: 'fail', params: { code: 'notAuthenticated' } } },
      },
      states: {
        validity: {
          initial: 'running',
          states: {
            running: {
              description: 'The remaining time is shown; at zero it says so once and stops (EMAIL-3).',
              after: { untilExpiry: { target: 'expired', actions: { type: 'fail', params: { code: 'codeExpired' } } } },
            },
            expired: { id: 'codeExpired', description: 'Time is over: the code can no longer be confirmed (EMAIL-3, ERR-12).' },
            triesUsed: { id: 'codeTriesUsed', description: 'Too many wrong codes ended this one; another can be asked for.' },
          },
        },
        resend: {
          initial: 'coolingDown',
          states: {
            coolingDown: { description: 'Another code cannot be asked for yet (EMAIL-4).', after: { untilResend: 'ready' } },
            ready: {
              description: 'Another code can be asked for.',
              on: {
                RESEND_REQUESTED: {
                  guard: not(stateIn({ codeSent: { entry: 'confirming' } })),
                  target: 'requesting',
                  actions: 'clearFailure',
                },
              },
            },
            requesting: {
              description: 'Another code is being sent; it replaces this one and starts the countdown anew (EMAIL-4).',
              tags: 'busy',
              invoke: {
                id: 'resendCode',
                src: 'requestCode',
                input: ({ context }) => ({ email: context.email }),
                onDone: {
                  target: '#codeSent',
                  reenter: true,
                  // Time may have run out while it was on its way: the new code's countdown begins with a clean slate.
                  actions: ['clearFailure', { type: 'keepCode', params: ({ event }) => ({ code: event.output }) }],
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'fail', params: ({ event }) => ({ code: 'codeNotSent', cause: event.error }) },
                },
              },
            },
          },
        },
        entry: {
          initial: 'entering',
          states: {
            entering: {
              id: 'enteringCode',
              description: 'The person types the code; a wrong one is said at the field.',
              on: { CODE_SUBMITTED: { guard: 'mayConfirm', target: 'confirming', actions: 'clearFailure' } },
            },
            confirming: {
              description: 'The server compares; should time run out meanwhile, the server decides (EMAIL-5).',
              tags: 'busy',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context, event }) => ({
                  email: context.email,
                  code: event.type === 'CODE_SUBMITTED' ? event.code : '',
                }),
                onDone: {
                  target: '#settingPassword',
                  actions: ['clearFailure', { type: 'keepProof', params: ({ event }) => ({ proof: event.output.proof }) }],
                },
                onError: [
                  {
                    guard: { type: 'codeExpired', params: ({ event }) => ({ error: event.error }) },
                    target: ['#codeExpired', '#enteringCode'],
                    actions: { type: 'fail', params: ({ event }) => ({ code: 'codeExpired', cause: event.error }) },
                  },
                  {
                    guard: { type: 'codeTriesUsed', params: ({ event }) => ({ error: event.error }) },
                    target: ['#codeTriesUsed', '#enteringCode'],
                    actions: { type: 'fail', params: ({ event }) => ({ code: 'codeTriesUsed', cause: event.error }) },
                  },
                  {
                    guard: { type: 'codeWrong', params: ({ event }) => ({ error: event.error }) },
                    target: 'entering',
                    actions: { type: 'fail', params: ({ event }) => ({ code: 'codeWrong', cause: event.error }) },
                  },
                  {
                    target: 'entering',
                    actions: { type: 'fail', params: ({ event }) => ({ code: 'codeConfirmFailed', cause: event.error }) },
                  },
                ],
              },
            },
          },
        },
      },
    },

    settingPassword: {
      id: 'settingPassword',
      description: 'The email is proven; the person chooses a password.',
      on: {
        EMAIL_CHANGE_REQUESTED: { target: 'enteringEmail', actions: ['clearFailure', 'forgetCode'] },
        PASSWORD_SUBMITTED: [
          { guard: 'isReset', target: 'resetting', actions: 'clearFailure' },
          { guard: 'isJoin', target: 'joining', actions: 'clearFailure' },
          { guard: 'isLink', target: 'linking', actions: 'clearFailure' },
          { target: 'settingUp', actions: 'clearFailure' },
        ],
      },
    },

    linking: {
      description: 'The guest’s account becomes one with this email (EMAIL-7). The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'linkEmail',
        src: 'linkEmail',
        input: ({ context, event }) => submission(context, event),
        onDone: 'linked',
        onError: [
          {
            guard: { type: 'proofExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringEmail',
            actions: ['forgetCode', { type: 'fail', params: ({ event }) => ({ code: 'proofExpired', cause: event.error }) }],
          },
          {
            target: 'settingPassword',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'linkFailed', cause: event.error }) },
          },
        ],
      },
    },

    settingUp: {
      description: 'The email becomes another way into this account (EMAIL-7). The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'setUpEmail',
        src: 'setUpEmail',
        input: ({ context, event }) => submission(context, event),
        onDone: 'linked',
        onError: [
          {
            guard: { type: 'proofExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringEmail',
            actions: ['forgetCode', { type: 'fail', params: ({ event }) => ({ code: 'proofExpired', cause: event.error }) }],
          },
          {
            target: 'settingPassword',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'setUpFailed', cause: event.error }) },
          },
        ],
      },
    },

    joining: {
      description: 'An account is made with this email (EMAIL-7). The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context, event }) => {
          const { email, password } = submission(context, event);
          if (context.purpose.kind !== 'join') throw new Error('only a join has join data');
          return { joinData: context.purpose.joinData, credential: { kind: 'email' as const, email, password } };
        },
        onDone: [
          { guard: { type: 'joined', params: ({ event }) => ({ output: event.output }) }, target: 'joined' },
          {
            guard: { type: 'joinRefusedFor', params: ({ event }) => ({ output: event.output, field: 'nickname' as const }) },
            target: 'nicknameRefused',
          },
          {
            guard: { type: 'joinRefusedFor', params: ({ event }) => ({ output: event.output, field: 'uvrsId' as const }) },
            target: 'uvrsIdRefused',
          },
          {
            guard: { type: 'joinProofExpired', params: ({ event }) => ({ output: event.output }) },
            target: 'enteringEmail',
            actions: ['forgetCode', { type: 'failJoin', params: ({ event }) => ({ output: event.output }) }],
          },
          { target: 'settingPassword', actions: { type: 'failJoin', params: ({ event }) => ({ output: event.output }) } },
        ],
        onError: { target: 'settingPassword', actions: { type: 'fail', params: { code: 'joinFailed' } } },
      },
    },

    resetting: {
      description: 'The account gets its new password (RESET-2). The password lives in this call only.',
      tags: 'busy',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context, event }) => submission(context, event),
        onDone: 'offeringLogin',
        onError: [
          {
            guard: { type: 'proofExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringEmail',
            actions: ['forgetCode', { type: 'fail', params: ({ event }) => ({ code: 'proofExpired', cause: event.error }) }],
          },
          {
            target: 'settingPassword',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'resetFailed', cause: event.error }) },
          },
        ],
      },
    },

    linked: {
      description: 'A success message: this email and password sign in from now on (EMAIL-8).',
      on: { SUCCESS_CONFIRMED: 'leavingLinked' },
    },

    offeringLogin: {
      description: 'A success message that asks: go to email login? (RESET-2)',
      on: { LOGIN_CHOSEN: 'leavingForLogin' },
    },

    joined: { type: 'final', output: { next: 'joined' } },
    leavingLinked: {
      type: 'final',
      output: ({ context }): Output => ({ next: context.purpose.kind === 'setUp' ? 'added' : 'linked' }),
    },
    leavingForLogin: { type: 'final', output: ({ context }): Output => ({ next: 'emailLogin', email: context.email }) },
    leavingForSignUp: { type: 'final', output: { next: 'signUp' } },
    nicknameRefused: {
      type: 'final',
      output: ({ event }): Output => ({ next: 'createCharacter', refused: 'nickname', serverMessage: serverMessageIn(event) }),
    },
    uvrsIdRefused: {
      type: 'final',
      output: ({ event }): Output => ({ next: 'createCharacter', refused: 'uvrsId', serverMessage: serverMessageIn(event) }),
    },
    back: { type: 'final', output: { next: 'back' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});

/** What finishing sends: the password comes from the event and is never kept. */
function submission(context: Context, event: { readonly type: string }): { email: string; proof: string; password: string } {
  const password = event.type === 'PASSWORD_SUBMITTED' && 'password' in event ? String(event.password) : '';
  return { email: context.email, proof: context.proof ?? '', password };
}

function joinFailure(output: SignUpOutput): Failure {
  if (output.outcome === 'proofExpired') return inWords('proofExpired', output.serverMessage);
  return output.outcome === 'failed' ? output.failure : failure('joinFailed');
}
