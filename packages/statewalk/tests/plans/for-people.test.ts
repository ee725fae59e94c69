import { expect, test } from 'vitest';
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { type Bindings, defineBindings } from '../../src/browser/bindings.ts';
import type { Screens } from '../../src/browser/screens.ts';
import { LIVE } from '../../src/cache/project-cache.ts';
import { defineConfig } from '../../src/config.ts';
import type { Graph } from '../../src/explore/graph.ts';
import type { Model } from '../../src/explore/model.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { withControls } from '../../src/plans/controls.ts';
import { forPeople } from '../../src/plans/for-people.ts';
import { csv } from '../../src/plans/formats/csv.ts';
import { gherkin } from '../../src/plans/formats/gherkin.ts';
import { markdown } from '../../src/plans/formats/markdown.ts';
import { testrail } from '../../src/plans/formats/test-managers.ts';
import { PeoplePaths } from '../../src/plans/people-paths.ts';
import type { PlanPath } from '../../src/plans/plan.ts';
import { makePlan } from '../../src/plans/run.ts';
import type { Sentences } from '../../src/plans/sentences.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

const answer = fromPromise(async () => {});

/** It asks a server at once, and again when a person saves. */
const note = setup({
  types: { context: {} as { failure: string | null }, events: {} as { type: 'SAVED' } | { type: 'AGAIN' } | { type: 'LEFT' } },
  actors: { read: answer, save: answer },
  actions: { fail: assign({ failure: 'Closed for the night.' }) },
  delays: { moment: 500 },
}).createMachine({
  id: 'note',
  initial: 'reading',
  context: { failure: null },
  states: {
    reading: { description: 'A moment.', invoke: { id: 'read', src: 'read', onDone: 'writing', onError: 'writing' } },
    writing: { description: 'A form.', on: { SAVED: 'saving' } },
    saving: {
      description: 'A moment more.',
      invoke: { id: 'save', src: 'save', onDone: 'shown', onError: { target: 'refused', actions: 'fail' } },
      on: { LEFT: 'left' },
    },
    refused: { description: 'It was not saved.', on: { AGAIN: 'saving' } },
    shown: { description: 'It flashes.', after: { moment: 'saved' }, on: { LEFT: 'left' } },
    saved: { type: 'final', description: 'It is saved.' },
    left: { type: 'final', description: 'It is left.' },
  },
});

const STRATEGY = {
  strategy: 'simple',
  inputs: [],
  from: undefined,
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: 9,
  events: [],
} as const;

interface Told {
  readonly machine?: AnyStateMachine;
  readonly model?: Model;
  readonly to?: string;
  readonly words?: Partial<Sentences>;
  readonly steps?: Readonly<Record<string, string>>;
  readonly bindings?: readonly Bindings[];
  readonly hasMeanings?: boolean;
  readonly drawn?: Pick<Screens, 'titleThere' | 'controlsOf'>;
}

const SAID = { SAVED: 'Save', AGAIN: 'Try again', LEFT: 'Leave', CLOSED: 'Close' };

function told({
  machine = note,
  model = modelOf(machine),
  to = 'saved',
  words,
  steps = SAID,
  bindings = [],
  hasMeanings = true,
  drawn,
}: Told) {
  const screens = drawn && { say: () => (key: unknown) => String(key), open: () => Promise.reject(), ...drawn };
  const config = defineConfig({
    machines: { [machine.id]: model },
    bindings,
    ...(screens && { screens }),
    failures: {
      shown: ({ context }) => (context as { failure?: string | null }).failure,
      isInServerWords: () => true,
      facts: (error) => ({ kind: String(error) }),
    },
    words: { sentences: () => ({ flows: { [machine.id]: { name: 'The note', begin: { any: 'Open it' }, steps } }, ...words }) },
  });
  const speaker = speakerOf(config, 'en');
  const request = { ...STRATEGY, to };
  const people = new PeoplePaths(config, request, speaker);
  const find = (name: string, graphs: readonly Graph[]) => people.find(name, graphs);
  const { plan: made, found } = makePlan({ [machine.id]: model }, [machine.id], request, speaker, () => {}, LIVE, find);
  const at = { account: 'make-account', open: () => Promise.reject() };
  const plan = forPeople({ ...config, at }, made, found, speaker, hasMeanings);
  return { plan, made, found, people, speaker, paths: plan.machines.flatMap(({ paths }) => paths) };
}

