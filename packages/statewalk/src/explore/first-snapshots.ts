import type { AnyActorLogic, AnyActorScope, Snapshot } from 'xstate';
import { numberOf } from './lists.ts';
import { scripted } from './scripted.ts';
import { timesRolled } from './still.ts';

/** So many snapshots of one logic are kept: an input may be another one each time. */
const KEPT_MAX = 1000;

/** What actors show as they begin: a scripted one shows nothing else, and most begin with the very values that another began with. */
export class FirstSnapshots {
  private readonly logics = new Map<AnyActorLogic, AnyActorLogic>();

  scripted(logic: AnyActorLogic): AnyActorLogic {
    const known = this.logics.get(logic) ?? scriptedOnce(logic);
    this.logics.set(logic, known);
    return known;
  }
}

function scriptedOnce(logic: AnyActorLogic): AnyActorLogic {
  const known = new Map<string, Snapshot<unknown>>();
  const anew = scripted(logic);
  const getInitialSnapshot = (scope: AnyActorScope, input: unknown): Snapshot<unknown> => {
    const text = nameOf(input);
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const before = timesRolled();
    const first = anew.getInitialSnapshot(scope, input);
    // Random numbers are others for each actor.
    if (known.size < KEPT_MAX && timesRolled() === before) known.set(text, first);
    return first;
  };
  return { ...anew, getInitialSnapshot };
}

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value)) && Object.getOwnPropertySymbols(value).length === 0;

/** An input is an object that is made for the actor; what is in it is told apart as `===` does, since sentences compare so. */
function nameOf(input: unknown): string {
  if (typeof input !== 'object' || input === null || !isPlain(input)) return oneOf(input);
  return Object.keys(input)
    .map((key) => `${JSON.stringify(key)}:${oneOf((input as Readonly<Record<string, unknown>>)[key])}`)
    .join();
}

const oneOf = (value: unknown): string => {
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') return `#${numberOf(value)}`;
  return typeof value === 'string' ? JSON.stringify(value) : `${typeof value} ${String(value)}`;
};
