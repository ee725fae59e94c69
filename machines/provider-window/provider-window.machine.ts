import { fromCallback, sendTo, setup } from 'xstate';
import { LEAVE_PATIENCE, PROVIDER_WINDOW_VALIDITY } from '#contract/limits.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { eventParams } from '../event-params.ts';
import type { FailureCode } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';
import type { ChosenSchool } from '../school.ts';

/** Signing in and linking stay apart to the end: an answer to the one is worth nothing to the other. */
export type ProviderPurpose = 'login' | 'link';

export interface ProviderWindowInput {
  readonly method: MethodCode;
  readonly purpose: ProviderPurpose;
  /** The school of the generic method; none: its proxy asks (CAMPUS-3). */
  readonly school?: ChosenSchool | null | undefined;
}

/** What a provider's window brought home: a one-time code, with the state of its request. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** The issuer that says it gave the code (RFC 9207), where the answer named one. */
  readonly iss?: string | undefined;
}

/** The provider’s word for why there is no answer (RFC 6749, 4.1.2.1); never shown as it is. */
export interface ProviderRefusal {
  readonly error: string;
}

/** What came back by this very page, no window having opened. */
export type PageAnswer = ProviderAnswer | ProviderRefusal;

/** The person said no at the provider. */
export const isDeclined = ({ error }: ProviderRefusal): boolean => error === 'access_denied';

/** Our server's answer instead of a redirect to the provider, when the method is switched off (METHOD-2). */
export const METHOD_DISABLED = 'method_disabled';

/** The return page's own word for an address that held no answer it could pass on (CB-1). */
export const INVALID_RETURN = 'invalid_return';

/** What a refusal that is not the person's own says to them (SSO-2, ERR-3, ERR-27, ERR-35). */
export function refusalFailure(refusal: ProviderRefusal | null): FailureCode {
  if (refusal?.error === METHOD_DISABLED) return 'ssoNotSupported';
  return refusal?.error === INVALID_RETURN ? 'providerAnswerMissing' : 'authenticationFailed';
}

/** The one of the two that came, if any. */
export const sortPageAnswer = (came: PageAnswer | null): { answer: ProviderAnswer | null; refusal: ProviderRefusal | null } =>
  came !== null && 'error' in came ? { answer: null, refusal: came } : { answer: came, refusal: null };

export type ProviderWindowEvent =
  | { type: 'WINDOW_OPENED' }
  | { type: 'WINDOW_BLOCKED' }
  /** The browser opened no window, and goes to the provider in this very page instead. */
  | { type: 'PAGE_TAKEN' }
  /** No window opens: without cookies no check could tell the answer from another visit's. */
  | { type: 'COOKIES_REFUSED' }
  /** A hint, not a proof: an isolated window looks closed too. */
  | { type: 'WINDOW_CLOSED' }
  | { type: 'ANSWERED'; code: string; state: string; iss?: string | undefined; campusCode: string | null }
  /** Another tab of this browser goes on with the answer. */
  | { type: 'TAKEN_ELSEWHERE' }
  | { type: 'PROVIDER_REFUSED'; error: string }
  | { type: 'STATE_MISMATCHED' }
  | { type: 'WINDOW_WANTED' }
  | { type: 'RETRIED' }
  | { type: 'PAGE_CHOSEN' }
  | { type: 'CANCELLED' };

export type ProviderWindowOutput =
  | { outcome: 'answered'; answer: ProviderAnswer }
  | { outcome: 'failed'; failure: FailureCode }
  /** The person cancelled, here or at the provider, or goes on in another tab: nothing to say. */
  | { outcome: 'cancelled' };

