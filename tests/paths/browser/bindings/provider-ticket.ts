import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const providerTicket = defineBindings('providerTicket', {
  // Nothing is pressed in it: its window and the server do it all.
  events: {},
  ports: {
    checkProvider: asks('checkProvider', 'checkUser', ({ ticket, nickname }: { ticket: string | null; nickname: string | null }) => ({
      ...(ticket !== null && { authId: ticket }),
      ...(nickname !== null && { ncknm: nickname }),
    })),
  },
});
