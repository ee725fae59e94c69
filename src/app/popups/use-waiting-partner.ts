import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { domainOf, type WaitingPartner } from '#src/popups/partner/partner.ts';
import { useApp } from '../app-context.tsx';

/** The partner for whom the person signs in, while the gateway waits for that (GW-2); null on other pages. */
export function useWaitingPartner(): WaitingPartner | null {
  const gateway = useSelector(useApp().system, (snapshot) => snapshot.children.ssoGateway);
  const waits = useSelector(gateway, (snapshot) => snapshot?.can({ type: 'LEFT' }) === true);
  const type = useSelector(gateway, (snapshot) => snapshot?.context.type);
  const name = useSelector(gateway, (snapshot) => snapshot?.context.partnerName ?? null);
  const domain = useSelector(gateway, (snapshot) => domainOf(snapshot?.context.returnUrl ?? null));
  return useMemo(
    () => (waits && gateway && type ? { type, name, domain, onLeave: () => gateway.send({ type: 'LEFT' }) } : null),
    [waits, gateway, type, name, domain],
  );
}
