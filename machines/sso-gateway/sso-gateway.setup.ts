import { assign, setup } from 'xstate';
import { isGatewayRequest } from '#contract/values/gateway-request.ts';
import { type Failure, type FailureCode, failure, isRefusedFor } from '../failures.ts';
import { port } from '../port.ts';
import { isSignedIn, type Viewer } from '../viewer.ts';
import type { GatewayType, PartnerCode, SsoGatewayContext, SsoGatewayEvent, SsoGatewayInput } from './sso-gateway.types.ts';

interface Redirect {
  readonly type: GatewayType;
  readonly returnUrl: string;
  readonly returnValue: string | null;
  readonly code: string;
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
    invalid: ({ context }) => !isGatewayRequest(context),
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
