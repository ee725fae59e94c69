const numbers = new WeakMap<object, number>();
let last = 0;

/** A number that nothing else has. */
export function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? ++last;
  numbers.set(thing, known);
  return known;
}

/** Lists that are kept once, however many steps have them. */
export class Lists {
  private readonly lists = new Map<string, readonly unknown[]>();
  private readonly sets = new Map<string, ReadonlySet<string>>();

  /** @param nameOf tells any two things apart that are in lists of this kind */
  of<T>(list: readonly T[], nameOf: (each: T) => string | number): readonly T[] {
    const text = list.map(nameOf).join(' ');
    const known = this.lists.get(text) ?? [...list];
    this.lists.set(text, known);
    return known as readonly T[];
  }

  set(ids: readonly string[]): ReadonlySet<string> {
    const text = ids.join('\n');
    const known = this.sets.get(text) ?? new Set(ids);
    this.sets.set(text, known);
    return known;
  }
}