const rowsOf = (path: PlanPath | undefined) => path?.steps.map(({ does, arrange, sees }) => [does, arrange.join('; '), sees.state]);
const ARRANGED = { 'save.error': 'Take the cable out', 'read.error': 'Open it without a cable' };

test('answers come with the row before, and the row shows what stands there after them', () => {
  const [path] = told({}).paths;
  expect(path).toMatchObject({ begin: 'Open it → read succeeds', start: { state: 'writing', description: 'A form.' } });
  expect(rowsOf(path)).toEqual([['Save → save succeeds → Wait: moment', '', 'saved']]);
});

test('refusals that no sentence says how to bring about are on no path, and each transition that is left says why', () => {
  const leftOf = (words: Partial<Sentences>) => told({ words }).people.left.map(({ transition, why }) => `${transition}: ${why}`);
  expect(told({}).paths).toHaveLength(1);
  expect(leftOf({})).toContain('reading: read fails -> writing: untold');
  expect(leftOf({})).toContain('refused: AGAIN -> saving: behind');
  const byScript = { arrange: { ...ARRANGED, 'save.error': 'Not by hand: a script does it' } };
  expect(told({ words: byScript }).paths).toHaveLength(2);
  expect(leftOf(byScript)).toContain('saving: save fails -> refused: scriptOnly');
  expect(leftOf({ arrange: ARRANGED })).not.toContainEqual(expect.stringContaining('save fails'));
});

test('arrangements for the begin of a path stand with it', () => {
  const begins = told({ words: { arrange: ARRANGED } }).paths.map(({ begin }) => begin);
  expect(begins).toContain('Open it → read fails (To arrange: Open it without a cable)');
});

test('a success after a refusal says that what was arranged is taken back, or what else is done', () => {
  const refusedFirst = (words: Partial<Sentences>) =>
    rowsOf(told({ words: { arrange: ARRANGED, ...words } }).paths.find((path) => path.steps.length > 1 && path.start.state === 'writing'));
  expect(refusedFirst({})?.slice(0, 2)).toEqual([
    ['Save → save fails', 'Take the cable out', 'refused'],
    ['Try again → save succeeds → Wait: moment', 'What was arranged for step 1 no longer holds', 'saved'],
  ]);
  expect(refusedFirst({ again: { 'save.error': 'Put it in' } })?.[1]?.[1]).toBe('Put it in');
});

test('a step before an answer has come says how the answer is made slow, and when it may be quick', () => {
  const [path] = told({ to: 'left', words: { slow: { any: 'Slow the network down' } } }).paths;
  expect(rowsOf(path)).toEqual([
    ['Save', 'Slow the network down', 'saving'],
    ['Leave', 'After this step answers may be quick again', 'left'],
  ]);
  expect(rowsOf(told({ to: 'left', words: { slow: { any: 'Slow it', save: '-' } } }).paths[0])?.[0]?.[1]).toBe('');
});

test('no person is as quick as a state that shows for half a second', () => {
  const rows = told({ to: 'left', words: { arrange: ARRANGED, slow: { any: 'Slow' } } }).paths.flatMap((path) => rowsOf(path) ?? []);
  expect(rows.map(([, , state]) => state)).toContain('saving');
  expect(rows.map(([, , state]) => state)).not.toContain('shown');
});

test('an end says what is then to be seen, in the words of the flow or of all flows', () => {
  const end = (words: Partial<Sentences>) => {
    const { plan, speaker } = told({ words });
    return markdown(plan, speaker);
  };
  expect(end({})).toContain('The flow has ended: its screen is gone.');
  expect(end({ ends: { saved: 'The list shows it.' } })).toContain('| The list shows it. It is saved. |'.slice(2, 20));
  expect(end({ ends: { saved: 'The list shows it.' } })).not.toContain('The flow has ended');
});

test('a plan begins with what is an example in it, and how an account is made', () => {
  const { plan, speaker } = told({});
  expect(markdown(plan, speaker)).toMatch(/^Emails, .* are examples: .* `make-account`\./);
});

