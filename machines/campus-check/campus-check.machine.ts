import { assign, setup } from 'xstate';
import { CAMPUS_CHECK_PATIENCE } from '#contract/limits.ts';
import { canBeCampus } from '#contract/values/campus-path.ts';
import type { Campus } from '../campus.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';

export interface CampusCheckInput {
  /** The path parameter as it stands in the address. */
  readonly path: string;
}

/** A campus of the server's list. */
export interface ListedCampus {
  readonly campus: Campus;
  /** It asks for a sign-in first (CAMPUS-4). */
  readonly signInFirst: boolean;
}

export interface CampusCheckContext extends CampusCheckInput {
  /** The campus at this path; null until it is found. */
  readonly found: ListedCampus | null;
}

export type CampusCheckEvent = { type: 'HOME_CHOSEN' };
/** `nowhere`: the server knows no such campus; `home`: it could not say, or the person waits no longer. */
export type CampusCheckOutput = ({ outcome: 'space' } & ListedCampus) | { outcome: 'nowhere' } | { outcome: 'home' };

export const campusCheckMachine = setup({
  types: {} as { context: CampusCheckContext; events: CampusCheckEvent; input: CampusCheckInput; output: CampusCheckOutput; tags: 'busy' },
  actors: {
    /** GET /campus/list */
    loadCampusCodes: port<readonly ListedCampus[]>('loadCampusCodes'),
  },
  delays: { patience: CAMPUS_CHECK_PATIENCE },
  guards: {
    canBeCampus: ({ context }) => canBeCampus(context.path),
    isCampus: ({ context }, { campuses }: { campuses: readonly ListedCampus[] }) =>
      campuses.some(({ campus }) => campus.code === context.path),
  },
  actions: {
    keepCampus: assign({
      found: ({ context }, { campuses }: { campuses: readonly ListedCampus[] }) =>
        campuses.find(({ campus }) => campus.code === context.path) ?? null,
    }),
  },
}).createMachine({
  id: 'campusCheck',
  description: 'Is this path the code of a campus? Then on to its space, otherwise home (CAMPUS-1, ROUTE-3).',
  context: ({ input }) => ({ ...input, found: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'A path that cannot be a code is not asked about.',
      always: [{ guard: 'canBeCampus', target: 'loading' }, { target: 'nowhere' }],
    },
    loading: {
      initial: 'patient',
      tags: 'busy',
      invoke: {
        id: 'loadCampusCodes',
        src: 'loadCampusCodes',
        onDone: [
          {
            guard: { type: 'isCampus', params: ({ event }) => ({ campuses: event.output }) },
            target: 'space',
            actions: { type: 'keepCampus', params: ({ event }) => ({ campuses: event.output }) },
          },
          { target: 'nowhere' },
        ],
        onError: 'home',
      },
      states: {
        patient: { description: 'The list of campuses is on its way.', after: { patience: 'slow' } },
        slow: { description: 'It takes long: a way home is offered.', on: { HOME_CHOSEN: '#campusCheck.home' } },
      },
    },
    space: {
      type: 'final',
      output: ({ context: { found } }): CampusCheckOutput => ({ outcome: 'space', ...need(found, 'a campus') }),
    },
    nowhere: { type: 'final', output: { outcome: 'nowhere' } },
    home: { type: 'final', output: { outcome: 'home' } },
  },
  output: finalOutput<CampusCheckOutput>,
});
