import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { anything, OF_MODULES, watched } from './anything.ts';
import { statesOf } from './chart.ts';
import { DryRun } from './dry-run.ts';
import { exploreAll, type Graph, type Limit } from './graph.ts';
import { sourcesIn } from './lint-implementations.ts';
import { baseName } from './made-up-names.ts';
import type { Model, Outcome } from './model.ts';
import { samplesOf } from './samples.ts';
import { isClosed, type MachineShapes, NO_SHAPES, type Shape } from './shape.ts';
import { withStandIns } from './stand-ins.ts';
import { type Compared, type Words, wordsIn } from './words-in-code.ts';

/** What is given by hand; the rest is found. */
export type Given<M extends AnyStateMachine = AnyStateMachine> = Partial<Omit<Model<M>, 'machine'>>;

const LIMIT_WATCHED: Limit = { vertices: 300, cuts: true, letters: 1_000_000 };
const LIMIT_OF_INPUTS: Limit = { vertices: 100, cuts: true, letters: 500_000 };

/** More samples would make more situations, not other ones; where a machine takes many events with data, each has fewer. */
const EVENTS_MAX = 60;
const ONE_EVENT_MIN = 3;
const ONE_EVENT_MAX = 12;
const OUTCOMES_MAX = 6;
const GUESSED_MAX = 6;
/** An input makes a graph of its own. */
const INPUTS_MAX = 4;

/** So often is the walk begun anew with data that the walk before was asked for. */
const ROUNDS_MAX = 4;

/**
 * The smallest model of a machine: a sample of each event that its chart names, and of what each actor does: it ends without a result, fails,
 * shows a snapshot where one is heard. Where the machine asks for data of an event or a result, there are samples of its type, as far as that is
 * known; else a sample more that answers any question.
 */
export function modelOf<M extends AnyStateMachine>(bare: M, given: Given<M> = {}, shapes: MachineShapes = NO_SHAPES): Model<M> {
  const { machine, missing } = withStandIns(bare);
  const known = given as Given;
  const types = known.events === undefined ? typesOf(machine, known.outcomes) : [];
  const words = wordsIn(`${sourcesIn([machine.config, machine.implementations])}\n${shapes.code}`);
  const read = new Set<string>();
  const watchedOf = (type: string) => watched(type, () => read.add(type));
  const model: Model = {
    machine,
    missing,
    distinguish: ({ context }) => context,
    unanswered: {},
    invariants: [],
    ...known,
    inputs: known.inputs ?? inputsOf(machine, shapes, words),
    events: known.events ?? types.map(watchedOf),
    outcomes: outcomesFoundIn(machine, known.outcomes),
    guessed: guessedTypes(machine, known),
  };
  OF_MODULES.isAsked = false;
  const outcomes = outcomesFoundIn(machine, known.outcomes, { shapes, words });
  const samples = (bareOf: (type: string) => object): readonly object[] =>
    types.flatMap((type) => (read.has(type) ? samplesOfEvent(type, shapes, words, read.size) : [bareOf(type)]));
  // With data, the walk may come to where other data are asked for.
  for (let round = 0, before = -1; round < ROUNDS_MAX && before < read.size; round += 1) {
    before = read.size;
    const looked: object = round === 0 ? model : { ...model, events: known.events ?? samples(watchedOf), outcomes };
    for (const type of neededIn(exploreAll({ ...(looked as Model), inputs: firstOf(model.inputs) }, LIMIT_WATCHED))) read.add(type);
  }
  const events = samples((type) => ({ type }));
  const whole = {
    ...model,
    readsStandIns:
      OF_MODULES.isAsked ||
      (known.inputs === undefined && asksForInput(machine) && !(shapes.input !== undefined && isClosed(shapes.input))) ||
      types.some((type) => read.has(type) && (shapes.events.get(type) ?? []).some((shape) => !isClosed(shape))),
    events: known.events ?? events,
    outcomes,
  } as unknown as Model<M>;
  return known.inputs === undefined ? { ...whole, inputs: inputsThatMatter(whole) } : whole;
}

