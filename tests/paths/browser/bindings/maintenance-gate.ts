import { defineBindings } from '../bindings.ts';

export const maintenanceGate = defineBindings('maintenanceGate', {
  events: { RECONNECT_CHOSEN: ({ press }) => press(($) => $.maintenance.reconnect) },
});
