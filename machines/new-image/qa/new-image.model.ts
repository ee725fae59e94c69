import { endedWell, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { newImageMachine } from '../new-image.machine.ts';

export const newImageModel = defineModel({
  machine: newImageMachine,
  begins: { plain: 'awaitingImage' },
  leads: {
    awaitingImage: { 'after newImageDelay': 'showingImage' },
    showingImage: { 'showImage is done': 'shown', 'showImage fails': 'failed' },
  },
  ends: { shown: { outcome: 'shown' }, failed: { outcome: 'failed' } },
  inputs: { plain: undefined },
  events: [],
  outcomes: { showImage: [{ done: undefined }, { error: unreachable }] },
  project: () => null,
  ignores: {},
  // A timer leads there, and a request has its own time-out.
  waits: ['showImage'],
  invariants: [
    {
      states: 'the new image counts as shown only when the profile was read after the wait (PROF-4)',
      holds: (after, event, before) => !after.matches('shown') || (before.matches('showingImage') && endedWell(event, 'showImage')),
    },
  ],
});
