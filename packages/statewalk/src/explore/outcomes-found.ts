import type { AnyStateMachine } from 'xstate';
import { anything } from './anything.ts';
import { statesOf } from './chart.ts';
import type { Model, Outcome } from './model.ts';
import { samplesOf } from './samples.ts';
import { isClosed, type MachineShapes, type Shape } from './shape.ts';
import type { Compared, Words } from './words-in-code.ts';

const OUTCOMES_MAX = 6;
/** So many guesses have a value that code compares with. */
export const GUESSED_MAX = 6;

export interface DataKnown {
  readonly shapes: MachineShapes;
  readonly words: Words;
}

/** What each actor may do, by the id of its invoke, or by the name of the logic that is spawned; with data, where its results may be asked for some. */
export function outcomesFoundIn(machine: AnyStateMachine, given: Model['outcomes'] = {}, data?: DataKnown): Model['outcomes'] {
  const found: Record<string, readonly Outcome[]> = {};
  const failed: readonly Outcome[] = [new Error(A_FAILURE), ...failuresIn(data).map(errorWith)].map((error) => ({ error }));
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

const A_FAILURE = 'a failure';

/** Does an error only say that something fails? */
export const isPlainFailure = (error: Error): boolean => error.message === A_FAILURE && Object.keys(error).length === 0;

/** Are results or snapshots of actors known that have more values than were tried? */
export const hasOpenResults = ({ actors }: MachineShapes): boolean =>
  [...actors.values()].some(({ output, snapshot }) => [output, snapshot].some((shape) => shape !== undefined && !isClosed(shape)));

/** Properties that tell errors apart. */
const OF_ERRORS: ReadonlySet<string> = new Set(['message', 'code', 'name', 'status', 'statusCode', 'reason', 'kind']);

const failuresIn = (data: DataKnown | undefined): readonly Compared[] =>
  (data?.words.compared ?? []).filter(({ property }) => OF_ERRORS.has(property)).slice(0, OUTCOMES_MAX);

export const anythingWith = ({ property, value }: Compared, place: string, given: Readonly<Record<string, unknown>> = {}): object =>
  anything(`${place}, ${property}: ${value}`, { ...given, [property]: value });

const errorWith = ({ property, value }: Compared): Error =>
  property === 'message' ? new Error(String(value)) : Object.assign(new Error(A_FAILURE), { [property]: value });

const asksForFailure = (onError: unknown): boolean => onError !== undefined && ![onError].flat().every(asksNothing);

/** A transition without guard and actions does not look at its event. */
const asksNothing = (transition: unknown): boolean =>
  typeof transition === 'string' ||
  (typeof transition === 'object' && transition !== null && !('guard' in transition) && !('actions' in transition));
