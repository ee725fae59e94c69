import { assign, setup } from 'xstate';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';
import { parseReturnUrl } from './return-url.ts';

/** `meeting` for the meeting partner at /sso, `platform` for the platform's own clients at /sso/auth (ROUTE-5). */
export type GatewayType = 'meeting' | 'platform';

export interface Input {
  readonly type: GatewayType;
  /** As they stand in the query; null where they are missing. */
  readonly clientId: string | null;
  readonly returnUrl: string | null;
  readonly returnValue: string | null;
}

export interface Context extends Input {
  readonly viewer: Viewer;
  readonly code: string | null;
  /** Who waits for the person, in the server's words (GW-2, GW-6). */
  readonly partnerName: string | null;
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'VIEWER_CHANGED'; viewer: Viewer }
  /** The server could not be asked whose the token is (GW-4). */
  | { type: 'USER_INFO_FAILED'; failure: Failure }
  | { type: 'ALERT_CONFIRMED' }
  /** The person does not sign in, and leaves (GW-2). */
  | { type: 'LEFT' }
  /** The person agrees to continue to the partner, or does not (GW-6). */
  | { type: 'CONSENT_GIVEN' }
  | { type: 'CONSENT_REFUSED' };

/** What the server answers to the request for a code; without consent it names the partner instead (GW-6). */
export type PartnerCode = { readonly is: 'code'; readonly code: string } | { readonly is: 'consentRequired'; readonly partnerName: string };

interface Redirect {
  readonly type: GatewayType;
  readonly returnUrl: string;
  readonly returnValue: string | null;
  readonly code: string;
}

interface ViewerChanged {
  readonly event: { readonly viewer: Viewer };
}
interface PortFailed {
  readonly event: { readonly error: unknown };
}

const keepViewer = { type: 'keepViewer', params: ({ event }: ViewerChanged) => ({ viewer: event.viewer }) } as const;
const beginsAnew = { target: 'recognising', actions: keepViewer } as const;
const saysWhyUnknown = {
  target: 'alertingFailed',
  actions: { type: 'keepFailure', params: ({ event }: { event: { readonly failure: Failure } }) => ({ failure: event.failure }) },
} as const;
const refused = {
  target: 'alertingFailed',
  actions: { type: 'fail', params: ({ event }: PortFailed) => ({ code: 'authenticationFailed' as const, cause: event.error }) },
} as const;

/** What a client asks for, by the query; both are there once it has been read. */
const client = ({ context }: { context: Context }) => ({ clientId: context.clientId ?? '', returnUrl: context.returnUrl ?? '' });

/** Beside the popup: the partner stays unnamed where that fails, unless the server refuses the partner itself (GW-2). */
const namesPartner = <Id extends string>(id: Id) =>
  ({
    id,
    src: 'namePartner',
    input: client,
    onDone: {
      actions: { type: 'keepPartnerName', params: ({ event }: { event: { readonly output: string } }) => ({ partnerName: event.output }) },
    },
    onError: [{ guard: { type: 'partnerRefused', params: ({ event }: PortFailed) => ({ error: event.error }) }, ...refused }, {}],
  }) as const;