const firstOf = (inputs: Model['inputs']): Model['inputs'] => Object.fromEntries(Object.entries(inputs).slice(0, 1));

/** @param count so many types of events have samples */
function samplesOfEvent(type: string, shapes: MachineShapes, words: Words, count: number): readonly object[] {
  const known = shapes.events.get(type) ?? [];
  const most = Math.min(ONE_EVENT_MAX, Math.max(ONE_EVENT_MIN, Math.ceil(EVENTS_MAX / count)));
  if (known.length > 0) return known.flatMap((shape) => samplesOf(shape, type, words, Math.ceil(most / known.length)) as object[]);
  const guessed = words.compared.slice(0, Math.min(GUESSED_MAX, most - 3)).map((each) => anythingWith(each, type, { type }));
  return [{ type }, anything(type, { type }), anything(type, { type }, 1), ...guessed];
}

/** Each input makes a graph of its own: one that takes no transition which those before do not take tells nothing new. */
function inputsThatMatter<M extends AnyStateMachine>(model: Model<M>): Model<M>['inputs'] {
  const all = Object.entries(model.inputs);
  if (all.length === 1) return model.inputs;
  const taken = new Set<unknown>();
  const graphs = exploreAll(model, LIMIT_OF_INPUTS);
  const kept = all.filter(([name], at) => {
    const found = [...(graphs.find(({ input }) => input === name)?.transitions ?? [])];
    const isNew = at === 0 || found.some((each) => !taken.has(each));
    for (const each of found) taken.add(each);
    return isNew;
  });
  return Object.fromEntries(kept) as Model<M>['inputs'];
}

/** The types of events whose samples are guesses. */
function guessedTypes(machine: AnyStateMachine, { events, outcomes = {} }: Given): ReadonlySet<string> {
  const ofEvents = events === undefined ? typesOf(machine) : [];
  const ofActors = Object.keys(outcomesFoundIn(machine, outcomes)).filter((id) => !(id in outcomes));
  return new Set([...ofEvents, ...ofActors.flatMap((id) => [`xstate.done.actor.${id}`, `xstate.snapshot.${id}`])]);
}

/** Are samples of the model guesses? */
export const isGuess = ({ guessed }: Pick<Model, 'guessed'>): boolean => guessed !== undefined;

/** Is the sample of this event a guess? Spawned actors are known by the name of their logic. */
export const isGuessed = ({ guessed }: Model, { type }: AnyEventObject): boolean =>
  guessed !== undefined && (guessed.has(type) || guessed.has(baseName(type)));

/** A context that comes from an input is guessed with it. */
const asksForInput = ({ config: { context } }: AnyStateMachine): boolean =>
  typeof context === 'function' && /\binput\b/.test(Function.prototype.toString.call(context));

/** The keys that code reads from the context or from the input: an input that is spread has them, too. */
function dataIn(machine: AnyStateMachine): Readonly<Record<string, unknown>> {
  const code = sourcesIn([machine.config, machine.implementations]);
  const names = [...code.matchAll(/\b(?:context|input)\??\.([A-Za-z_$][\w$]*)/g)].flatMap(([, name]) => name ?? []);
  return Object.fromEntries([...new Set(names)].map((name) => [name, anything(`input.${name}`)]));
}

function inputsOf(machine: AnyStateMachine, { input }: MachineShapes, words: Words): Model['inputs'] {
  const begins = (input: unknown): boolean => {
    try {
      new DryRun(machine).start(input);
      return true;
    } catch {
      return false;
    }
  };
  const typed = input === undefined || !asksForInput(machine) ? [] : samplesOf(input, 'input', words, INPUTS_MAX).filter(begins);
  if (typed.length > 0) return Object.fromEntries(typed.map((each, at) => [at === 0 ? 'plain' : `input ${at + 1}`, each]));
  return { plain: [undefined, {}, anything('input', dataIn(machine))].find(begins) };
}

