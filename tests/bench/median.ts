/** `NaN` of nothing. */
export const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) / 2)] ?? Number.NaN;
