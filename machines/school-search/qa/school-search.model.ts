import { isOffered } from '#contract/methods.ts';
import { failing } from '#machines/failure-of.ts';
import {
  defect,
  ENABLED_METHODS,
  enabledWithout,
  endedWell,
  failed,
  outputOf,
  refusedInWords,
  SCHOOLS,
  unreachable,
} from '#machines/samples.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type SchoolPick, schoolSearchMachine } from '../school-search.machine.ts';

const [HANBIT, MINATO] = SCHOOLS;
const YONSEI: SchoolPick = { method: 'yonsei', school: null };
const IN_LIST: SchoolPick = { method: 'federation', school: { code: HANBIT.code, name: 'Hanbit University' } };
const OF_NO_LIST: SchoolPick = { method: 'federation', school: { code: 'elsewhere', name: 'Elsewhere' } };
const OF_NO_SCHOOL: SchoolPick = { method: 'federation', school: null };
const NO_SCHOOL_AT_ALL: SchoolPick = { method: 'kakao', school: null };

interface Listing {
  readonly schools: readonly { readonly code: string }[];
  readonly enabledMethods: readonly number[];
}

/** As the person sees it: what stands in the list can be chosen. */
function isListed({ method, school }: SchoolPick, { schools, enabledMethods }: Listing): boolean {
  if (!isOffered(method, enabledMethods)) return false;
  return method === 'federation' ? schools.some(({ code }) => code === school?.code) : method === 'yonsei' && school === null;
}

const choosing = {
  SCHOOL_CHOSEN: (pick: object, { context }: { context: Listing }) => (isListed(pick as SchoolPick, context) ? 'chosen' : SAME_STATE),
} as const;

export const schoolSearchModel = defineModel({
  machine: schoolSearchMachine,
  startsIn: { plain: 'reading', withoutYonsei: 'reading' },
  expectations: {
    schoolSearch: { BACK: 'back', LAST_SCHOOL_KNOWN: SAME_STATE, 'schoolMemory fails': SAME_STATE },
    reading: { 'listSchools is done': 'choosing', 'listSchools fails': failing('unread', 'schoolsFailed') },
    unread: { ...choosing, RETRIED: 'reading' },
    choosing,
  },
  outputs: { chosen: ({ method, school }: SchoolPick) => ({ outcome: 'chosen', pick: { method, school } }), back: { outcome: 'back' } },
  contextAfter: { LAST_SCHOOL_KNOWN: ({ code }) => ({ last: code }) },
  inputs: {
    plain: { enabledMethods: ENABLED_METHODS },
    // The server has switched a university’s own sign-on off.
    withoutYonsei: { enabledMethods: enabledWithout('yonsei') },
  },
  events: [
    { type: 'SCHOOL_CHOSEN', ...YONSEI },
    { type: 'SCHOOL_CHOSEN', ...IN_LIST },
    { type: 'SCHOOL_CHOSEN', ...OF_NO_LIST },
    { type: 'SCHOOL_CHOSEN', ...OF_NO_SCHOOL },
    { type: 'SCHOOL_CHOSEN', ...NO_SCHOOL_AT_ALL },
    { type: 'RETRIED' },
    { type: 'BACK' },
  ],
  outcomes: {
    listSchools: [{ done: [] }, { done: [HANBIT, MINATO] }, { error: refusedInWords }, { error: unreachable }],
    schoolMemory: [
      { sends: { type: 'LAST_SCHOOL_KNOWN', code: null } },
      { sends: { type: 'LAST_SCHOOL_KNOWN', code: MINATO.code } },
      { error: defect },
    ],
  },
  distinguish: ({ context }) => context,
  unanswered: {
    reading: ['SCHOOL_CHOSEN', 'RETRIED'],
    choosing: ['RETRIED'],
  },
  invariants: [
    {
      title: 'only a school that stands in the list is chosen, and it is the one that was pressed (CAMPUS-3, SEEN-3)',
      holds: (after, event, before) => {
        const { output } = after;
        if (output?.outcome !== 'chosen') return true;
        if (event.type !== 'SCHOOL_CHOSEN') return false;
        return isListed(event, before.context) && output.pick.method === event.method && output.pick.school === event.school;
      },
    },
    {
      title: 'a university with a way of its own can be chosen though the list was not read (CAMPUS-3, METHOD-2)',
      holds: (after, event, before) =>
        event.type !== 'SCHOOL_CHOSEN' ||
        event.method !== 'yonsei' ||
        !before.matches('unread') ||
        after.matches('chosen') === isOffered('yonsei', before.context.enabledMethods),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (CAMPUS-3)',
      holds: (after, event) => !failed(event, 'listSchools') || (after.matches('unread') && after.context.failure !== null),
    },
    {
      title: 'the list is what the server said last (CAMPUS-3)',
      holds: (after, event, before) =>
        after.context.schools === (endedWell(event, 'listSchools') ? outputOf(event) : before.context.schools),
    },
    {
      title: 'the school chosen last is what this device says, whatever is waited for (CAMPUS-3)',
      holds: (after, event, before) => after.context.last === (event.type === 'LAST_SCHOOL_KNOWN' ? event.code : before.context.last),
    },
  ],
});
