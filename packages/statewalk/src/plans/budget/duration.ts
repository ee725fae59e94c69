import { InvalidArgumentError } from 'commander';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Seconds of `90s`, `20m` or `1h`. */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text.trim()) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  if (!(seconds > 0)) throw new InvalidArgumentError('It is a number above 0 with its unit, as in 90s, 20m or 1h.');
  return seconds;
}
