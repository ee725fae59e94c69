import fc from 'fast-check';
import { type Attack, SENDERS, type Sender } from './attack.ts';
import type { Operation } from './operations.ts';
import { attacksOn, certainRequests } from './requests.ts';
import type { Target } from './target.ts';

/** What became of the requests to one operation by one sender. */
export interface Tally {
  readonly operation: string;
  readonly sender: Sender;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly failure?: Failure;
}

export interface Failure {
  /** With this seed and count the same request comes up again. */
  readonly again: FuzzOptions;
  readonly faults: readonly string[];
  /** The smallest request that fails. */
  readonly attack: Attack;
  readonly text: string;
}

export interface FuzzOptions {
  readonly seed: number;
  /** Requests to each operation by each sender. */
  readonly count: number;
  /** One operation alone. */
  readonly only?: string;
}

async function tally(target: Target, operation: Operation, sender: Sender, options: FuzzOptions, index: number): Promise<Tally> {
  const { seed, count } = options;
  const statuses: Record<number, number> = {};
  const certain = certainRequests(operation, sender);
  const sent = fc.asyncProperty(attacksOn(operation, sender), async (attack) => {
    const { answer, faults } = await target.send(attack);
    // The same address may be another call by another method.
    if (attack.method === operation.method) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return faults.length === 0;
  });
  const { counterexample } = await fc.check(sent, {
    seed: seed + index,
    numRuns: count + certain.length,
    examples: certain.map((attack) => [attack] as [Attack]),
  });
  if (counterexample === null) return { operation: operation.id, sender, statuses };
  const [attack] = counterexample;
  const { answer, faults } = await target.send(attack);
  return { operation: operation.id, sender, statuses, failure: { again: options, attack, faults, text: answer.text.slice(0, 500) } };
}

/** Sends `count` requests to each operation that the server documents, by each sender. The same seed makes the same requests. */
export async function* fuzz(target: Target, options: FuzzOptions): AsyncGenerator<Tally> {
  const pairs = target.operations.flatMap((operation) => SENDERS.map((sender) => ({ operation, sender })));
  for (const [index, { operation, sender }] of pairs.entries()) {
    if (options.only !== undefined && operation.id !== options.only) continue;
    // Others for each, and the same for one alone as among all.
    yield await tally(target, operation, sender, options, index);
  }
}

/** For a person who looks for the fault: what fails, and how to send that request alone, or all that led to it. */
export function describeFailure({ operation, sender, failure }: Tally): string {
  if (failure === undefined) return '';
  const { faults, text, attack, again } = failure;
  return [
    `${operation}, ${sender}: ${faults.join('; ') || 'failed once and not again'}`,
    `  ${text}`,
    `  npm run tools -- attack --replay '${JSON.stringify(attack).replaceAll("'", '\\u0027')}'`,
    `  npm run tools -- attack --seed ${again.seed} --count ${again.count} --only ${operation}`,
  ].join('\n');
}
