import { assign, fromCallback, setup } from 'xstate';
import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import type { Campus } from '../campus.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import type { LastWay } from '../last-way.ts';
import { port } from '../port.ts';
import { type ProviderLoginOutput, providerLoginMachine } from '../provider-login/provider-login.machine.ts';
import type { PageAnswer } from '../provider-window/provider-window.machine.ts';
import type { ChosenSchool } from '../school.ts';
import { type SchoolSearchOutput, schoolSearchMachine } from '../school-search/school-search.machine.ts';
import { SCHOOL_SEARCH_GUARDS } from '../school-search/school-search-guards.ts';

export interface LoginInput {
  /** Type numbers of the methods that are offered (METHOD-2). */
  readonly enabledMethods: readonly number[];
  /** The campus whose door the person came to (CAMPUS-2); none by default. */
  readonly campus?: Campus | null;
  /** A provider that is chosen already: the campus's own sign-on, or the way used last (CAMPUS-2, LOGIN-6); none by default. */
  readonly startsWith?: MethodCode | null;
  /**
   * What a provider answered by this very page, no window having opened; or the server's ticket for an account that was to be linked and has an
   * owner (SOC-4); null for a fresh start.
   */
  readonly resumed: { readonly method: MethodCode; readonly answer: PageAnswer | null; readonly ticket?: string } | null;
}

export interface LoginContext {
  readonly enabledMethods: readonly number[];
  readonly campus: Campus | null;
  /** Used last on this device, and offered first (LOGIN-6); null where none is known, or where it is not offered any more (METHOD-2). */
  readonly lastMethod: MethodCode | null;
  /** This browser refuses cookies: what needs them is said before it is chosen (STORE-1). */
  readonly refusesCookies: boolean;
  readonly method: MethodCode | null;
  /** The school of the generic method (CAMPUS-3). */
  readonly school: ChosenSchool | null;
  readonly answer: PageAnswer | null;
  readonly ticket: string | null;
  readonly failure: Failure | null;
  /** In a row; counted no further than help needs. */
  readonly failures: number;
}

export type LoginEvent =
  | { type: 'GUEST_CHOSEN' }
  | { type: 'EMAIL_CHOSEN' }
  /** Offered only where the API hands over (HAND-1, API-26). */
  | { type: 'HAND_OVER_CHOSEN' }
  | { type: 'LAST_WAY_KNOWN'; lastWay: LastWay | null }
  | { type: 'LAST_METHOD_FORGOTTEN' }
  | { type: 'COOKIES_REFUSED' }
  /** Social or university. */
  | { type: 'METHOD_CHOSEN'; method: MethodCode; school?: ChosenSchool | null | undefined }
  /** Schools are many: the person looks for theirs. */
  | { type: 'SCHOOL_SEARCH_CHOSEN' }
  | { type: 'SIGN_UP_CHOSEN' }
  /** The server named other methods while this was open. */
  | { type: 'METHODS_CHANGED'; enabledMethods: readonly number[] }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'BACK' }
  | { type: 'CLOSED' };

export type LoginOutput =
  | { outcome: 'signedIn' | 'guest' | 'emailLogin' | 'handOver' | 'signUp' | 'back' | 'closed' }
  | { outcome: 'providerSignUp'; method: MethodCode; ticket: string };

