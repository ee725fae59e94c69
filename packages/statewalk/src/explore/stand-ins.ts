import { type AnyStateMachine, fromPromise } from 'xstate';
import { namesUsedIn, type Undeclared } from './lint-implementations.ts';

const never = fromPromise(() => new Promise(() => {}));

/** The machine with stand-ins for what its user provides: guards hold, actions do nothing. Itself, if nothing is missing. */
export function withStandIns<M extends AnyStateMachine>(machine: M): { readonly machine: M; readonly missing: readonly Undeclared[] } {
  const missing: Undeclared[] = [];
  namesUsedIn(machine, (found) => missing.push(found));
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
