import type { StateValue } from 'xstate';

/**
 * A state value as one line: `choosing`, `codeSent.entry.entering`; the regions of a parallel state stand side by side, in the order of the
 * machine: `filling.nickname.verified filling.uvrsId.checking`. A screen shows it as `data-state`.
 */
export const dotted = (value: StateValue | undefined): string => leaves(value ?? '').join(' ');

const leaves = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, child]) => (child === undefined ? [name] : leaves(child).map((leaf) => `${name}.${leaf}`)));
