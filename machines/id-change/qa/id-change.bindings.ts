import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import { asMember, ids } from '#machines/bindings/arrange.ts';
import { asksInTurn } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

export const idChange = defineBindings('idChange', {
  events: {
    UVRS_ID_SUBMITTED: async ({ event, snapshot: { context }, fill, press, pressUnavailable }) => {
      const typed = event.uvrsId.trim().toLowerCase();
      const isValid = checkUvrsId(typed).ok;
      // The field takes no blank; an ID that is too short is no valid one either.
      await fill(($) => $.idChange.label, isValid ? event.uvrsId : 'm');
      await (isValid && typed !== context.current ? press : pressUnavailable)(($) => $.common.save);
    },
  },
  notOffered: {
    // An alert is answered first.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  ports: {
    changeUvrsId: asksInTurn('changeUvrsId', ['validateUvrsId', 'changeUvrsId']),
  },
  server: {
    starts: { after30Days: asMember },
    outcomes: {
      'changeUvrsId.done': async (server) => {
        await server.forgetOthers();
        await asMember(server);
      },
      'changeUvrsId.error reason=idTooEarly': async (server) => {
        await server.forgetOthers();
        await asMember(server);
        await server.call('changeUvrsId', { uvrsId: 'changed_before' });
      },
      'changeUvrsId.error reason=idTaken': ids.taken,
    },
  },
});
