import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../median.ts';

const run = promisify(execFile);

export interface Resident {
  /** MB of all processes together, each time that they were looked at. */
  readonly samples: readonly number[];
  stop(): void;
}

const EACH = 2000;

/** Looks at the resident memory of processes every two seconds. */
export function watchResident(pids: readonly number[]): Resident {
  const samples: number[] = [];
  const look = async () => {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', pids.join(',')]);
    samples.push(
      stdout
        .trim()
        .split(/\s+/)
        .reduce((sum, kilobytes) => sum + Number(kilobytes), 0) / 1024,
    );
  };
  const timer = setInterval(() => void look().catch(() => {}), EACH);
  return { samples, stop: () => clearInterval(timer) };
}

/** Median of each tenth of the samples, in MB. */
export const tenths = (samples: readonly number[]): number[] =>
  Array.from({ length: 10 }, (_, index) =>
    median(samples.slice(Math.floor((index * samples.length) / 10), Math.floor(((index + 1) * samples.length) / 10))),
  );
