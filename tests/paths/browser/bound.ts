import { ALL_BINDINGS as WRITTEN } from '#machines/all-bindings.ts';
import type { Unbound, WiredBindings } from '#machines/bindings/define-bindings.ts';
import type { Left } from '#statewalk/browser/bindings.ts';
import { type FlowWithScreen, WITHOUT_SCREEN } from '#tests/sweeps/states/looks.ts';

/** Every machine with a screen has some: the type fails while one is missing. */
const ALL: { readonly [F in FlowWithScreen]: Bound | Unbound } = WRITTEN;

type Bound = WiredBindings<FlowWithScreen>;
const isBound = (each: Bound | Unbound): each is Bound => 'flow' in each;

/** Every flow whose paths run in the browser. */
export const ALL_BINDINGS: readonly Bound[] = Object.values(ALL).filter(isBound);

/** @throws Error for a machine whose paths do not run in the browser */
export function bindingsOf(flow: string): Bound {
  const bindings = ALL_BINDINGS.find((each) => each.flow === flow);
  if (bindings === undefined) throw new Error(`${flow} has no paths in the browser`);
  return bindings;
}

/** Machines whose paths do not, with the reason. */
export const UNBOUND: readonly { readonly machine: string; readonly reason: string }[] = [
  ...WITHOUT_SCREEN.map((machine) => ({ machine, reason: 'It has no screen.' })),
  ...Object.entries(ALL).flatMap(([machine, each]) => (isBound(each) ? [] : [{ machine, reason: each.reason }])),
];

/** Transitions that no path in the browser takes. */
export const LEFT: readonly Left[] = ALL_BINDINGS.flatMap(({ flow, left }) =>
  Object.entries(left).map(([transition, reason]) => ({ machine: flow, transition, reason })),
);
