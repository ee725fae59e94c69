import { assign, emit, setup } from 'xstate';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import type { PartnerAbout } from '../partner-about.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

/** A partner with access to the account, as the API tells it. Times are ms since the epoch. */
export interface ConnectedService {
  readonly clientId: string;
  readonly name: string;
  readonly agreedAt: number;
  readonly usedAt: number | null;
  /** It learns the email, too. */
  readonly coversEmail: boolean;
  /** What it needs the data for, in its own words; null: it has said nothing. */
  readonly purpose: string | null;
  /** What else the consent has said of it, and its logo (PARTNER-3). */
  readonly about: Omit<PartnerAbout, 'purpose'>;
}

export interface ConnectedServicesContext {
  readonly services: readonly ConnectedService[];
  /** The partner whose access is to end, by its ID. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

export type ConnectedServicesEvent =
  | { type: 'END_CHOSEN'; clientId: string }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  | { type: 'CLOSED' };
export type ConnectedServicesOutput = { outcome: 'closed' };

export const connectedServicesMachine = setup({
  types: {} as {
    context: ConnectedServicesContext;
    events: ConnectedServicesEvent;
    output: ConnectedServicesOutput;
    tags: 'busy' | 'alert';
    emitted: Succeeded;
  },
  actors: {
    /** GET /oauth/consents: not of the specification, offered only where the API has it (API-26). */
    listConsents: port<readonly ConnectedService[]>('listConsents'),
    /** PUT /oauth/consents/end; answers what is left. */
    endConsent: port<readonly ConnectedService[], { clientId: string }>('endConsent'),
  },
  guards: {
    isListed: ({ context }, { clientId }: { clientId: string }) => context.services.some((service) => service.clientId === clientId),
  },
  actions: {
    keepServices: assign({ services: (_, { services }: { services: readonly ConnectedService[] }) => services }),
    choose: assign({ chosen: (_, { clientId }: { clientId: string }) => clientId }),
    forgetChosen: assign({ chosen: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellEnded: emit(succeeded('consentEnded')),
  },
}).createMachine({
  id: 'connectedServices',
  description: 'Which partners have access to the account, and the end of that (PARTNER-5).',
  context: { services: [], chosen: null, failure: null },
  initial: 'reading',
  on: { CLOSED: '.closed' },
  states: {
    reading: {
      description: 'The partners that the account continues to are read (PARTNER-5).',
      tags: 'busy',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: { target: 'listing', actions: { type: 'keepServices', params: ({ event }) => ({ services: event.output }) } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ code: 'consentsFailed', cause: event.error }) } },
      },
    },

    unread: {
      description: 'They could not be read: said, with a button that tries again (PARTNER-5).',
      exit: 'clearFailure',
      on: { RETRIED: 'reading' },
    },

    listing: {
      description: 'Each partner with what it learns and why, since when and its last use, and what failed before (PARTNER-5).',
      entry: 'forgetChosen',
      exit: 'clearFailure',
      on: {
        END_CHOSEN: {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },

    confirming: {
      description: 'A question: end the access of this partner? (PARTNER-5)',
      tags: 'alert',
      on: { CONFIRMED: 'ending', CANCELLED: 'listing' },
    },

    ending: {
      description: 'The server ends it, and says what is left; the person stays logged in here (PARTNER-5).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'endConsent',
        src: 'endConsent',
        input: ({ context }) => ({ clientId: need(context.chosen, 'a partner') }),
        onDone: {
          target: 'listing',
          actions: [{ type: 'keepServices', params: ({ event }) => ({ services: event.output }) }, 'tellEnded'],
        },
        onError: {
          target: 'listing',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'consentEndFailed', cause: event.error }) },
        },
      },
    },

    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<ConnectedServicesOutput>,
});
