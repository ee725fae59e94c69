import type { AnyEventObject } from 'xstate';
import type { ErrorFacts } from '../failures.ts';
import { stepName, stepNameOf } from './step-name.ts';

/** What tells steps of one name apart, as it can be written to a file. */
export const factsOf = (event: AnyEventObject, facts: ErrorFacts): unknown =>
  JSON.parse(JSON.stringify(stepNameOf(event, facts).facts ?? null, withoutActors));

/** A child's snapshot has its machine and its children in it. */
const withoutActors = (key: string, value: unknown): unknown =>
  ['machine', 'children', '_nodes', 'historyValue'].includes(key) ? undefined : value;

/** Is this the step with this name and these facts? */
export const isStep = (event: AnyEventObject, name: string, known: unknown, facts: ErrorFacts): boolean =>
  stepName(event) === name && JSON.stringify(factsOf(event, facts)) === JSON.stringify(known);
