export interface Coverage {
  /** Titles of the tests that name each ID of the ledger. */
  readonly named: ReadonlyMap<string, readonly string[]>;
  /** IDs that tests name and the ledger lacks. */
  readonly unknown: readonly string[];
}

/** A bracketed group names IDs: `[EMAIL-7]`, `[EMAIL-1, RESET-1]`. */
const GROUP = /\[((?:[A-Z]+-\d+)(?:[,\s]+[A-Z]+-\d+)*)\]/g;
const ID = /[A-Z]+-\d+/g;

export function idsIn(title: string, prefixes: ReadonlySet<string>): readonly string[] {
  const bracketed = [...title.matchAll(GROUP)].flatMap(([, group = '']) => group.match(ID) ?? []);
  // Outside of brackets, as in an invariant's sentence, a prefix of the ledger tells an ID from "UTF-8".
  const inText = (title.match(ID) ?? []).filter((id) => prefixes.has(prefixOf(id)));
  return [...new Set([...bracketed, ...inText])];
}

export function coverageOf(ledger: Readonly<Record<string, string>>, titles: readonly string[]): Coverage {
  const ids = Object.keys(ledger);
  const prefixes = new Set(ids.map(prefixOf));
  const named = new Map<string, string[]>(ids.map((id) => [id, []]));
  const unknown = new Set<string>();
  for (const title of titles) {
    for (const id of idsIn(title, prefixes)) {
      const tests = named.get(id);
      if (tests === undefined) unknown.add(id);
      else tests.push(title);
    }
  }
  return { named, unknown: [...unknown] };
}

export function report(ledger: Readonly<Record<string, string>>, { named, unknown }: Coverage): string {
  const lines = [...named].map(([id, titles]) => {
    const [first, ...more] = titles;
    const tests = first === undefined ? '— no test names it' : `${first}${more.length > 0 ? ` (+${more.length})` : ''}`;
    return `${id.padEnd(10)} ${shortened(ledger[id] ?? '', 48).padEnd(48)}  ${shortened(tests, 110)}`;
  });
  const shown = [...named.values()].filter((titles) => titles.length > 0).length;
  const verdict = unknown.length === 0 ? '' : `\nTests name IDs that the ledger lacks: ${unknown.join(', ')}`;
  return `${lines.join('\n')}\n\n${shown} of ${named.size} requirements are named by a test.${verdict}`;
}

const prefixOf = (id: string): string => id.replace(/-\d+$/, '');
const shortened = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);
