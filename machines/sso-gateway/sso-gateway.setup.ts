import { assign, setup } from 'xstate';
import { LOGOUT_PATIENCE } from '#contract/limits.ts';
import { isGatewayRequest } from '#contract/values/gateway-request.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import { SESSION_END_PORTS } from '../session-end.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';
import type { GatewayType, PartnerCode, SsoGatewayContext, SsoGatewayEvent, SsoGatewayInput } from './sso-gateway.types.ts';

interface Redirect {
  readonly type: GatewayType;
  readonly returnUrl: string;
  readonly returnValue: string | null;
  readonly state: string | null;
  readonly code: string;
}

/** The client that a code is for; `interaction` at the OpenID door (PARTNER-1). */
interface PartnerRequest {
  readonly clientId: string;
  readonly returnUrl: string;
  readonly interaction: string | null;
}

export const ssoGatewaySetup = setup({
  types: {} as {
    context: SsoGatewayContext;
    events: SsoGatewayEvent;
    input: SsoGatewayInput;
    tags: 'busy' | 'alert' | 'needsSignIn' | 'needsAccount' | 'asksConsent';
  },
  actors: {
    /** GET /auth/info */
    loadUser: port<void>('loadUser'),
    /** POST /oauth/client, beyond the specification: where it is missing, the partner is not named (GW-2). */
    namePartner: port<string, { clientId: string; returnUrl: string }>('namePartner'),
    /** POST /oauth/code; at the OpenID door POST /oauth/login/finish */
    requestPartnerCode: port<PartnerCode, PartnerRequest>('requestPartnerCode'),
    /** POST /oauth/login/refuse, at the OpenID door alone: where the partner hears of it. */
    refusePartner: port<string, { interaction: string }>('refusePartner'),
    /** POST /oauth/consent, beyond the specification: only after the server has asked for it (GW-6). */
    consentToPartner: port<void, { clientId: string; asksForEmail: boolean }>('consentToPartner'),
    ...SESSION_END_PORTS,
    /** Leaves for the partner; nothing of ours stays in the history. */
    leaveForPartner: port<void, Redirect>('leaveForPartner'),
    /** Goes on at the OpenID door, which leads to the partner; nothing of ours stays in the history. */
    leaveForDoor: port<void, { next: string }>('leaveForDoor'),
    /** Rejects where the browser does not let the page close itself. */
    closeWindow: port<void>('closeWindow'),
  },
  delays: { patience: LOGOUT_PATIENCE },
  guards: {
    invalid: ({ context }) => !isGatewayRequest(context),
    isVisitor: ({ context }) => context.viewer.kind === 'visitor',
    isGuest: ({ context }) => context.viewer.kind === 'guest',
    isMember: ({ context }) => context.viewer.kind === 'member',
    becomesSignedIn: (_, { viewer }: { viewer: Viewer }) => isSignedIn(viewer),
    unauthorized: (_, { error }: { error: unknown }) => isRefusedFor(error, 'unauthorized'),
    partnerRefused: (_, { error }: { error: unknown }) => isRefusedFor(error, 'partnerUnknown'),
    isCode: (_, { answer }: { answer: PartnerCode }) => answer.is === 'code' && answer.code !== '',
    isNext: (_, { answer }: { answer: PartnerCode }) => answer.is === 'next' && answer.next !== '',
    isSignInRequired: (_, { answer }: { answer: PartnerCode }) => answer.is === 'signInRequired',
    isConsentRequired: (_, { answer }: { answer: PartnerCode }) => answer.is === 'consentRequired',
    isAtDoor: ({ context }) => context.interaction !== null,
  },
  actions: {
    keepViewer: assign({ viewer: (_, { viewer }: { viewer: Viewer }) => viewer }),
    keepCode: assign({ code: (_, { answer }: { answer: PartnerCode }) => (answer.is === 'code' ? answer.code : null) }),
    keepNext: assign({ next: (_, { next }: { next: string | null }) => next }),
    keepConsentAsked: assign((_, { answer }: { answer: PartnerCode }) =>
      answer.is === 'consentRequired'
        ? { partnerName: answer.partnerName, asksForEmail: answer.asksForEmail, about: answer.about ?? {} }
        : {},
    ),
    keepPartnerName: assign({ partnerName: (_, { partnerName }: { partnerName: string | null }) => partnerName }),
    fail: assign({
      failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }): Failure => ({
        ...failure(code, cause),
        // Nothing can be pressed again here: the way begins anew at the partner's.
        ...(isRefusedFor(cause, 'answerLost') && { code }),
      }),
    }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
  },
});
