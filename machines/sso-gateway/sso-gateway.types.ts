import type { GatewayRequest } from '#contract/values/gateway-request.ts';
import type { Failure } from '../failures.ts';
import type { PartnerAbout } from '../partner-about.ts';
import type { Viewer } from '../viewer.ts';

/** `meeting` for the meeting partner at /sso, `platform` for the platform's own clients at /sso/auth (ROUTE-5). */
export type GatewayType = 'meeting' | 'platform';

export interface SsoGatewayInput extends GatewayRequest {
  readonly type: GatewayType;
}

export interface SsoGatewayContext extends SsoGatewayInput {
  readonly viewer: Viewer;
  readonly code: string | null;
  /** The partner that waits, in the server's words (GW-2, GW-6). */
  readonly partnerName: string | null;
  /** The partner learns the email, too (PARTNER-3). */
  readonly asksForEmail: boolean;
  readonly about: PartnerAbout;
  /** Where a login of the OpenID door goes on, or ends; null until the server says it (PARTNER-1). */
  readonly next: string | null;
  readonly failure: Failure | null;
}

export type SsoGatewayEvent =
  | { type: 'VIEWER_CHANGED'; viewer: Viewer }
  /** The page could not ask the server whose the token is (GW-4). */
  | { type: 'USER_INFO_FAILED'; failure: Failure }
  | { type: 'ALERT_CONFIRMED' }
  /** The person does not sign in, and leaves (GW-2). */
  | { type: 'LEFT' }
  /** The person agrees to continue to the partner, or does not (GW-6). */
  | { type: 'CONSENT_GIVEN' }
  | { type: 'CONSENT_REFUSED' }
  /** The person continues with another account: this one is logged out here (PARTNER-6). */
  | { type: 'OTHER_ACCOUNT_CHOSEN' };

/** What the server answers to the request for a code; without consent it names the partner instead (GW-6). */
export type PartnerCode =
  | { readonly is: 'code'; readonly code: string }
  /** Where the browser goes next, at the OpenID door (PARTNER-1). */
  | { readonly is: 'next'; readonly next: string }
  /** The partner wants a sign-in of now, at the OpenID door (`prompt=login`, `max_age`). */
  | { readonly is: 'signInRequired' }
  | {
      readonly is: 'consentRequired';
      readonly partnerName: string;
      readonly asksForEmail: boolean;
      readonly about?: PartnerAbout | undefined;
    };
