import type { SnapshotFrom } from 'xstate';
import { endedWell, outputOf, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { campusCheckMachine, type ListedCampus } from '../campus-check.machine.ts';

const listed = (code: string, signInFirst = false): ListedCampus => ({ code, signInFirst });
const has = (output: unknown, path: string): boolean => (output as readonly ListedCampus[]).some(({ code }) => code === path);

type Snapshot = SnapshotFrom<typeof campusCheckMachine>;

export const campusCheckModel = defineModel({
  machine: campusCheckMachine,
  startsIn: { campus: 'loading.patient', anyWord: 'loading.patient', noCode: 'nowhere' },
  expectations: {
    loading: {
      'loadCampusCodes is done': ({ output }, { context }) => (has(output, context.path) ? 'space' : 'nowhere'),
      'loadCampusCodes fails': 'home',
    },
    'loading.patient': { 'after patience': 'loading.slow' },
    'loading.slow': { HOME_CHOSEN: 'home' },
  },
  outputs: {
    space: (_: unknown, { context }: Snapshot) => ({ outcome: 'space', path: context.path, signInFirst: context.signInFirst }),
    nowhere: { outcome: 'nowhere' },
    home: { outcome: 'home' },
  },
  inputs: { campus: { path: 'yonsei' }, anyWord: { path: 'nowhere' }, noCode: { path: '../myroom' } },
  events: [{ type: 'HOME_CHOSEN' }],
  outcomes: {
    loadCampusCodes: [
      { done: [listed('yonsei'), listed('ewha')] },
      { done: [listed('yonsei', true)] },
      { done: [] },
      { error: unreachable },
    ],
  },
  distinguish: ({ context }) => context,
  // The way home is offered once it takes long.
  unanswered: { 'loading.patient': ['HOME_CHOSEN'] },
  endsByItself: ['loadCampusCodes'],
  invariants: [
    {
      title: 'only a path that the server’s list names leads to a space (CAMPUS-1)',
      holds: (after, event) => !after.matches('space') || (endedWell(event, 'loadCampusCodes') && has(outputOf(event), after.context.path)),
    },
    {
      title: 'a list that names the path leads to its space, one that does not leads nowhere, and none at all leads home (CAMPUS-1)',
      holds: ({ context, output }, event) => {
        if (!/^xstate\.(done|error)\.actor/.test(event.type)) return true;
        if (!endedWell(event, 'loadCampusCodes')) return output?.outcome === 'home';
        return output?.outcome === (has(outputOf(event), context.path) ? 'space' : 'nowhere');
      },
    },
    {
      title: 'a sign-in comes first where the list says so of this campus, and nowhere else (CAMPUS-4)',
      holds: ({ output }, event) =>
        output?.outcome !== 'space' ||
        output.signInFirst ===
          (outputOf(event) as readonly ListedCampus[]).some(({ code, signInFirst }) => code === output.path && signInFirst),
    },
    {
      title: 'a path that cannot be a code is never asked about (CAMPUS-1, ROUTE-3)',
      holds: (after) => !after.matches('loading') || after.context.path !== '../myroom',
    },
  ],
});
