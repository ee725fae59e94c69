import type { ActorRefFrom } from 'xstate';
import type { activityMachine } from '#machines/activity/activity.machine.ts';

export interface ActivityProps {
  actor: ActorRefFrom<typeof activityMachine>;
}
