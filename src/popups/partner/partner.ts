import type { TFunction } from 'i18next';
import type { GatewayType } from '../../../machines/sso-gateway/sso-gateway.machine.ts';

/** Who waits at the gateway for the person to sign in (GW-2). */
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

/** What the partner gets then; without a name, that the page leads on to it. */
export const partnerText = (t: TFunction, name: string | null, needs: 'signIn' | 'link'): string =>
  name === null || needs === 'link' ? t(($) => $.gateway[`${needs}Text`]) : t(($) => $.gateway.named.gets, { partner: name });
