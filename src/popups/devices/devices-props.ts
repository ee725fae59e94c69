import type { ActorRefFrom } from 'xstate';
import type { devicesMachine } from '#machines/devices/devices.machine.ts';

export interface DevicesProps {
  actor: ActorRefFrom<typeof devicesMachine>;
}
