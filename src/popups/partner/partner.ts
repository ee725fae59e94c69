import type { TFunction } from 'i18next';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';

/** The partner that waits at the gateway for a sign-in (GW-2). */
export interface WaitingPartner {
  readonly type: GatewayType;
  /** As the server names it; null until it does, and where the API names no partner. */
  readonly name: string | null;
  /** The host of the address that gets the code (GW-5). */
  readonly domain: string;
  /** The person does not sign in: the gateway closes. */
  readonly onLeave: () => void;
}

/** What the person signs in for. */
export const partnerTitle = (t: TFunction, { type, name }: Pick<WaitingPartner, 'type' | 'name'>, needs: 'signIn' | 'link'): string =>
  name === null ? t(($) => $.gateway[needs][type]) : t(($) => $.gateway.named[needs], { partner: name });

/** The host of a return address, with its port; the server takes no address without one (GW-5). */
export const domainOf = (returnUrl: string | null): string => (URL.canParse(returnUrl ?? '') ? new URL(returnUrl ?? '').host : '');
