import type { TFunction } from 'i18next';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';

/** The partner that waits at the gateway for a sign-in (GW-2). */
export interface WaitingPartner {
  readonly type: GatewayType;
  /** As the server names it; null until it does, and where the API names no partner. */
  readonly name: string | null;
  /** The person does not sign in: the gateway closes. */
  readonly onLeave: () => void;
}

/** What the person signs in for. */
export const partnerTitle = (t: TFunction, { type, name }: Pick<WaitingPartner, 'type' | 'name'>, needs: 'signIn' | 'link'): string =>
  name === null ? t(($) => $.gateway[needs][type]) : t(($) => $.gateway.named[needs], { partner: name });

/** What the partner gets then. */
export const partnerGets = (t: TFunction, name: string): string => t(($) => $.gateway.named.gets, { partner: name });

/** What the partner gets then, to a guest after what is missing; without a name, that the page leads on to it. */
export function partnerText(t: TFunction, name: string | null, needs: 'signIn' | 'link'): string {
  const goesOn = t(($) => $.gateway[`${needs}Text`]);
  if (name === null) return goesOn;
  return needs === 'link' ? `${goesOn} ${partnerGets(t, name)}` : partnerGets(t, name);
}
