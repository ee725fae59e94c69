import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { CAMPUS, endedWell, outputOf, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { campusCheckMachine, type ListedCampus } from '../campus-check.machine.ts';

const listed = (code: string, signInFirst = false): ListedCampus => ({ campus: { ...CAMPUS, code }, signInFirst });
const itemOf = (output: unknown, path: string) => (output as readonly ListedCampus[]).find(({ campus }) => campus.code === path);
const has = (output: unknown, path: string): boolean => itemOf(output, path) !== undefined;

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
    space: (event: AnyEventObject, { context }: Snapshot) => ({ outcome: 'space', ...itemOf(event.output, context.path) }),
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
        output?.outcome !== 'space' || output.signInFirst === (itemOf(outputOf(event), output.campus.code)?.signInFirst ?? false),
    },
    {
      title: 'what the list says of the campus goes on with it, whole (CAMPUS-2)',
      holds: ({ output, context }, event) => output?.outcome !== 'space' || output.campus === itemOf(outputOf(event), context.path)?.campus,
    },
    {
      title: 'a path that cannot be a code is never asked about (CAMPUS-1, ROUTE-3)',
      holds: (after) => !after.matches('loading') || after.context.path !== '../myroom',
    },
  ],
});
