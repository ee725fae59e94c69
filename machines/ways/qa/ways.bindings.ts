import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { LinkedWays } from '#machines/ways/ways.machine.ts';

const listed = ({ ways, passkeyCount }: LinkedWays) => ({ wayList: [...ways], passkeyCount });

const ABOVE = 'The question, or the proof, stands above the list, which cannot be closed.';

export const ways = defineBindings('ways', {
  ofData: ['listing'],
  events: {
    REMOVAL_CHOSEN: ({ top, event }) => top.locator(`[data-way="${event.authMthd}"]`).click(),
    CONFIRMED: ({ press }) => press(($) => $.ways.remove),
    RETRIED: ({ press }) => press(($) => $.ways.retry),
  },
  notOffered: {
    // Only a way that is listed has a button, and the last has none.
    REMOVAL_CHOSEN: ({ context }, { authMthd }) =>
      context.ways.length + context.passkeyCount < 2 || !context.ways.some((way) => way.authMthd === authMthd),
    CLOSED: (snapshot) => snapshot.hasTag('alert') || snapshot.matches('proving'),
  },
  left: {
    'confirming: CLOSED -> closed': ABOVE,
    'removing: CLOSED -> closed': ABOVE,
    'proving: CLOSED -> closed': ABOVE,
  },
  ports: {
    listWays: asks('listWays', 'listWays', listed),
    removeWay: asks('removeWay', 'removeWay', listed),
  },
});
