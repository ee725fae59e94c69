import type { Leads } from '../explore/model.ts';
import type { newImageMachine } from './new-image.machine.ts';

/** Where each event leads. */
export const newImageLeads: Leads<typeof newImageMachine> = {
  begins: { plain: 'awaitingImage' },
  leads: {
    awaitingImage: { 'after newImageDelay': 'showingImage' },
    showingImage: { 'showImage is done': 'shown', 'showImage fails': 'failed' },
  },
  ends: { shown: { outcome: 'shown' }, failed: { outcome: 'failed' } },
};