test('words of a sample are not what a server says', () => {
  const { paths } = told({ words: { arrange: ARRANGED } });
  const messages = paths.flatMap(({ steps }) => steps.map(({ sees }) => sees.message)).filter((message) => message !== undefined);
  expect(messages.length).toBeGreaterThan(0);
  expect(new Set(messages)).toEqual(new Set(['what our server says in its own words']));
});

test('meanings in another language than that of the plan are left out, and where nothing else is to be seen the flow is named', () => {
  const sights = told({ hasMeanings: false }).paths.flatMap(({ start, steps }) => [start, ...steps.map(({ sees }) => sees)]);
  expect(sights.map(({ description }) => description)).toEqual(['Before you: The note.', '']);
});

test('a state without an end is said in words of its flow, where it has some, and never in those of an end of others', () => {
  const begins = (sights: Readonly<Record<string, string>>, words: Partial<Sentences>) =>
    told({ words: { ...words, flows: { note: { name: 'The note', begin: { any: 'Open it' }, steps: SAID, sights } } } }).paths.map(
      ({ start }) => start.description,
    );
  expect(begins({ writing: 'Paper and pen.' }, {})).toEqual(['Paper and pen.']);
  expect(begins({}, { ends: { writing: 'Somewhere else.' } })).toEqual(['A form.']);
});

test('the screen of a flow is said where it begins and where nothing else is to be seen; a state’s own words take its place', () => {
  const shown = (sights: Readonly<Record<string, string>>, hasMeanings: boolean) =>
    told({
      to: 'left',
      hasMeanings,
      words: { flows: { note: { name: 'The note', begin: { any: 'Open it' }, steps: SAID, sights } }, slow: { any: 'Slow' } },
    }).paths.flatMap(({ start, steps }) => [start, ...steps.map(({ sees }) => sees)].map(({ description }) => description));
  expect(shown({ any: 'A sheet.' }, false)).toEqual(['A sheet.', 'A sheet.', '']);
  expect(shown({ any: 'A sheet.' }, true)).toEqual(['A sheet. A form.', 'A moment more.', 'It is left.']);
  expect(shown({ any: 'A sheet.', saving: 'A clock.' }, false)).toEqual(['A sheet.', 'A clock.', '']);
});

test('a screen is called as its title says, unless the flow has words for the state, or its screen’s words have the title', () => {
  const titleThere: Screens['titleThere'] = (_flow, graph, vertex) =>
    graph.vertices.get(vertex)?.snapshot.value === 'saving' ? 'Saving' : 'Note';
  const shown = (sights: Readonly<Record<string, string>>) =>
    told({
      to: 'left',
      drawn: { titleThere },
      words: { flows: { note: { name: 'The note', begin: { any: 'Open it' }, steps: SAID, sights } }, slow: { any: 'Slow' } },
    }).paths.flatMap(({ start, steps }) => [start, ...steps.map(({ sees }) => sees)].map(({ description }) => description));
  expect(shown({})).toEqual(['“Note” shows.', '“Saving” shows.', 'It is left.']);
  expect(shown({ any: 'A sheet.' })).toEqual(['“Note” shows.', '“Saving” shows.', 'It is left.']);
  expect(shown({ any: 'The Note shows, on paper.', saving: 'A clock.' })).toEqual(['The Note shows, on paper.', 'A clock.', 'It is left.']);
});

test('quiet answers and timers are not told', () => {
  const quiet = ['read.done', 'after.moment'];
  const [path] = told({ words: { quiet } }).paths;
  expect([path?.begin, path?.steps[0]?.does]).toEqual(['Open it', 'Save → save succeeds']);
});

test('a meaning has no requirement in brackets', () => {
  const machine = setup({ types: { events: {} as { type: 'SAVED' } } }).createMachine({
    id: 'note',
    initial: 'writing',
    states: {
      writing: { description: 'A form (NOTE), as ever (NOTE-1, NOTE-2; or so).', on: { SAVED: 'saved' } },
      saved: { type: 'final' },
    },
  });
  expect(told({ machine }).paths[0]?.start.description).toBe('A form, as ever (NOTE-1, NOTE-2; or so).');
});

