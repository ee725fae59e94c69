/** As SARIF has them: an `error` breaks the machine, a `warning` is most likely meant otherwise, a `note` is worth a look. */
export type Severity = 'error' | 'warning' | 'note';

/** Something about a machine, as data. */
export interface Finding {
  readonly rule: Rule;
  readonly severity: Severity;
  /** A sentence that names the place. */
  readonly message: string;
  /** The id of the machine. */
  readonly machine: string;
  /** The dotted path of the state. */
  readonly state?: string | undefined;
  /** The type of the event that it answers there, as XState has it. */
  readonly on?: string | undefined;
  /** Where it is written, from the working folder, and the line, from 1; where the machine's file is known. */
  readonly file?: string;
  readonly line?: number;
  /** How one gets there, an event a line: `PRESSED -> "busy"`. */
  readonly path?: readonly string[];
}

/** A sentence about a place in a chart. */
export interface Said {
  readonly message: string;
  readonly state?: string | undefined;
  readonly on?: string | undefined;
  /** It may well be meant: a note, whatever the rule says. */
  readonly isMaybe?: boolean | undefined;
  /** What was expected there, where that is broken: several ways of it are one fault. */
  readonly expected?: string | undefined;
}

/** Each fault once, by its first message, with the number of others. */
export function eachOnce(all: readonly Said[]): Said[] {
  const groups = new Map<string, Said[]>();
  for (const said of all) {
    const group = said.expected === undefined ? said.message : `${said.state} ${said.on} ${said.expected}`;
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [said]);
    else known.push(said);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [others.length === 0 ? first : { ...first, message: `${first.message} (and ${others.length} more of it)` }];
  });
}

/** What is thrown while the machine runs. */
const RUNS = {
  'not-loaded': 'error',
  'not-explored': 'note',
  'throws-at-start': 'error',
  throws: 'error',
  'endless-loop': 'error',
  'error-stops-machine': 'note',
  'sample-needed': 'note',
} as const;

/** What can be reached, answered and left. */
const GRAPH = {
  'unreached-state': 'warning',
  'unreached-transition': 'warning',
  'unanswered-event': 'note',
  'no-way-out': 'warning',
  'endless-wait': 'note',
  'changed-in-place': 'warning',
  'not-told-apart': 'warning',
  'too-many-vertices': 'note',
} as const;

/** What the model says. */
const MODEL = {
  expectation: 'error',
  invariant: 'error',
  'no-outcomes': 'warning',
  'unknown-invoke': 'error',
  'unnamed-event': 'warning',
  'event-never-sent': 'warning',
} as const;

/** What the chart says. */
const CHART = {
  'undeclared-action': 'warning',
  'undeclared-guard': 'error',
  'undeclared-actor': 'error',
  'undeclared-delay': 'error',
  'unknown-state': 'error',
  'unused-implementation': 'warning',
  'no-on-error': 'warning',
  'no-on-done': 'note',
  'regions-start-over': 'warning',
  'waits-for-ever': 'note',
  'final-with-transitions': 'error',
  'output-missing': 'warning',
  'output-dropped': 'warning',
  'end-unnoticed': 'note',
} as const;

/** How a team writes its charts: off, unless a preset has them. */
const STYLE = {
  description: 'off',
  requirement: 'off',
  'event-case': 'off',
  'invoke-id': 'off',
  'inline-actor': 'off',
} as const;

const RECOMMENDED_RULES = { ...RUNS, ...GRAPH, ...MODEL, ...CHART, ...STYLE };

export type Rule = keyof typeof RECOMMENDED_RULES;
export type Rules = Readonly<Record<Rule, Severity | 'off'>>;

/** For a machine of anybody's. */
export const RECOMMENDED: Rules = RECOMMENDED_RULES;

/** For charts that are a specification: all counts, states are described and name requirements, events are `SCREAMING_SNAKE_CASE`, what is invoked has a name. */
export const SPECIFICATION: Rules = Object.fromEntries(Object.keys(RECOMMENDED_RULES).map((rule) => [rule, 'error'])) as Record<
  Rule,
  'error'
>;

/** Presets by the names under which the command line and a configuration know them. */
export const PRESETS = { recommended: RECOMMENDED, specification: SPECIFICATION } as const;

export type Preset = keyof typeof PRESETS;

/** Rules that differ from `recommended`, or the name of a preset. */
export type RuleSettings = Partial<Rules> | Preset;

export const rulesOf = (settings: RuleSettings = {}): Rules =>
  typeof settings === 'string' ? PRESETS[settings] : { ...RECOMMENDED, ...settings };

export const RULES = Object.keys(RECOMMENDED_RULES) as readonly Rule[];

/** Collects findings of one machine, each once; those whose rule is off are dropped. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly told = new Set<string>();

  constructor(
    private readonly machine: string,
    private readonly rules: Rules,
  ) {}

  isOn(rule: Rule): boolean {
    return this.rules[rule] !== 'off';
  }

  /** @param isSure What is not is a note, whatever its rule says. */
  add(rule: Rule, message: string, more: Pick<Finding, 'state' | 'on' | 'path'> = {}, isSure = true): void {
    const severity = this.rules[rule] === 'off' || isSure ? this.rules[rule] : 'note';
    const told = `${rule} ${message}`;
    if (severity === 'off' || this.told.has(told)) return;
    this.told.add(told);
    this.all.push({ rule, severity, message, machine: this.machine, ...more });
  }
}
