import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { maintenanceGateMachine } from '#machines/maintenance-gate/maintenance-gate.machine.ts';
import { dotted } from '#src/popups/state-name.ts';
import { Maintenance } from './maintenance.tsx';

export interface MaintenanceGateProps {
  actor: ActorRefFrom<typeof maintenanceGateMachine>;
  /** The customer centre’s, as it is written for people. */
  phone: string;
  /** The choice of language and theme: no footer offers it here. */
  preferences?: ReactNode;
  /** The normal pages. */
  children: ReactNode;
}

/** A blank page while it is unknown who is calling, the normal pages, or the maintenance screen (GATE-1). */
export function MaintenanceGate({ actor, phone, preferences, children }: MaintenanceGateProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  switch (state) {
    case 'allowed':
      return children;
    case 'blocked':
    case 'checkingAgain':
    case 'reloading':
      return <Maintenance actor={actor} phone={phone} preferences={preferences} />;
    default:
      return <div data-flow="maintenanceGate" data-state={dotted(state)} aria-busy />;
  }
}
