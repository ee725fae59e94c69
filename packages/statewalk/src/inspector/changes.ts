import type { Plain } from './plain.ts';

/** A value at a path of names; `undefined` where it is not there. */
export interface Change {
  readonly path: string;
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
}

const isObject = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two values, at the deepest names that tell. */
export function changesBetween(before: Plain | undefined, after: Plain | undefined, path = ''): Change[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
