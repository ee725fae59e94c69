import { type FlowWithScreen, WITHOUT_SCREEN } from '#tests/sweeps/states/looks.ts';
import { ALL } from './bindings/all.ts';
import type { Bindings, Unbound } from './bindings.ts';

const isBound = (each: Bindings | Unbound): each is Bindings => 'flow' in each;

/** Every flow whose paths run in the browser. */
export const ALL_BINDINGS: readonly Bindings[] = Object.values(ALL).filter(isBound);

/** `undefined` where the paths of a machine do not run in the browser. */
export const boundTo = (machine: string): Bindings | undefined => ALL_BINDINGS.find(({ flow }) => flow === machine);

export function bindingsOf(flow: FlowWithScreen): Bindings {
  const bindings = ALL[flow];
  if (!isBound(bindings)) throw new Error(`${flow} has no paths in the browser: ${bindings.reason}`);
  return bindings;
}

/** Machines whose paths do not, with the reason. */
export const UNBOUND: readonly { readonly machine: string; readonly reason: string }[] = [
  ...WITHOUT_SCREEN.map((machine) => ({ machine, reason: 'It has no screen.' })),
  ...Object.entries(ALL).flatMap(([machine, each]) => (isBound(each) ? [] : [{ machine, reason: each.reason }])),
];
