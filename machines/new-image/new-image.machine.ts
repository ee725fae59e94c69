import { setup } from 'xstate';
import { NEW_IMAGE_DELAY } from '#contract/limits.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';

export type NewImageOutput = { outcome: 'shown' | 'failed' };

export const newImageMachine = setup({
  types: {} as { output: NewImageOutput; tags: 'busy' },
  actors: {
    /** GET /auth/info, for the path of the new image. */
    showImage: port<void>('showImage'),
  },
  delays: { newImageDelay: NEW_IMAGE_DELAY },
}).createMachine({
  id: 'newImage',
  description: 'A new profile image of a person who left the image change early (PROF-4).',
  initial: 'awaitingImage',
  states: {
    awaitingImage: {
      description: 'The new image shows after 2000 ms (PROF-4).',
      tags: 'busy',
      after: { newImageDelay: 'showingImage' },
    },
    showingImage: {
      description: 'The profile is read anew, and shows the new image.',
      tags: 'busy',
      invoke: { id: 'showImage', src: 'showImage', onDone: 'shown', onError: 'failed' },
    },
    shown: { type: 'final', output: { outcome: 'shown' } },
    failed: { type: 'final', output: { outcome: 'failed' } },
  },
  output: finalOutput<NewImageOutput>,
});