export const ssoGatewayMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'alert' | 'needsSignIn' | 'needsAccount' | 'asksConsent' },
  actors: {
    /** GET /auth/info */
    loadUser: port<void>('loadUser'),
    /** POST /oauth/client, beyond the specification: where it is missing, the partner is not named (GW-2). */
    namePartner: port<string, { clientId: string; returnUrl: string }>('namePartner'),
    /** POST /oauth/code */
    requestPartnerCode: port<PartnerCode, { clientId: string; returnUrl: string }>('requestPartnerCode'),
    /** POST /oauth/consent, beyond the specification: only after the server has asked for it (GW-6). */
    consentToPartner: port<void, { clientId: string }>('consentToPartner'),
    /** Leaves for the partner; nothing of ours stays in the history. */
    leaveForPartner: port<void, Redirect>('leaveForPartner'),
    /** Rejects where the browser does not let the page close itself. */
    closeWindow: port<void>('closeWindow'),
  },
  guards: {
    invalid: ({ context }) => !context.clientId || parseReturnUrl(context.returnUrl) === null,
    isVisitor: ({ context }) => context.viewer.kind === 'visitor',
    isGuest: ({ context }) => context.viewer.kind === 'guest',
    isMember: ({ context }) => context.viewer.kind === 'member',
    becomesSignedIn: (_, { viewer }: { viewer: Viewer }) => isSignedIn(viewer),
    unauthorized: (_, { error }: { error: unknown }) => isRefusedFor(error, 'unauthorized'),
    partnerRefused: (_, { error }: { error: unknown }) => isRefusedFor(error, 'partnerUnknown'),
    isCode: (_, { answer }: { answer: PartnerCode }) => answer.is === 'code' && answer.code !== '',
    isConsentRequired: (_, { answer }: { answer: PartnerCode }) => answer.is === 'consentRequired',
  },
  actions: {
    keepViewer: assign({ viewer: (_, { viewer }: { viewer: Viewer }) => viewer }),
    keepCode: assign({ code: (_, { answer }: { answer: PartnerCode }) => (answer.is === 'code' ? answer.code : null) }),
    keepPartnerName: assign({ partnerName: (_, { partnerName }: { partnerName: string | null }) => partnerName }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
  },
}).createMachine({
  id: 'ssoGateway',
  description: 'A partner sends a person here to be signed in, and gets them back with a code (GW).',
  context: ({ input }) => ({ ...input, viewer: { kind: 'unknown' }, code: null, partnerName: null, failure: null }),
  initial: 'reading',
  on: { VIEWER_CHANGED: { actions: keepViewer } },
  states: {
    reading: {
      description: 'Is there a client, and an address that may be returned to? (GW-1, GW-5)',
      always: [
        { guard: 'invalid', target: 'alertingInvalid', actions: { type: 'fail', params: { code: 'dataInvalid' } } },
        { target: 'recognising' },
      ],
    },

    recognising: {
      description: 'Who is it? (GW-2)',
      tags: 'busy',
      always: [
        { guard: 'isMember', target: 'loadingUser' },
        { guard: 'isGuest', target: 'linking' },
        { guard: 'isVisitor', target: 'signingIn' },
      ],
      on: {
        USER_INFO_FAILED: saysWhyUnknown,
      },
    },

    signingIn: {
      description:
        'No person is signed in: the login popup in single sign-on mode names the partner, and can be left for good; after it the gateway goes on (GW-2).',
      tags: 'needsSignIn',
      invoke: namesPartner('namePartner'),
      on: {
        LEFT: 'declining',
        VIEWER_CHANGED: [
          {
            guard: { type: 'becomesSignedIn', params: ({ event }) => ({ viewer: event.viewer }) },
            target: 'recognising',
            actions: keepViewer,
          },
          { actions: keepViewer },
        ],
        USER_INFO_FAILED: saysWhyUnknown,
      },
    },

    linking: {
      description:
        'A guest gets no code: an account of their own comes first; that popup names the partner, and leads on or away (JOIN-4).',
      tags: 'needsAccount',
      invoke: namesPartner('namePartnerToGuest'),
      on: {
        LEFT: 'declining',
        VIEWER_CHANGED: beginsAnew,
        USER_INFO_FAILED: saysWhyUnknown,
      },
    },

    loadingUser: {
      description: 'The server is asked whether the session still holds (GW-2).',
      tags: 'busy',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: 'requestingCode',
        onError: [
          { guard: { type: 'unauthorized', params: ({ event }) => ({ error: event.error }) }, target: 'signingIn' },
          {
            target: 'alertingFailed',
            actions: { type: 'fail', params: ({ event }) => ({ code: 'userInfoFailed', cause: event.error }) },
          },
        ],
      },
      on: {
        VIEWER_CHANGED: beginsAnew,
      },
    },

    requestingCode: {
      description:
        'The server checks client and address, and gives a code (GW-2, GW-5); another person who signs in meanwhile begins anew (JOIN-4).',
      tags: 'busy',
      invoke: {
        id: 'requestPartnerCode',
        src: 'requestPartnerCode',
        input: client,
        onDone: [
          {
            guard: { type: 'isCode', params: ({ event }) => ({ answer: event.output }) },
            target: 'redirecting',
            actions: { type: 'keepCode', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isConsentRequired', params: ({ event }) => ({ answer: event.output }) },
            target: 'askingConsent',
            actions: { type: 'keepPartnerName', params: ({ event }) => ({ partnerName: nameIn(event.output) }) },
          },
          { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
        ],
        onError: refused,
      },
      on: {
        VIEWER_CHANGED: beginsAnew,
      },
    },

    askingConsent: {
      description: 'A question: continue to {partner} as {nickname}? It says what the partner gets, and can be refused (GW-6).',
      tags: 'asksConsent',
      on: {
        CONSENT_GIVEN: 'recordingConsent',
        CONSENT_REFUSED: 'declining',
        VIEWER_CHANGED: beginsAnew,
      },
    },

    recordingConsent: {
      description: 'The server keeps the consent for this client and this account; then it is asked for the code again (GW-6).',
      tags: ['busy', 'asksConsent'],
      invoke: {
        id: 'consentToPartner',
        src: 'consentToPartner',
        input: ({ context }) => ({ clientId: context.clientId ?? '' }),
        onDone: 'requestingCode',
        onError: refused,
      },
      on: {
        VIEWER_CHANGED: beginsAnew,
      },
    },

    redirecting: {
      description: 'The page leaves for the partner, with the code (GW-2, GW-3).',
      tags: 'busy',
      invoke: {
        id: 'leaveForPartner',
        src: 'leaveForPartner',
        input: ({ context }) => ({
          type: context.type,
          returnUrl: context.returnUrl ?? '',
          returnValue: context.returnValue,
          code: context.code ?? '',
        }),
        onDone: 'left',
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    alertingInvalid: {
      description: 'An error-titled alert: the partner’s request is not valid (GW-1, GW-4).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'closing' },
    },
    alertingFailed: {
      description: 'An error-titled alert: it did not work, and why; nothing leaves for the address (GW-4).',
      tags: 'alert',
      on: { ALERT_CONFIRMED: 'closing' },
    },

    closing: {
      description: 'The window closes (GW-1).',
      invoke: { id: 'closeWindow', src: 'closeWindow', onDone: 'closed', onError: 'stranded' },
    },
    declining: {
      description: 'The person does not continue: the window closes, and no code was asked for (GW-2, GW-6).',
      invoke: { id: 'closeDeclined', src: 'closeWindow', onDone: 'closed', onError: 'stranded' },
    },
    stranded: { description: 'The browser does not let the page close itself: a text says that it can be closed.', type: 'final' },
    closed: { type: 'final' },
    left: { type: 'final' },
  },
});

const nameIn = (answer: PartnerCode): string | null => (answer.is === 'consentRequired' ? answer.partnerName : null);
