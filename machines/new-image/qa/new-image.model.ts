import { endedWell, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { newImageMachine } from '../new-image.machine.ts';

export const newImageModel = defineModel({
  machine: newImageMachine,
  startsIn: { plain: 'awaitingImage' },
  expectations: {
    awaitingImage: { 'after newImageDelay': 'showingImage' },
    showingImage: { 'showImage is done': 'shown', 'showImage fails': 'failed' },
  },
  outputs: { shown: { outcome: 'shown' }, failed: { outcome: 'failed' } },
  inputs: { plain: undefined },
  events: [],
  outcomes: { showImage: [{ done: undefined }, { error: unreachable }] },
  distinguish: () => null,
  unanswered: {},
  // A timer leads there, and a request has its own time-out.
  endsByItself: ['showImage'],
  invariants: [
    {
      title: 'the new image counts as shown only when the profile was read after the wait (PROF-4)',
      holds: (after, event, before) => !after.matches('shown') || (before.matches('showingImage') && endedWell(event, 'showImage')),
    },
  ],
});
