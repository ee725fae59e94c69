import { assign, fromCallback, sendTo, setup } from 'xstate';
import { isGeneric, isOffered, type MethodCode, methodByCode } from '#contract/methods.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import type { ChosenSchool, School } from '../school.ts';

export interface SchoolSearchInput {
  /** Type numbers of the methods that are offered: universities with a method of their own are found, too (METHOD-2). */
  readonly enabledMethods: readonly number[];
}

/** `school` null: a university with a method of its own. */
export interface SchoolPick {
  readonly method: MethodCode;
  readonly school: ChosenSchool | null;
}

export interface SchoolSearchContext extends SchoolSearchInput {
  readonly schools: readonly School[];
  /** Code of the school that was chosen last on this device; null where none is known. */
  readonly last: string | null;
  readonly pick: SchoolPick | null;
  readonly failure: Failure | null;
}

export type SchoolSearchEvent =
  | ({ type: 'SCHOOL_CHOSEN' } & SchoolPick)
  | { type: 'LAST_SCHOOL_KNOWN'; code: string | null }
  | { type: 'RETRIED' }
  | { type: 'BACK' };

export type SchoolSearchOutput = { outcome: 'back' } | { outcome: 'chosen'; pick: SchoolPick };

/** What the list calls a choice. */
const codeOf = ({ method, school }: SchoolPick): string => school?.code ?? method;

const setUp = setup({
  types: {} as {
    context: SchoolSearchContext;
    events: SchoolSearchEvent;
    input: SchoolSearchInput;
    output: SchoolSearchOutput;
    tags: 'busy';
  },
  actors: {
    /** GET /auth/schools: not of the specification, offered only where the API announces schools (API-26). */
    listSchools: port<readonly School[]>('listSchools'),
    /** Tells at once which school was chosen last on this device, and keeps the one that it hears of. */
    schoolMemory: fromCallback<{ type: 'SCHOOL_KEPT'; code: string }>(() => undefined),
  },
  guards: {
    isListed: ({ context: { schools, enabledMethods } }, { method, school }: SchoolPick) =>
      isOffered(method, enabledMethods) &&
      (isGeneric(methodByCode(method).type)
        ? school !== null && schools.some(({ code }) => code === school.code)
        : school === null && methodByCode(method).sso),
  },
  actions: {
    keepSchools: assign({ schools: (_, { schools }: { schools: readonly School[] }) => schools }),
    keepLast: assign({ last: (_, { code }: { code: string | null }) => code }),
    keepPick: assign({ pick: (_, { method, school }: SchoolPick) => ({ method, school }) }),
    rememberPick: sendTo('schoolMemory', (_, pick: SchoolPick) => ({ type: 'SCHOOL_KEPT' as const, code: codeOf(pick) })),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
  },
});

/** A school that is shown is chosen in one press. */
const choice = setUp.createStateConfig({
  on: {
    SCHOOL_CHOSEN: {
      guard: { type: 'isListed', params: ({ event }) => event },
      target: 'chosen',
      actions: [
        { type: 'keepPick', params: ({ event }) => event },
        { type: 'rememberPick', params: ({ event }) => event },
      ],
    },
  },
});

export const schoolSearchMachine = setUp.createMachine({
  id: 'schoolSearch',
  description: 'The person finds their school among many; what they type stays in the form (CAMPUS-3).',
  context: ({ input }) => ({ ...input, schools: [], last: null, pick: null, failure: null }),
  initial: 'reading',
  // Where nothing is known, the list is the same without it.
  invoke: { id: 'schoolMemory', src: 'schoolMemory', onError: {} },
  on: {
    BACK: '.back',
    LAST_SCHOOL_KNOWN: { actions: { type: 'keepLast', params: ({ event }) => event } },
  },
  states: {
    reading: {
      description: 'The list of schools is read; what is typed meanwhile searches it as it comes (CAMPUS-3).',
      tags: 'busy',
      invoke: {
        id: 'listSchools',
        src: 'listSchools',
        onDone: { target: 'choosing', actions: { type: 'keepSchools', params: ({ event }) => ({ schools: event.output }) } },
        onError: { target: 'unread', actions: { type: 'fail', params: ({ event }) => ({ code: 'schoolsFailed', cause: event.error }) } },
      },
    },

    unread: {
      ...choice,
      description:
        'It could not be read: said, with a button that tries again; universities with a way of their own can be chosen (CAMPUS-3).',
      exit: 'clearFailure',
      on: { ...choice.on, RETRIED: 'reading' },
    },

    choosing: {
      ...choice,
      description: 'The schools that what is typed finds, the one chosen last first; where it finds none, what to do (CAMPUS-3).',
    },

    chosen: { type: 'final', output: ({ context }): SchoolSearchOutput => ({ outcome: 'chosen', pick: need(context.pick, 'a school') }) },
    back: { type: 'final', output: { outcome: 'back' } },
  },
  output: finalOutput<SchoolSearchOutput>,
});