test('each part of a parallel state is said by its words, or by those of the nearest state above it', () => {
  const flows = { form: { sights: { 'filling.name': 'A name.', 'filling.name.wrong': 'A wrong name.', 'filling.age': 'An age.' } } };
  const speaker = speakerOf(defineConfig({ machines: {}, words: { sentences: () => ({ flows }) } }), 'en');
  expect(speaker.sight('form', 'filling.name.wrong filling.age.empty')).toBe('A wrong name. An age.');
  expect(speaker.sight('form', 'filling.name.empty other.open')).toBe('A name.');
  expect(speaker.sight('form', 'closed')).toBeUndefined();
});

test('a plan for people has no state in any of its formats, and calls its machine as people do', () => {
  const { plan, speaker, made } = told({});
  for (const write of [markdown, csv, testrail, gherkin]) {
    expect(write(plan, speaker)).not.toMatch(/\bwriting\b|\bnote \(|the state is/);
    expect(write(plan, speaker)).toContain('The note');
    expect(write(made, speaker)).toMatch(/\bwriting\b/);
  }
});

const child = setup({ types: { events: {} as { type: 'CLOSED' } } }).createMachine({
  id: 'child',
  initial: 'open',
  states: { open: { on: { CLOSED: 'closed' } }, closed: { type: 'final' } },
});

const parent = setup({ actors: { child, ask: answer } }).createMachine({
  id: 'parent',
  initial: 'asking',
  states: {
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'within', onError: 'within' } },
    within: { invoke: { id: 'inner', src: 'child', onDone: 'after' } },
    after: { type: 'final' },
  },
});

test('the end of a flow with a screen is what a person does: a row of its own', () => {
  const screen = { flow: 'child', fromOutside: [], events: {}, notOffered: {}, preceded: {} } as unknown as Bindings;
  const steps = { 'inner.done': 'Close the child' };
  expect(rowsOf(told({ machine: parent, to: 'after', steps, bindings: [screen] }).paths[0])).toEqual([['Close the child', '', 'after']]);
});

test('a step that uses a control which stands on no screen of the flow before a person is none of theirs', () => {
  const around = setup({ types: { events: {} as { type: 'LEFT' } }, actors: { child } }).createMachine({
    id: 'around',
    initial: 'within',
    states: { within: { invoke: { id: 'inner', src: 'child', onDone: 'after' }, on: { LEFT: 'after' } }, after: { type: 'final' } },
  });
  const bindings = [
    { flow: 'child', fromOutside: [], events: {}, notOffered: {}, preceded: {} } as unknown as Bindings,
    defineBindings({ flow: 'around', events: { LEFT: ({ press }) => press('Leave' as never) } }),
  ];
  const steps = { 'inner.done': 'Close the child', LEFT: 'Leave' };
  const done = (names: readonly string[] | undefined) => {
    const { paths, people } = told({ machine: around, to: 'after', steps, bindings, drawn: { controlsOf: () => names } });
    return [paths.flatMap((path) => path.steps.map(({ does }) => does)).sort(), people.left.map(({ why }) => why)];
  };
  expect(done(['Close', 'Leave'])).toEqual([['Close the child', 'Leave'], []]);
  expect(done(undefined)).toEqual([['Close the child', 'Leave'], []]);
  expect(done(['Close'])).toEqual([['Close the child'], ['noControl']]);
});

test('where a person has nothing to do there is no path', () => {
  expect(told({ machine: parent, to: 'after' }).paths).toEqual([]);
});

test('a sentence that says how a flow within ends is no row, unless something says how it is brought about', () => {
  const screen = { flow: 'child', fromOutside: [], events: {}, notOffered: {}, preceded: {} } as unknown as Bindings;
  const said = (words: Partial<Sentences>) =>
    rowsOf(told({ machine: parent, to: 'after', steps: { 'inner.done': '{{call}}: closed' }, bindings: [screen], words }).paths[0]);
  expect(said({ calls: { inner: 'The child' } })).toBeUndefined();
  expect(said({ calls: { inner: 'The child' }, arrange: { 'inner.done': 'Press Close' } })).toEqual([
    ['The child: closed', 'Press Close', 'after'],
  ]);
});

