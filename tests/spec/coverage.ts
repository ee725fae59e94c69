/** A test as the results or the list name it. */
export interface TestCase {
  /** Its whole title as it ran, the titles of its suites first. */
  readonly title: string;
  /** The titles as the source has them, without interpolated parts. */
  readonly written: readonly string[];
  /** `listed`: it did not run, its title alone was read. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'listed';
}

export interface Coverage {
  /** Titles of the tests that count for each ID of the ledger. */
  readonly counted: ReadonlyMap<string, readonly string[]>;
  /** IDs of the ledger that no test counts for. */
  readonly missing: readonly string[];
  /** IDs that tests name and the ledger lacks. */
  readonly unknown: readonly string[];
  /** Tests that did not run, each with its reason and the IDs that would have counted; `alone`: no other test counts for them. */
  readonly skipped: readonly {
    readonly title: string;
    readonly reason: string;
    readonly ids: readonly string[];
    readonly alone: readonly string[];
  }[];
  /** Passed tests whose title has IDs that its source does not have, or that counts for nothing by rule. */
  readonly refused: readonly { readonly title: string; readonly ids: readonly string[] }[];
}

/** A bracketed group names IDs: `[EMAIL-7]`, `[EMAIL-1, RESET-1]`. */
const GROUP = /\[((?:[A-Z]+-\d+)(?:[,\s]+[A-Z]+-\d+)*)\]/g;
const ID = /[A-Z]+-\d+/g;
/** A test of any page or state at all shows no requirement of its own. */
const GENERAL = /\baxe finds nothing\b/;
/** `two servers on one PostgreSQL (skipped: no initdb was found)` */
const REASON = /\(skipped: ([^)]*)\)/;

const idsIn = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(GROUP)].flatMap(([, group = '']) => group.match(ID) ?? [])),
];

/** An ID counts if its brackets stand in the source, in the title that ran too (so that the source is that of this test), and the test passed. */
export function coverageOf(ledger: Readonly<Record<string, string>>, tests: readonly TestCase[]): Coverage {
  const counted = new Map<string, string[]>(Object.keys(ledger).map((id) => [id, []]));
  const unknown = new Set<string>();
  const refused: { title: string; ids: readonly string[] }[] = [];
  const skipped: { title: string; reason: string; ids: readonly string[] }[] = [];
  for (const { title, written, status } of tests) {
    const named = idsIn(title);
    for (const id of named) if (!counted.has(id)) unknown.add(id);
    const byHand = new Set(GENERAL.test(title) ? [] : written.flatMap(idsIn));
    const ids = named.filter((id) => byHand.has(id));
    const others = named.filter((id) => !byHand.has(id));
    if (status === 'skipped') skipped.push({ title, reason: REASON.exec(title)?.[1] ?? 'its title gives no reason', ids });
    if (status !== 'passed' && status !== 'listed') continue;
    if (others.length > 0) refused.push({ title, ids: others });
    for (const id of ids) counted.get(id)?.push(title);
  }
  const missing = [...counted].flatMap(([id, titles]) => (titles.length === 0 ? [id] : []));
  return {
    counted,
    missing,
    unknown: [...unknown],
    refused,
    skipped: skipped.map((test) => ({ ...test, alone: test.ids.filter((id) => missing.includes(id)) })),
  };
}

export const isComplete = ({ missing, unknown }: Coverage): boolean => missing.length === 0 && unknown.length === 0;

export function report(ledger: Readonly<Record<string, string>>, { counted, missing, unknown, skipped, refused }: Coverage): string {
  const lines = [...counted].map(([id, titles]) => {
    const [first, ...more] = titles;
    const tests = first === undefined ? '— no test counts' : `${first}${more.length > 0 ? ` (+${more.length})` : ''}`;
    return `${id.padEnd(10)} ${shortened(ledger[id] ?? '', 48).padEnd(48)}  ${shortened(tests, 110)}`;
  });
  const examples = refused.slice(0, 5).map(({ title }) => `  ${shortened(title, 150)}`);
  return [
    ...lines,
    '',
    ...skipped.map(
      ({ title, reason, ids, alone }) =>
        `Skipped, counts for nothing: ${shortened(title, 90)}\n  ${reason}; ${ids.length} IDs named, ${alone.length} of them by no other test.`,
    ),
    ...(refused.length === 0
      ? []
      : [`${refused.length} passed tests have IDs in their titles that are not written by hand there, and count for none of these:`]),
    ...examples,
    `${counted.size - missing.length} of ${counted.size} requirements are shown by a passed test whose title, written by hand, names them.`,
    ...(missing.length === 0 ? [] : [`No test counts for ${missing.join(', ')}.`]),
    ...(unknown.length === 0 ? [] : [`Tests name IDs that the ledger lacks: ${unknown.join(', ')}.`]),
  ].join('\n');
}

const shortened = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);
