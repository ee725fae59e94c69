import { WITHOUT_SCREEN } from '#tests/sweeps/states/looks.ts';
import { ALL } from './bindings/all.ts';
import type { Unbound, WiredBindings } from './bindings.ts';

const isBound = (each: WiredBindings | Unbound): each is WiredBindings => 'flow' in each;

/** Every flow whose paths run in the browser. */
export const ALL_BINDINGS: readonly WiredBindings[] = Object.values(ALL).filter(isBound);

/** @throws Error for a machine whose paths do not run in the browser */
export function bindingsOf(flow: string): WiredBindings {
  const bindings = ALL_BINDINGS.find((each) => each.flow === flow);
  if (bindings === undefined) throw new Error(`${flow} has no paths in the browser`);
  return bindings;
}

/** Machines whose paths do not, with the reason. */
export const UNBOUND: readonly { readonly machine: string; readonly reason: string }[] = [
  ...WITHOUT_SCREEN.map((machine) => ({ machine, reason: 'It has no screen.' })),
  ...Object.entries(ALL).flatMap(([machine, each]) => (isBound(each) ? [] : [{ machine, reason: each.reason }])),
];
