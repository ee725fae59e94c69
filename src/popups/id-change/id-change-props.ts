import type { ActorRefFrom } from 'xstate';
import type { idChangeMachine } from '#machines/id-change/id-change.machine.ts';

export interface IdChangeProps {
  actor: ActorRefFrom<typeof idChangeMachine>;
}
