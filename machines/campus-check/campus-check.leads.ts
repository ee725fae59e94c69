import type { SnapshotFrom } from 'xstate';
import type { Leads } from '../explore/model.ts';
import type { campusCheckMachine } from './campus-check.machine.ts';

type Snapshot = SnapshotFrom<typeof campusCheckMachine>;

/** Where each event leads. */
export const campusCheckLeads: Leads<typeof campusCheckMachine> = {
  begins: { campus: 'loading.patient', anyWord: 'loading.patient', noCode: 'nowhere' },
  leads: {
    loading: {
      'loadCampusCodes is done': ({ output }, { context }) => ((output as readonly string[]).includes(context.path) ? 'space' : 'nowhere'),
      'loadCampusCodes fails': 'home',
    },
    'loading.patient': { 'after patience': 'loading.slow' },
    'loading.slow': { HOME_CHOSEN: 'home' },
  },
  ends: {
    space: (_: unknown, { context }: Snapshot) => ({ next: 'space', path: context.path }),
    nowhere: { next: 'nowhere' },
    home: { next: 'home' },
  },
};
