import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { anything, OF_MODULES, watched } from './anything.ts';
import { statesOf } from './chart.ts';
import { DryRun } from './dry-run.ts';
import { exploreAll, type Graph, type Limit } from './graph.ts';
import { sourcesIn } from './lint-implementations.ts';
import { baseName } from './made-up-names.ts';
import type { Model, Outcome } from './model.ts';
import { withStandIns } from './stand-ins.ts';

/** What is given by hand; the rest is found. */
export type Given<M extends AnyStateMachine = AnyStateMachine> = Partial<Omit<Model<M>, 'machine'>>;

const LIMIT_WATCHED: Limit = { vertices: 300, cuts: true };

/**
 * The smallest model of a machine: a sample of each event that its chart names, and of what each actor does: it ends without a result, fails,
 * shows a snapshot where one is heard. Where the machine asks for data of an event or a result, there is a sample more that answers any question.
 */
export function modelOf<M extends AnyStateMachine>(bare: M, given: Given<M> = {}): Model<M> {
  const { machine, missing } = withStandIns(bare);
  const known = given as Given;
  const types = known.events === undefined ? typesOf(machine, known.outcomes) : [];
  const read = new Set<string>();
  const model: Model = {
    machine,
    missing,
    distinguish: ({ context }) => context,
    unanswered: {},
    invariants: [],
    ...known,
    inputs: known.inputs ?? inputsOf(machine),
    events: known.events ?? types.map((type) => watched(type, () => read.add(type))),
    outcomes: outcomesFoundIn(machine, known.outcomes),
    guessed: guessedTypes(machine, known),
  };
  OF_MODULES.isAsked = false;
  const failed = neededIn(exploreAll(model, LIMIT_WATCHED));
  const events = types.flatMap((type) => [
    { type },
    ...(read.has(type) || failed.has(type) ? [anything(type, { type }), anything(type, { type }, 1)] : []),
  ]);
  return {
    ...model,
    readsStandIns: OF_MODULES.isAsked || (known.inputs === undefined && asksForInput(machine)),
    events: known.events ?? events,
    outcomes: outcomesFoundIn(machine, known.outcomes, true),
  } as unknown as Model<M>;
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

function inputsOf(machine: AnyStateMachine): Model['inputs'] {
  const inputs = [undefined, {}, anything('input', dataIn(machine))];
  const begins = (input: unknown): boolean => {
    try {
      new DryRun(machine).start(input);
      return true;
    } catch {
      return false;
    }
  };
  return { plain: inputs.find(begins) };
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

/** What each actor may do, by the id of its invoke, or by the name of the logic that is spawned; with data, where its results may be asked for some. */
function outcomesFoundIn(machine: AnyStateMachine, given: Model['outcomes'] = {}, withData = false): Model['outcomes'] {
  const found: Record<string, readonly Outcome[]> = {};
  const failed = new Error('a failure');
  const ends = (id: string): Outcome[] => [
    { done: undefined },
    ...(withData ? [{ done: {} }, { done: anything(`the result of ${id}`) }, { done: anything(`the result of ${id}`, {}, 1) }] : []),
  ];
  for (const name of Object.keys(machine.implementations.actors)) found[name] = [...ends(name), { error: failed }];
  for (const node of statesOf(machine)) {
    for (const { id, src, onDone, onSnapshot, onError } of node.invoke) {
      if (String(src) in given) continue;
      const isPlainEnd = onDone === undefined || [onDone].flat().every(asksNothing);
      const shown: Outcome[] = [
        { snapshot: { status: 'active', context: undefined } },
        ...(withData ? [{ snapshot: anything(`a snapshot of ${id}`, { status: 'active' }) }] : []),
      ];
      found[id] = [
        ...(onDone !== undefined || (onError === undefined && onSnapshot === undefined)
          ? isPlainEnd
            ? [{ done: undefined }]
            : ends(id)
          : []),
        { error: failed },
        ...(onSnapshot === undefined ? [] : shown),
      ];
    }
  }
  return { ...found, ...given };
}

/** A transition without guard and actions does not look at its event. */
const asksNothing = (transition: unknown): boolean =>
  typeof transition === 'string' ||
  (typeof transition === 'object' && transition !== null && !('guard' in transition) && !('actions' in transition));

/** The types of the events for which the machine throws. */
const neededIn = (graphs: readonly Graph[]): ReadonlySet<string> =>
  new Set(graphs.flatMap(({ failures }) => failures.map(({ event }) => String(event.type))));