/** The types of the events that the chart names. A wildcard has one of its own that only it covers. */
function typesOf(machine: AnyStateMachine, outcomes: Model['outcomes'] = {}): string[] {
  const named = statesOf(machine)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !type.startsWith('xstate.'));
  const sent = new Set(
    Object.values(outcomes).flatMap((all) => all.flatMap((each) => ('sends' in each ? [String((each.sends as AnyEventObject).type)] : []))),
  );
  return [...new Set(named)]
    .filter((type) => !sent.has(type))
    .map((type) => (type === '*' ? 'any other event' : type.replace(/\*$/, 'any')));
}

interface DataKnown {
  readonly shapes: MachineShapes;
  readonly words: Words;
}

/** What each actor may do, by the id of its invoke, or by the name of the logic that is spawned; with data, where its results may be asked for some. */
function outcomesFoundIn(machine: AnyStateMachine, given: Model['outcomes'] = {}, data?: DataKnown): Model['outcomes'] {
  const found: Record<string, readonly Outcome[]> = {};
  const failed: readonly Outcome[] = [new Error('a failure'), ...failuresIn(data).map(errorWith)].map((error) => ({ error }));
  const samples = (shape: Shape | undefined, place: string): readonly unknown[] | undefined =>
    shape && data && samplesOf(shape, place, data.words, OUTCOMES_MAX);
  const ends = (id: string, src = id): readonly Outcome[] => {
    const place = `the result of ${id}`;
    if (data === undefined) return [{ done: undefined }];
    const known = samples(data.shapes.actors.get(src)?.output, place);
    const guessed = () => [
      undefined,
      {},
      anything(place),
      anything(place, {}, 1),
      ...data.words.compared.slice(0, GUESSED_MAX).map((each) => anythingWith(each, place)),
    ];
    return (known ?? guessed()).map((done) => ({ done }));
  };
  for (const name of Object.keys(machine.implementations.actors)) found[name] = [...ends(name), ...failed];
  for (const node of statesOf(machine)) {
    for (const { id, src, onDone, onSnapshot, onError } of node.invoke) {
      if (String(src) in given) continue;
      const isPlainEnd = onDone === undefined || [onDone].flat().every(asksNothing);
      const place = `a snapshot of ${id}`;
      const shown = (
        samples(data?.shapes.actors.get(String(src))?.snapshot, place) ?? [
          { status: 'active', context: undefined },
          ...(data === undefined ? [] : [anything(place, { status: 'active' })]),
        ]
      ).map((snapshot): Outcome => ({ snapshot }));
      found[id] = [
        ...(onDone !== undefined || (onError === undefined && onSnapshot === undefined)
          ? isPlainEnd
            ? [{ done: undefined }]
            : ends(id, String(src))
          : []),
        ...(asksForFailure(onError) ? failed : failed.slice(0, 1)),
        ...(onSnapshot === undefined ? [] : shown),
      ];
    }
  }
  return { ...found, ...given };
}

/** Properties that tell errors apart. */
const OF_ERRORS: ReadonlySet<string> = new Set(['message', 'code', 'name', 'status', 'statusCode', 'reason', 'kind']);

const failuresIn = (data: DataKnown | undefined): readonly Compared[] =>
  (data?.words.compared ?? []).filter(({ property }) => OF_ERRORS.has(property)).slice(0, OUTCOMES_MAX);

const anythingWith = ({ property, value }: Compared, place: string, given: Readonly<Record<string, unknown>> = {}): object =>
  anything(`${place}, ${property}: ${value}`, { ...given, [property]: value });

const errorWith = ({ property, value }: Compared): Error =>
  property === 'message' ? new Error(String(value)) : Object.assign(new Error('a failure'), { [property]: value });

const asksForFailure = (onError: unknown): boolean => onError !== undefined && ![onError].flat().every(asksNothing);

/** A transition without guard and actions does not look at its event. */
const asksNothing = (transition: unknown): boolean =>
  typeof transition === 'string' ||
  (typeof transition === 'object' && transition !== null && !('guard' in transition) && !('actions' in transition));

/** The types of the events for which the machine throws. */
const neededIn = (graphs: readonly Graph[]): ReadonlySet<string> =>
  new Set(graphs.flatMap(({ failures }) => failures.map(({ event }) => String(event.type))));
