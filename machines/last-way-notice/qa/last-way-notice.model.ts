import { defect } from '#machines/samples.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type LastWayNoticeEvent, lastWayNoticeMachine } from '../last-way-notice.machine.ts';

const [KAKAO, APPLE] = [4, 7];
const read = (gone: number | null): { sends: LastWayNoticeEvent } => ({ sends: { type: 'ACCOUNT_READ', gone } });
const goneIn = (event: { readonly type: string }) => (event as Extract<LastWayNoticeEvent, { type: 'ACCOUNT_READ' }>).gone;

export const lastWayNoticeModel = defineModel({
  machine: lastWayNoticeMachine,
  startsIn: { plain: 'waiting', gateway: 'waiting' },
  expectations: {
    lastWayNotice: { 'watchAccount fails': SAME_STATE },
    waiting: {
      ACCOUNT_READ: (event, { context }) => (goneIn(event) === null || context.atGateway || context.postponed ? SAME_STATE : 'telling'),
    },
    telling: { ACCOUNT_READ: (event) => (goneIn(event) === null ? 'waiting' : SAME_STATE), ADD_CHOSEN: SAME_STATE, POSTPONED: 'waiting' },
  },
  contextAfter: {
    ACCOUNT_READ: (event, { context: { atGateway, postponed } }) => ({
      gone: atGateway || postponed ? null : goneIn(event),
      // Another person, or the same one with a way again, has postponed nothing.
      postponed: postponed && goneIn(event) !== null,
    }),
    POSTPONED: () => ({ gone: null, postponed: true }),
  },
  inputs: { plain: { atGateway: false }, gateway: { atGateway: true } },
  events: [{ type: 'ADD_CHOSEN' }, { type: 'POSTPONED' }],
  outcomes: { watchAccount: [read(APPLE), read(KAKAO), read(null), { error: defect }] },
  distinguish: ({ context }) => context,
  // There is nothing to press where nothing is said.
  unanswered: { waiting: ['ADD_CHOSEN', 'POSTPONED'] },
  home: (snapshot) => snapshot.matches('waiting'),
  invariants: [
    {
      title: 'nothing is said where a partner waits (GW-2)',
      holds: (after) => !after.context.atGateway || after.matches('waiting'),
    },
    {
      title: 'the notice names the way that is gone, and stands only while it is the only one (WAY-2)',
      holds: (after) => after.matches('waiting') === (after.context.gone === null),
    },
    {
      title: 'what was postponed is not said again in the same visit (WAY-2)',
      holds: (after, _event, before) => !before.context.postponed || !after.matches('telling'),
    },
  ],
});
