import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Answer, Kind } from './kinds.ts';

export interface Measured {
  /** ms, in no order. */
  readonly times: number[];
  /** What was wrong with answers, and how often. */
  readonly wrong: Map<string, number>;
  readonly seconds: number;
}

export interface Load {
  readonly kind: Kind;
  /** Requests a second, spread over each second; without it, as many as `connections` can. */
  readonly rate?: number;
  readonly connections?: number;
}

/** autocannon sends all requests of a second at its begin: so many instances begin one after the other, in equal parts of a second. */
const INSTANCES = 50;

/** Seconds at a rate before its answers are timed: with it as many connections begin as there are requests a second. What is wrong counts from the start. */
const RAMP = 3;

/** Sends one kind of request for so long. */
export async function measure(url: string, { kind, rate, connections = 32 }: Load, seconds: number): Promise<Measured> {
  const measured: Measured = { times: [], wrong: new Map(), seconds };
  const note = (reason: string) => measured.wrong.set(reason, (measured.wrong.get(reason) ?? 0) + 1);
  if (rate === undefined) {
    await fire(url, kind, { connections, duration: seconds }, measured, note);
    return measured;
  }
  const began = performance.now() + RAMP * 1000;
  const isTimed = (now: number) => now >= began && now < began + seconds * 1000;
  const timed = { ...measured, times: { push: (ms: number) => (isTimed(performance.now()) ? measured.times.push(ms) : 0) } };
  const instances = Math.min(INSTANCES, rate);
  const parts = Array.from({ length: instances }, (_, index) => Math.floor(rate / instances) + (index < rate % instances ? 1 : 0));
  await Promise.all(
    parts.map(async (part, index) => {
      await setTimeout((index * 1000) / instances);
      await fire(url, kind, { connections: part, connectionRate: 1, duration: RAMP + seconds }, timed, note);
    }),
  );
  return measured;
}

interface Underway {
  judge?: (answer: Answer) => string | undefined;
}

async function fire(
  url: string,
  kind: Kind,
  options: Pick<autocannon.Options, 'connections' | 'connectionRate' | 'duration'>,
  { times }: { readonly times: Pick<number[], 'push'> },
  note: (reason: string) => void,
): Promise<void> {
  const request: autocannon.Request = {
    setupRequest: (defaults, context: Underway) => {
      const { request, judge } = kind.next();
      context.judge = judge;
      return { ...defaults, ...request };
    },
    onResponse: (status, body, context: Underway, headers: IncomingHttpHeaders = {}) => {
      const cookies = Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? (value ?? []) : []));
      const reason = context.judge?.({ status, body, cookies }) ?? undefined;
      if (reason !== undefined) note(reason);
    },
  };
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon({ url, timeout: 30, requests: [request], ...options }, (error) => (error ? reject(error) : resolve()));
    instance.on('response', (_client, _status, _bytes, ms) => void times.push(ms));
    instance.on('reqError', (error: Error) => note(error.message));
    // Not in the types of autocannon.
    (instance as NodeJS.EventEmitter).on('timeout', () => note('no answer in 30 s'));
  });
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
