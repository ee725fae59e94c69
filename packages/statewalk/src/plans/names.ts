import { closest } from 'fastest-levenshtein';

/** What a person can mend: shown without a stack. */
export class UsageError extends Error {}

/** The name, if it is known; else an error with the nearest one. */
export function knownName(what: string, name: string, known: readonly string[]): string {
  if (known.includes(name)) return name;
  throw new UsageError(`There is no ${what} "${name}". Did you mean "${closest(name, known)}"?`);
}
