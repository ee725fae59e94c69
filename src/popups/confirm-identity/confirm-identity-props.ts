import type { ActorRefFrom } from 'xstate';
import type { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';

export interface ConfirmIdentityProps {
  actor: ActorRefFrom<typeof confirmIdentityMachine>;
}