const loginSetup = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    input: LoginInput;
    output: LoginOutput;
    tags: 'busy' | 'alert';
    children: { providerLogin: 'providerLogin'; schoolSearch: 'schoolSearch' };
  },
  actors: {
    /** POST /auth/login; stores user and token. */
    loginAsGuest: port<void>('loginAsGuest'),
    providerLogin: providerLoginMachine,
    schoolSearch: schoolSearchMachine,
    /** Tells at once which way was used last on this device, and where the browser keeps no cookies of this site. */
    recallLastWay: fromCallback(() => undefined),
    /** Removes from this device which way was used last, and the email with it. */
    forgetLastWay: port<void>('forgetLastWay'),
  },
  guards: {
    isStuck: ({ context }) => context.failures >= FAILURES_BEFORE_HELP,
    isChosen: ({ context: { method, enabledMethods } }) => method !== null && isOffered(method, enabledMethods),
    isResumed: ({ context: { answer, ticket } }) => answer !== null || ticket !== null,
    mayResume: ({ context: { answer, ticket, method, enabledMethods } }) =>
      (answer !== null || ticket !== null) && method !== null && isOffered(method, enabledMethods),
    losesProvider: ({ context: { method } }, { enabledMethods }: { enabledMethods: readonly number[] }) =>
      method !== null && !isOffered(method, enabledMethods),
    isOffered: ({ context }, { method }: { method: MethodCode }) => isOffered(method, context.enabledMethods),
    ...SCHOOL_SEARCH_GUARDS,
    signedIn: (_, { output }: { output: ProviderLoginOutput }) => output.outcome === 'signedIn',
    providerFailed: (_, { output }: { output: ProviderLoginOutput }) => output.outcome === 'failed',
    signsUp: (_, { output }: { output: ProviderLoginOutput }) => output.outcome === 'signUp',
  },
  actions: {
    keepMethod: assign((_, { method, school = null }: { method: MethodCode; school?: ChosenSchool | null | undefined }) => ({
      ...{ method, school },
      answer: null,
      ticket: null,
    })),
    keepFound: assign((_, { output }: { output: SchoolSearchOutput }) => ({
      ...(output.outcome === 'chosen' && output.pick),
      answer: null,
      ticket: null,
    })),
    keepMethods: assign(({ context: { lastMethod } }, { enabledMethods }: { enabledMethods: readonly number[] }) => ({
      enabledMethods,
      lastMethod: lastMethod !== null && isOffered(lastMethod, enabledMethods) ? lastMethod : null,
    })),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    count: assign({ failures: ({ context }) => Math.min(context.failures + 1, FAILURES_BEFORE_HELP) }),
    clearFailure: assign({ failure: null }),
    forgetAnswer: assign({ answer: null, ticket: null }),
    keepLastMethod: assign({
      lastMethod: ({ context }, { lastWay }: { lastWay: LastWay | null }) =>
        lastWay !== null && isOffered(lastWay.method, context.enabledMethods) ? lastWay.method : null,
    }),
    forgetLastMethod: assign({ lastMethod: null }),
    noteRefusal: assign({ refusesCookies: true }),
  },
});

