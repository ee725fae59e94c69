import { type AnyStateMachine, fromPromise } from 'xstate';
import { placeOf } from './anything.ts';
import { namesUsedIn, type Undeclared } from './lint-implementations.ts';

const KINDS = ['actors', 'actions', 'guards', 'delays'] as const;

/** Some write down what has to be provided as a function that says so when it is called. */
const onlyThrows = (made: unknown): boolean =>
  typeof made === 'function' && /^[^;]*\{\s*throw\b[^;}]*;?\s*\}$/.test(Function.prototype.toString.call(made));

const never = fromPromise(() => new Promise(() => {}));

/** The machine with stand-ins for what its user provides: guards hold, actions do nothing. Itself, if nothing is missing. */
export function withStandIns<M extends AnyStateMachine>(machine: M): { readonly machine: M; readonly missing: readonly Undeclared[] } {
  const missing: Undeclared[] = [];
  const note = (found: Undeclared) => void missing.push(found);
  namesUsedIn(machine, note);
  for (const kind of KINDS)
    for (const [name, made] of Object.entries<unknown>(machine.implementations[kind])) {
      const why = placeOf(made) === undefined ? (onlyThrows(made) ? 'throws' : undefined) : 'stand-in';
      if (why !== undefined) note({ kind, name, where: { message: machine.id }, why });
    }
  if (missing.length === 0) return { machine, missing };
  const each = <T>(kind: Undeclared['kind'], standIn: T): Record<string, T> =>
    Object.fromEntries(missing.flatMap((found) => (found.kind === kind ? [[found.name, standIn]] : [])));
  const provided = machine.provide({
    actors: each('actors', never),
    actions: each('actions', () => {}),
    guards: each('guards', () => true),
    delays: each('delays', 0),
  });
  // `provide` gives a machine of the same types.
  return { machine: provided as M, missing };
}
