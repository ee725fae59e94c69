import { defineBindings } from '../bindings.ts';

export const maintenanceGate = defineBindings('maintenanceGate', {
  events: { RECONNECT_CHOSEN: ({ press }) => press(($) => $.maintenance.reconnect) },
  ports: 'It asks another origin for the list of addresses, and reloads the page.',
});
