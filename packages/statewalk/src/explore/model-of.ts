import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { anything, OF_MODULES, watched } from './anything.ts';
import { statesOf } from './chart.ts';
import { exploreAll, type Graph, type Limit } from './graph.ts';
import { asksForInput, inputsOf, inputsThatMatter } from './inputs-found.ts';
import { sourcesIn } from './lint-implementations.ts';
import { baseName } from './made-up-names.ts';
import type { Model } from './model.ts';
import { anythingWith, GUESSED_MAX, hasOpenResults, outcomesFoundIn } from './outcomes-found.ts';
import { samplesOf } from './samples.ts';
import { isClosed, type MachineShapes, NO_SHAPES } from './shape.ts';
import { withStandIns } from './stand-ins.ts';
import { type Words, wordsIn } from './words-in-code.ts';

/** What is given by hand; the rest is found. */
export type Given<M extends AnyStateMachine = AnyStateMachine> = Partial<Omit<Model<M>, 'machine'>>;

const LIMIT_WATCHED: Limit = { vertices: 300, cuts: true, letters: 1_000_000 };

/** More samples would make more situations, not other ones; where a machine takes many events with data, each has fewer. */
const EVENTS_MAX = 60;
const ONE_EVENT_MIN = 3;
const ONE_EVENT_MAX = 12;

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
      hasOpenResults(shapes) ||
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

/** The types of the events for which the machine throws. */
const neededIn = (graphs: readonly Graph[]): ReadonlySet<string> =>
  new Set(graphs.flatMap(({ failures }) => failures.map(({ event }) => String(event.type))));
