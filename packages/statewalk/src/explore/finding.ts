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
  readonly state?: string;
  /** How one gets there, an event a line: `PRESSED -> "busy"`. */
  readonly path?: readonly string[];
}

/** What is thrown while the machine runs. */
const RUNS = {
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

/** Collects findings of one machine; those whose rule is off are dropped. */
export class Findings {
  readonly all: Finding[] = [];

  constructor(
    private readonly machine: string,
    private readonly rules: Rules,
  ) {}

  add(rule: Rule, message: string, more: Pick<Finding, 'state' | 'path'> = {}): void {
    const severity = this.rules[rule];
    if (severity !== 'off') this.all.push({ rule, severity, message, machine: this.machine, ...more });
  }
}
