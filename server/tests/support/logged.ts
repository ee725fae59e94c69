import { createLog, type Log } from '#server/log/log.ts';
import { keep } from '../../../tests/support/recorded-logs.ts';

/** A line of the log. */
export interface Logged extends Readonly<Record<string, unknown>> {
  readonly msg: string;
}

/** The log as it ships, whose lines a test can read; oldest first. */
export function recordingLog(): { readonly log: Log; readonly logged: Logged[] } {
  const logged: Logged[] = [];
  const write = (line: string) => {
    logged.push(JSON.parse(line));
    keep('log', line);
  };
  return { log: createLog({ format: 'json', level: 'debug', write }), logged };
}