export const providerWindowMachine = setup({
  types: {} as {
    context: ProviderWindowInput;
    events: ProviderWindowEvent;
    input: ProviderWindowInput;
    output: ProviderWindowOutput;
    tags: 'choice' | 'blocked' | 'leaving';
  },
  actors: {
    /** Opens the window in the very click that started it, listens for its answer, and tidies up when it is stopped (SOC-1). */
    openWindow: fromCallback<{ type: 'FOCUS_WINDOW' }, ProviderWindowInput>(() => undefined),
    /** Takes this whole page to the provider; what the person was doing is resumed on return. */
    leaveByPage: port<void, ProviderWindowInput>('leaveByPage'),
  },
  delays: { validity: PROVIDER_WINDOW_VALIDITY, leavePatience: LEAVE_PATIENCE },
  guards: {
    /** A school's answer names that school; no other answer names one (SSO-1). */
    campusMatches: ({ context: { method } }, { campusCode }: { campusCode: string | null }) =>
      campusCode === (methodByCode(method).sso ? method : null),
    wasDeclined: (_, refusal: ProviderRefusal) => isDeclined(refusal),
    isDisabled: (_, { error }: ProviderRefusal) => error === METHOD_DISABLED,
    heldNoAnswer: (_, { error }: ProviderRefusal) => error === INVALID_RETURN,
  },
  actions: {
    focusWindow: sendTo('openWindow', { type: 'FOCUS_WINDOW' }),
  },
}).createMachine({
  id: 'providerWindow',
  description: 'The person signs in at a provider, in a window of the provider’s own (SOC-1 to SOC-3, SSO-1).',
  context: ({ input }) => input,
  initial: 'open',
  on: { CANCELLED: '.cancelled' },
  states: {
    open: {
      initial: 'opening',
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => context,
        // A defect is no blocked window: only what the browser made of the window decides that.
        onError: 'refused',
      },
      after: { validity: 'timedOut' },
      on: {
        ANSWERED: {
          guard: { type: 'campusMatches', params: eventParams },
          target: 'answered',
        },
        PROVIDER_REFUSED: [
          { guard: { type: 'wasDeclined', params: eventParams }, target: 'declined' },
          { guard: { type: 'isDisabled', params: eventParams }, target: 'disabled' },
          { guard: { type: 'heldNoAnswer', params: eventParams }, target: 'fruitless' },
          { target: 'refused' },
        ],
        STATE_MISMATCHED: 'mismatched',
        COOKIES_REFUSED: 'withoutCookies',
        TAKEN_ELSEWHERE: 'takenElsewhere',
        WINDOW_WANTED: { actions: 'focusWindow' },
      },
      states: {
        opening: {
          description: 'The window is being opened.',
          on: { WINDOW_OPENED: 'waiting', WINDOW_BLOCKED: 'blocked', PAGE_TAKEN: 'pageTaken' },
        },
        waiting: {
          description: 'The person is at the provider; here they can go to the window, or cancel.',
          on: { WINDOW_CLOSED: 'closed' },
        },
        closed: {
          description:
            'The window looks closed: back at the choice without an error, with a word of what to do next (SOC-1). An answer that comes late still counts.',
          tags: 'choice',
        },
        blocked: {
          description:
            'No window is to be seen: said, with a button that opens it, and a way through in this page (SOC-1). An answer from a tab that the browser opened all the same counts (DOOR-2).',
          tags: 'blocked',
          on: { RETRIED: { target: '#providerWindow.open', reenter: true }, PAGE_CHOSEN: 'leaving' },
        },
        pageTaken: {
          description:
            'The browser goes to the provider in this very page; a page that is still here after a while offers the ways on (DOOR-2).',
          tags: ['blocked', 'leaving'],
          after: { leavePatience: 'blocked' },
        },
        leaving: {
          description: 'This page leaves for the provider and comes back.',
          tags: ['blocked', 'leaving'],
          invoke: {
            id: 'leaveByPage',
            src: 'leaveByPage',
            input: ({ context }) => context,
            // The person came back to this page by the browser's Back.
            onDone: 'blocked',
            onError: 'windowOnly',
          },
        },
        windowOnly: {
          description:
            'This browser keeps nothing for the way back, so only a window will do: said, with a button that opens it (SOC-1, DOOR-2).',
          tags: 'blocked',
          on: { RETRIED: { target: '#providerWindow.open', reenter: true } },
        },
      },
    },

    answered: {
      type: 'final',
      output: ({ event }): ProviderWindowOutput => ({ outcome: 'answered', answer: answerIn(event) }),
    },
    declined: { type: 'final', output: { outcome: 'cancelled' } },
    disabled: { type: 'final', output: { outcome: 'failed', failure: 'ssoNotSupported' } },
    fruitless: { type: 'final', output: { outcome: 'failed', failure: 'providerAnswerMissing' } },
    refused: { type: 'final', output: { outcome: 'failed', failure: 'authenticationFailed' } },
    mismatched: { type: 'final', output: { outcome: 'failed', failure: 'authenticationFailed' } },
    withoutCookies: { type: 'final', output: { outcome: 'failed', failure: 'cookiesNeeded' } },
    timedOut: { type: 'final', output: { outcome: 'failed', failure: 'providerTimedOut' } },
    takenElsewhere: { type: 'final', output: { outcome: 'cancelled' } },
    cancelled: { type: 'final', output: { outcome: 'cancelled' } },
  },
  output: finalOutput<ProviderWindowOutput>,
});

const answerIn = (event: ProviderWindowEvent | { type: string }): ProviderAnswer => {
  if (event.type !== 'ANSWERED' || !('code' in event)) throw new Error('only an answer ends in "answered"');
  return { code: event.code, state: event.state, ...(event.iss !== undefined && { iss: event.iss }) };
};
