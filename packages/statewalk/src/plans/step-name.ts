import type { AnyEventObject } from 'xstate';
import type { ErrorFacts } from '../failures.ts';

/** What happens in a step, as sentences and `--events` name it: `EMAIL_SUBMITTED`, `checkEmail.done`, `after.untilExpiry`. */
export interface StepName {
  readonly name: string;
  /** The same for every actor: `done`, `error`, `after`. */
  readonly kind: string;
  /** The actor or the timer that it comes from. */
  readonly of: string | undefined;
  /** What conditions look at (`registered=true`). */
  readonly facts: unknown;
  /** What sentences can show (`{{output.nickname}}`). */
  readonly values: Readonly<Record<string, unknown>>;
}

export function stepNameOf(event: AnyEventObject, facts: ErrorFacts): StepName {
  const [, kind = '', of = ''] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(event.type) ?? [];
  if (kind !== '') {
    const { output, snapshot } = event;
    const error = kind === 'error' ? facts(event.error) : undefined;
    return { name: `${of}.${kind}`, kind, of, facts: error ?? output ?? snapshot, values: { output, error } };
  }
  const timer = timerOf(event.type);
  if (timer !== undefined) return { name: `after.${timer}`, kind: 'after', of: timer, facts: {}, values: {} };
  const { type, ...values } = event;
  return { name: type, kind: type, of: undefined, facts: values, values };
}

/** The delay of `after`, as the chart names it, where an event is a timer's. */
export const timerOf = (type: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(type)?.[1];

const noFacts: ErrorFacts = () => ({});

/** The name alone. */
export const stepName = (event: AnyEventObject): string => stepNameOf(event, noFacts).name;

/** `checkEmail.done registered=true`: a name, then conditions on the facts. */
export interface Pattern {
  readonly name: string;
  readonly conditions: readonly Condition[];
}

interface Condition {
  /** The fields that lead to the value. */
  readonly path: readonly string[];
  readonly value: string;
}

export function patternOf(text: string): Pattern {
  const [name = '', ...conditions] = text.split(' ');
  return { name, conditions: conditions.map(conditionIn) };
}

function conditionIn(text: string): Condition {
  const [path = '', ...value] = text.split('=');
  return { path: path.split('.'), value: value.join('=') };
}

export const holdsFor = ({ conditions }: Pattern, { facts }: StepName): boolean =>
  conditions.every(({ path, value }) => String(path.reduce(fieldOf, facts)) === value);

/** Is it this step, or one of its kind, on these conditions? */
export const isOf = (pattern: Pattern, step: StepName): boolean => [step.name, step.kind].includes(pattern.name) && holdsFor(pattern, step);

const fieldOf = (whole: unknown, field: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Readonly<Record<string, unknown>>)[field] : undefined;
