import type { ActorRefFrom } from 'xstate';
import type { waysMachine } from '#machines/ways/ways.machine.ts';

export interface WaysProps {
  actor: ActorRefFrom<typeof waysMachine>;
}