/** What the choice answers, with or without help beside it. */
const choice = loginSetup.createStateConfig({
  on: {
    GUEST_CHOSEN: { target: 'loggingInAsGuest', actions: 'clearFailure' },
    EMAIL_CHOSEN: 'leavingForEmail',
    HAND_OVER_CHOSEN: 'leavingForHandOver',
    SIGN_UP_CHOSEN: 'leavingForSignUp',
    LAST_METHOD_FORGOTTEN: 'forgettingLastMethod',
    SCHOOL_SEARCH_CHOSEN: { guard: 'offersSearch', target: 'findingSchool', actions: 'clearFailure' },
    METHOD_CHOSEN: [
      {
        guard: { type: 'isOffered', params: eventParams },
        target: 'withProvider',
        actions: ['clearFailure', { type: 'keepMethod', params: eventParams }],
      },
      { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
    ],
  },
});

export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'The person chooses how to sign in (LOGIN-1, LOGIN-4, LOGIN-5, LOGIN-6, HAND-1).',
  context: ({ input }) => ({
    enabledMethods: input.enabledMethods,
    lastMethod: null,
    refusesCookies: false,
    campus: input.campus ?? null,
    school: null,
    method: input.resumed?.method ?? input.startsWith ?? null,
    answer: input.resumed?.answer ?? null,
    ticket: input.resumed?.ticket ?? null,
    failure: null,
    failures: 0,
  }),
  initial: 'opening',
  // Where nothing is known, the popup is the same without the mark.
  invoke: { id: 'recallLastWay', src: 'recallLastWay', onError: {} },
  on: {
    CLOSED: '.closed',
    BACK: '.back',
    LAST_WAY_KNOWN: { actions: { type: 'keepLastMethod', params: eventParams } },
    COOKIES_REFUSED: { actions: 'noteRefusal' },
    METHODS_CHANGED: { actions: { type: 'keepMethods', params: eventParams } },
  },
  states: {
    opening: {
      description:
        'Did a provider answer by this very page, or was one chosen before: the campus’s own, or the one used last (CAMPUS-2, LOGIN-6)?',
      always: [
        { guard: 'mayResume', target: 'withProvider' },
        {
          guard: 'isResumed',
          target: 'alertingNotSupported',
          actions: ['forgetAnswer', { type: 'fail', params: { code: 'ssoNotSupported' } }],
        },
        { guard: 'isChosen', target: 'withProvider' },
        { target: 'choosing' },
      ],
    },

    choosing: {
      ...choice,
      description: 'The ways to sign in; a failure of the last try is shown above them.',
      always: { guard: 'isStuck', target: 'stuck' },
    },

    stuck: {
      ...choice,
      description: 'As before, and help is offered: it has failed three times in a row (LOGIN-1, HEAD-3).',
    },

    withProvider: {
      description: 'A provider is asked; its own machine says how far. Another way can be chosen all the same, and ends this one.',
      invoke: {
        id: 'providerLogin',
        src: 'providerLogin',
        input: ({ context }) => ({
          method: context.method ?? 'google',
          school: context.school ?? undefined,
          answer: context.answer,
          ticket: context.ticket,
        }),
        onDone: [
          { guard: { type: 'signedIn', params: eventParams }, target: 'signedIn' },
          { guard: { type: 'signsUp', params: eventParams }, target: 'leavingForProviderSignUp' },
          { guard: { type: 'providerFailed', params: eventParams }, target: 'choosing', actions: 'count' },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: [{ type: 'fail', params: { code: 'loginFailed' } }, 'count'] },
      },
      exit: 'forgetAnswer',
      on: {
        METHODS_CHANGED: [
          {
            guard: { type: 'losesProvider', params: eventParams },
            target: 'alertingNotSupported',
            actions: [
              { type: 'keepMethods', params: eventParams },
              { type: 'fail', params: { code: 'ssoNotSupported' } },
            ],
          },
          { actions: { type: 'keepMethods', params: eventParams } },
        ],
        GUEST_CHOSEN: 'loggingInAsGuest',
        EMAIL_CHOSEN: 'leavingForEmail',
        HAND_OVER_CHOSEN: 'leavingForHandOver',
        SIGN_UP_CHOSEN: 'leavingForSignUp',
        LAST_METHOD_FORGOTTEN: 'forgettingLastMethod',
        SCHOOL_SEARCH_CHOSEN: { guard: 'offersSearch', target: 'findingSchool' },
        METHOD_CHOSEN: [
          {
            guard: { type: 'isOffered', params: eventParams },
            target: 'withProvider',
            reenter: true,
            actions: { type: 'keepMethod', params: eventParams },
          },
          { target: 'alertingNotSupported', actions: { type: 'fail', params: { code: 'ssoNotSupported' } } },
        ],
      },
    },

    findingSchool: {
      description: 'The person looks for their school among many; a machine of its own says how far (CAMPUS-3).',
      invoke: {
        id: 'schoolSearch',
        src: 'schoolSearch',
        input: ({ context }) => ({ enabledMethods: context.enabledMethods }),
        onDone: [
          {
            guard: { type: 'foundOffered', params: eventParams },
            target: 'withProvider',
            actions: { type: 'keepFound', params: eventParams },
          },
          {
            guard: { type: 'found', params: eventParams },
            target: 'alertingNotSupported',
            actions: { type: 'fail', params: { code: 'ssoNotSupported' } },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'fail', params: { code: 'schoolsFailed' } } },
      },
      on: { BACK: 'choosing' },
    },

    forgettingLastMethod: {
      description: 'This device forgets which way was used last (LOGIN-6).',
      entry: 'forgetLastMethod',
      invoke: { id: 'forgetLastWay', src: 'forgetLastWay', onDone: 'choosing', onError: 'choosing' },
    },

    loggingInAsGuest: {
      description:
        'The server gives a guest account: the one of this browser, or a new one. The way on is that of a guest who joins (LOGIN-1, JOIN-2).',
      tags: 'busy',
      invoke: {
        id: 'loginAsGuest',
        src: 'loginAsGuest',
        onDone: 'signedInAsGuest',
        onError: {
          target: 'choosing',
          actions: [{ type: 'fail', params: ({ event }) => ({ code: 'guestLoginFailed', cause: event.error }) }, 'count'],
        },
      },
    },

    alertingNotSupported: {
      description: 'An alert: this way is not supported (SSO-2, ERR-3).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'choosing' },
    },

    signedIn: { type: 'final', output: { outcome: 'signedIn' } },
    signedInAsGuest: { type: 'final', output: { outcome: 'guest' } },
    leavingForEmail: { type: 'final', output: { outcome: 'emailLogin' } },
    leavingForHandOver: { type: 'final', output: { outcome: 'handOver' } },
    leavingForSignUp: { type: 'final', output: { outcome: 'signUp' } },
    leavingForProviderSignUp: {
      type: 'final',
      output: ({ event }): LoginOutput => providerSignUp(event),
    },
    back: { type: 'final', output: { outcome: 'back' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<LoginOutput>,
});

function providerSignUp(event: { readonly type: string; readonly output?: unknown }): LoginOutput {
  const output = event.output as ProviderLoginOutput | undefined;
  if (output?.outcome !== 'signUp') throw new Error('only a provider’s sign-up leads here');
  return { outcome: 'providerSignUp', method: output.method, ticket: output.ticket };
}
