import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const maintenanceGate = defineBindings('maintenanceGate', {
  // While it is asked who is calling, the page is blank (GATE-1); who may come in sees the normal pages.
  looks: (snapshot) => (snapshot.value === 'checking' ? [] : [whole(snapshot)]),
  events: { RECONNECT_CHOSEN: ({ press }) => press(($) => $.maintenance.reconnect) },
  ports: 'It asks another origin for the list of addresses, and reloads the page.',
});
