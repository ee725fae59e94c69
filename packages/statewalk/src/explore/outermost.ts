import type { AnyMachineSnapshot } from 'xstate';

/** The outermost states of a snapshot: a message is looked at once in each of them, not in each combination of regions. */
export const outermost = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : Object.keys(value as object).join(' ');
