import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';
import type { CheckedUser } from '#machines/provider-ticket/provider-ticket.machine.ts';

export const providerTicket = defineBindings('providerTicket', {
  looks: (snapshot) => [whole(snapshot), snapshot.context.method],
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
