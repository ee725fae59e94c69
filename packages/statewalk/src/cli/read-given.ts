import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../plans/names.ts';

/** What an option names, read; a file that is missing, or is another, ends the run with a line. */
export function readGiven<T>(option: string, file: string, read: (text: string) => T): T {
  if (!existsSync(file)) throw new UsageError(`error: ${option}: there is no ${file}.`);
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`error: ${option}: ${file} is not what it should be.`);
  }
}
