import { eventParams } from '../event-params.ts';
import type { Failure } from '../failures.ts';
import { need } from '../need.ts';
import { sessionEnd } from '../session-end.ts';
import type { Viewer } from '../viewer.ts';
import { ssoGatewaySetup } from './sso-gateway.setup.ts';
import type { PartnerCode, SsoGatewayContext } from './sso-gateway.types.ts';

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
const client = ({ context }: { context: SsoGatewayContext }) => ({
  clientId: need(context.clientId, 'a client'),
  returnUrl: need(context.returnUrl, 'a return address'),
});

/** At the OpenID door the partner hears of it; elsewhere the window closes, and nothing leaves (GW-6). */
const declines = [{ guard: 'isAtDoor', target: 'refusing' }, { target: 'declining' }] as const;

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

export const ssoGatewayMachine = ssoGatewaySetup.createMachine({
  id: 'ssoGateway',
  description: 'A partner sends a person here to be signed in, and gets them back with a code (GW).',
  context: ({ input }) => ({
    ...input,
    viewer: { kind: 'unknown' },
    code: null,
    partnerName: null,
    asksForEmail: false,
    about: {},
    next: null,
    failure: null,
  }),
  initial: 'reading',
  on: { VIEWER_CHANGED: { actions: keepViewer } },
  states: {
    reading: {
      description: 'Is there a client, and an address that may be returned to? (GW-1, GW-5)',
      always: [
        { guard: 'invalid', target: 'alertingInvalid', actions: { type: 'fail', params: { code: 'requestInvalid' } } },
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
        LEFT: declines,
        VIEWER_CHANGED: [
          {
            guard: { type: 'becomesSignedIn', params: eventParams },
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
        LEFT: declines,
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
          { guard: { type: 'unauthorized', params: eventParams }, target: 'signingIn' },
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
        input: ({ context }) => ({ ...client({ context }), interaction: context.interaction }),
        onDone: [
          {
            guard: { type: 'isNext', params: ({ event }) => ({ answer: event.output }) },
            target: 'continuing',
            actions: { type: 'keepNext', params: ({ event }) => ({ next: nextIn(event.output) }) },
          },
          // A session that is not of now ends, and the login follows with the same request.
          { guard: { type: 'isSignInRequired', params: ({ event }) => ({ answer: event.output }) }, target: 'endingSession' },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ answer: event.output }) },
            target: 'redirecting',
            actions: { type: 'keepCode', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isConsentRequired', params: ({ event }) => ({ answer: event.output }) },
            target: 'askingConsent',
            actions: { type: 'keepConsentAsked', params: ({ event }) => ({ answer: event.output }) },
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
        CONSENT_REFUSED: declines,
        OTHER_ACCOUNT_CHOSEN: 'endingSession',
        VIEWER_CHANGED: beginsAnew,
      },
    },

    // The person’s word is in the press; the partner’s request stays, and the login follows (PARTNER-6).
    ...sessionEnd('signingIn'),

    recordingConsent: {
      description: 'The server keeps the consent for this client and this account; then it is asked for the code again (GW-6).',
      tags: ['busy', 'asksConsent'],
      invoke: {
        id: 'consentToPartner',
        src: 'consentToPartner',
        input: ({ context }) => ({ clientId: need(context.clientId, 'a client'), asksForEmail: context.asksForEmail }),
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
          returnUrl: need(context.returnUrl, 'a return address'),
          returnValue: context.returnValue,
          state: context.state,
          code: need(context.code, 'a code'),
        }),
        onDone: 'left',
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'authenticationFailed' } } },
      },
    },

    refusing: {
      description: 'The server notes that the person does not continue, for the partner at the OpenID door (PARTNER-1).',
      tags: 'busy',
      invoke: {
        id: 'refusePartner',
        src: 'refusePartner',
        input: ({ context }) => ({ interaction: need(context.interaction, 'a login of the OpenID door') }),
        onDone: {
          target: 'continuing',
          actions: { type: 'keepNext', params: ({ event }: { event: { readonly output: string } }) => ({ next: event.output }) },
        },
        // The word stands: nothing goes to the partner.
        onError: 'declining',
      },
      after: { patience: 'declining' },
    },

    continuing: {
      description: 'The page goes on at the OpenID door, which leads to the partner with a code, or with the refusal (PARTNER-1).',
      tags: 'busy',
      invoke: {
        id: 'leaveForDoor',
        src: 'leaveForDoor',
        input: ({ context }) => ({ next: need(context.next, 'an address of the OpenID door') }),
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

const nextIn = (answer: PartnerCode): string | null => (answer.is === 'next' ? answer.next : null);
