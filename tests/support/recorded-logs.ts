import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Metrics } from '#server/metrics/metrics.ts';

/*
 * All that servers in tests write is kept until the end of the run, where `log-check.ts` looks for secrets in it: what workers and the
 * processes that they start print, refusals, and metrics.
 */

export const LOGS = path.resolve(import.meta.dirname, '../../test-results/logs');

/** Keeps text that must hold no secret; `kind` only tells where it is from. */
export function keep(kind: 'log' | 'process' | 'refusal' | 'metrics' | 'console', text: string): void {
  mkdirSync(LOGS, { recursive: true });
  appendFileSync(path.join(LOGS, `${kind}-${process.pid}.txt`), text.endsWith('\n') ? text : `${text}\n`);
}

const remembered = new Set<string>();

/** Tells a value that must stand in no log, besides those that are known by their form (`leaks.ts`). */
export function remember(secret: string): void {
  if (remembered.has(secret)) return;
  remembered.add(secret);
  mkdirSync(LOGS, { recursive: true });
  appendFileSync(path.join(LOGS, `secrets-${process.pid}.jsonl`), `${JSON.stringify(secret)}\n`);
}

const measured = new Set<Metrics>();

/** The metrics of a server in this worker, to be kept when its test file has ended. */
export function watchMetrics<Watched extends Metrics>(metrics: Watched): Watched {
  measured.add(metrics);
  return metrics;
}

export async function keepMetrics(): Promise<void> {
  for (const metrics of measured) keep('metrics', await metrics.text());
  measured.clear();
}

const RECORDED = Symbol.for('madang.recorded');

/** Log lines of servers in this worker go to the kept ones, and not into what a person reads of the test run. */
export function keepLogLines(): void {
  const { stdout } = process;
  if (Reflect.has(stdout, RECORDED)) return;
  Reflect.set(stdout, RECORDED, true);
  const write = stdout.write.bind(stdout);
  const writeOrKeep = (...args: Parameters<typeof write>): boolean => {
    const [chunk] = args;
    if (typeof chunk !== 'string' || !chunk.startsWith('{"level":"')) return write(...args);
    keep('log', chunk);
    return true;
  };
  stdout.write = writeOrKeep as typeof stdout.write;
}
