import { endedWell, outputOf, unreachable } from '#machines/samples.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { mailLinkMachine } from '../mail-link.machine.ts';

export const mailLinkModel = defineModel({
  machine: mailLinkMachine,
  startsIn: { opened: 'passingOn' },
  expectations: {
    passingOn: { 'passOn is done': byOutput('taken', { true: 'passedOn', false: 'showingCode' }), 'passOn fails': 'showingCode' },
    passedOn: { ALERT_CONFIRMED: 'done' },
    showingCode: { ALERT_CONFIRMED: 'done' },
  },
  inputs: { opened: { code: 'K7P2QX', key: 'of-an-email-that-we-sent' } },
  events: [{ type: 'ALERT_CONFIRMED' }],
  outcomes: { passOn: [{ done: { taken: true } }, { done: { taken: false } }, { error: unreachable }] },
  distinguish: ({ context }) => context,
  // Nothing shows before a tab has answered.
  unanswered: { passingOn: ['ALERT_CONFIRMED'] },
  endsByItself: ['passOn'],
  invariants: [
    {
      title: 'the code is said to be filled in only if a tab took it; otherwise it is shown, to be typed (EMAIL-2, EMAIL-5)',
      holds: (after, event) => {
        if (!/^xstate\.(done|error)\.actor/.test(event.type)) return true;
        const taken = endedWell(event, 'passOn') && (outputOf(event) as { taken: boolean }).taken;
        return after.value === (taken ? 'passedOn' : 'showingCode');
      },
    },
    {
      title: 'nothing but the person ends what is said of the code (EMAIL-2)',
      holds: (after, event) => after.value !== 'done' || event.type === 'ALERT_CONFIRMED',
    },
  ],
});
