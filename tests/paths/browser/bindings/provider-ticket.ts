import type { CheckedUser } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const providerTicket = defineBindings('providerTicket', {
  // Nothing is pressed in it: its window and the server do it all.
  events: {},
  ports: {
    checkProvider: asks('checkProvider', 'checkUser', ({ ticket, nickname, owner }: CheckedUser) => ({
      ...(ticket !== null && { authId: ticket }),
      ...(nickname !== null && { ncknm: nickname }),
      ...(owner !== undefined && { owner: { uvrs_id: owner.uvrsId, gndr: owner.gender, prfl_img_path: owner.image } }),
    })),
  },
});