test('of two answers that lead to different states each needs words', () => {
  const two = setup({
    types: { events: {} as { type: 'SAVED' } },
    actors: { ask: fromPromise(async () => ({ is: 'new' })) },
  }).createMachine({
    id: 'two',
    initial: 'asking',
    states: {
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          onDone: [{ guard: ({ event }) => event.output.is === 'new', target: 'made' }, { target: 'made.known' }],
          onError: 'made',
        },
      },
      made: { initial: 'fresh', states: { fresh: {}, known: {} }, on: { SAVED: 'saved' } },
      saved: { type: 'final' },
    },
  });
  const model = modelOf(two, { outcomes: { ask: [{ done: { is: 'new' } }, { done: { is: 'known' } }, { error: new Error('no') }] } });
  const begins = (arrange: Sentences['arrange']) =>
    told({ machine: two, model, to: 'saved', words: { arrange } }).paths.map(({ begin }) => begin);
  expect(begins({})).toEqual([]);
  expect(begins({ 'ask.done is=new': '-', 'ask.done is=known': 'Have one' })).toEqual(
    expect.arrayContaining(['Open it → ask succeeds', 'Open it → ask succeeds (To arrange: Have one)']),
  );
});

test('a path is called by its flow, what is refused on it, and what is done last', () => {
  const titles = told({ words: { arrange: ARRANGED } }).paths.map(({ title }) => title);
  expect(titles).toContain('The note: save fails → Try again');
});

test('a title names the control as the row does', async () => {
  const { made, found, speaker } = told({});
  const named = made.machines.map((each) => ({
    ...each,
    paths: each.paths.map((path) => ({
      ...path,
      steps: path.steps.map((step) => ({ ...step, does: step.does.replace('Save', 'Press “Save”') })),
    })),
  }));
  const plan = forPeople({}, { ...made, machines: named }, found, speaker, true);
  expect(plan.machines[0]?.paths[0]?.title).toBe('The note: Press “Save”');
});

test('a refusal of what was typed comes only after a person has typed it', () => {
  const typed = { 'read.error': 'Type a wrong one', 'save.error': 'Type a wrong one' };
  const { paths, people } = told({ words: { typed } });
  expect(paths.map(({ begin }) => begin)).not.toContainEqual(expect.stringContaining('fails'));
  expect(people.left.map(({ transition }) => transition)).toContain('reading: read fails -> writing');
  expect(rowsOf(paths.find(({ steps }) => steps.length > 1))?.[0]).toEqual(['Save → save fails', 'Type a wrong one', 'refused']);
});

test('controls of a sight are those that the real screen was seen to have, less what the bindings know to be missing', async () => {
  const bindings: Bindings[] = [
    defineBindings({
      flow: 'note',
      events: { SAVED: ({ press }) => press('Save' as never), LEFT: ({ press }) => press('Leave' as never) },
      notOffered: { LEFT: () => true },
    }),
  ];
  const seenIn = async (controlsThere: Screens['controlsThere']) => {
    const { speaker, made: plan, found } = told({ bindings });
    const say = () => (text: string) => text;
    const screens = { say, open: () => Promise.reject(), ...(controlsThere && { controlsThere }) } as unknown as Screens;
    const whole = await withControls({ machines: {}, bindings, screens }, plan, found, speaker);
    return whole.machines[0]?.paths[0]?.steps.slice(0, 2).map(({ sees }) => sees.controls);
  };
  expect(await seenIn(undefined)).toEqual([['Save'], []]);
  expect(await seenIn(() => ['Close', 'Save', 'Leave'])).toEqual([
    ['Close', 'Save', 'Leave'],
    ['Close', 'Save'],
  ]);
  expect(await seenIn(() => ['Close', 'Leave'])).toEqual([undefined, ['Close']]);
  expect(await seenIn(() => undefined)).toEqual([undefined, undefined]);
});

test('where an actor can fail by another failure instead, that one is on a path', () => {
  const outcomes = { read: [{ done: undefined }], save: [{ done: undefined }, { error: 'unreachable' }, { error: 'lost' }] };
  const arrange = { 'error kind=unreachable': 'Take the cable out', 'error kind=lost': 'Take the cable out later' };
  const arranged = (rather: Sentences['rather']) =>
    told({ model: modelOf(note, { outcomes }), words: { arrange, rather } }).paths.flatMap(({ steps }) =>
      steps.flatMap((step) => step.arrange),
    );
  expect(arranged({})).toContain('Take the cable out');
  const instead = arranged({ 'error kind=unreachable': 'error kind=lost' });
  expect(instead).toContain('Take the cable out later');
  expect(instead).not.toContain('Take the cable out');
});
