import type { ActorRefFrom } from 'xstate';
import type { connectedServicesMachine } from '#machines/connected-services/connected-services.machine.ts';

export interface ConnectedServicesProps {
  actor: ActorRefFrom<typeof connectedServicesMachine>;
}
