/** The texts of one language. */
export interface Texts {
  /** Keyed as `login.title`. */
  readonly named: ReadonlyMap<string, string>;
  /** Those that stand beside code, keyed by file: a text has no name there. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
}

/** A text that is another; `was` or `is` empty: it is new, or gone. */
export interface TextChange {
  /** Its key, or the file that it stands in. */
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

const NONE: Texts = { named: new Map(), beside: new Map() };

/** What of the texts of one language is another, in the order of their names. */
export function changesIn(before: Texts = NONE, after: Texts = NONE): readonly TextChange[] {
  const keys = new Set([...before.named.keys(), ...after.named.keys()]);
  const named = [...keys].map((name) => ({ name, was: before.named.get(name) ?? '', is: after.named.get(name) ?? '' }));
  const files = new Set([...before.beside.keys(), ...after.beside.keys()]);
  const beside = [...files].flatMap((name) => {
    const [was, is] = [before.beside.get(name) ?? [], after.beside.get(name) ?? []];
    const gone = was.filter((text) => !is.includes(text)).map((text) => ({ name, was: text, is: '' }));
    return [...gone, ...is.filter((text) => !was.includes(text)).map((text) => ({ name, was: '', is: text }))];
  });
  return [...named, ...beside].filter(({ was, is }) => was !== is).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
