/** The two commands that run the tests. */
export const COMMANDS = { first: 'npm test', rest: 'npm run test:rest' } as const;
export type Command = keyof typeof COMMANDS;

/** A test as the results, the list or its source name it. */
export interface TestCase {
  /** Its whole title as it ran, the titles of its suites first. */
  readonly title: string;
  /** The titles as the source has them, without interpolated parts. */
  readonly written: readonly string[];
  /** `listed`: it did not run, its title alone was read. `announced`: the other command runs it. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'listed' | 'announced';
  readonly command: Command;
}

/** A test that counts for an ID. */
export type Counted = Pick<TestCase, 'title' | 'command'>;

export interface Coverage {
  /** The tests that count for each ID of the ledger. */
  readonly counted: ReadonlyMap<string, readonly Counted[]>;
  /** Titles that name an ID which no test counts for, in files that the other command runs: they are to show it, and have not yet. */
  readonly announced: ReadonlyMap<string, readonly Counted[]>;
  /** IDs of the ledger that no test counts for, and none of the other command names. */
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
  const counted = new Map<string, Counted[]>(Object.keys(ledger).map((id) => [id, []]));
  const named = new Map<string, Counted[]>();
  const unknown = new Set<string>();
  const refused: { title: string; ids: readonly string[] }[] = [];
  const skipped: { title: string; reason: string; ids: readonly string[] }[] = [];
  for (const { title, written, status, command } of tests) {
    const inTitle = idsIn(title);
    for (const id of inTitle) if (!counted.has(id)) unknown.add(id);
    const byHand = new Set(GENERAL.test(title) ? [] : written.flatMap(idsIn));
    const ids = inTitle.filter((id) => byHand.has(id));
    const others = inTitle.filter((id) => !byHand.has(id));
    if (status === 'announced') for (const id of ids) named.set(id, [...(named.get(id) ?? []), { title, command }]);
    if (status === 'skipped') skipped.push({ title, reason: REASON.exec(title)?.[1] ?? 'its title gives no reason', ids });
    if (status !== 'passed' && status !== 'listed') continue;
    if (others.length > 0) refused.push({ title, ids: others });
    for (const id of ids) counted.get(id)?.push({ title, command });
  }
  const uncounted = [...counted].flatMap(([id, titles]) => (titles.length === 0 ? [id] : []));
  const announced = new Map(uncounted.flatMap((id) => (named.has(id) ? [[id, named.get(id) ?? []] as const] : [])));
  const missing = uncounted.filter((id) => !announced.has(id));
  return {
    counted,
    announced,
    missing,
    unknown: [...unknown],
    refused,
    skipped: skipped.map((test) => ({ ...test, alone: test.ids.filter((id) => uncounted.includes(id)) })),
  };
}

export const isComplete = ({ missing, unknown }: Coverage): boolean => missing.length === 0 && unknown.length === 0;

/** `npm test`, `npm run test:rest`, or both: by which command the tests are run. */
const commandsOf = (tests: readonly Counted[]): string => {
  const by = new Set(tests.map(({ command }) => command));
  return Object.entries(COMMANDS)
    .flatMap(([command, name]) => (by.has(command as Command) ? [name] : []))
    .join(' and ');
};

export function report(
  ledger: Readonly<Record<string, string>>,
  { counted, announced, missing, unknown, skipped, refused }: Coverage,
): string {
  const lines = [...counted].map(([id, tests]) => {
    const [first, ...more] = tests.length > 0 ? tests : (announced.get(id) ?? []);
    const isAnnounced = tests.length === 0 && first !== undefined;
    const by = commandsOf(tests.length > 0 ? tests : (announced.get(id) ?? []));
    const shown = first === undefined ? '— no test counts' : `${first.title}${more.length > 0 ? ` (+${more.length})` : ''}`;
    const command = first === undefined ? '' : `${isAnnounced ? 'left to ' : ''}${by}: `;
    return `${id.padEnd(10)} ${shortened(ledger[id] ?? '', 48).padEnd(48)}  ${command}${shortened(shown, 90)}`;
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
    ...totals(counted),
    ...(announced.size === 0
      ? []
      : [
          `${announced.size} are for ${commandsOf([...announced.values()].flat())} to show, whose files name them: ${[...announced.keys()].join(', ')}.`,
        ]),
    ...(missing.length === 0 ? [] : [`No test counts for ${missing.join(', ')}.`]),
    ...(unknown.length === 0 ? [] : [`Tests name IDs that the ledger lacks: ${unknown.join(', ')}.`]),
  ].join('\n');
}

function totals(counted: Coverage['counted']): string[] {
  const shown = [...counted.values()].filter((tests) => tests.length > 0).map(commandsOf);
  const each = [...new Set(shown)].sort().map((by) => `${shown.filter((one) => one === by).length} by ${by}`);
  return [
    `${shown.length} of ${counted.size} requirements are shown by a passed test whose title, written by hand, names them: ${each.join(', ')}.`,
  ];
}

const shortened = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);
