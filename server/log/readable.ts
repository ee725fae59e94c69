/** Said in their own places of a line, or of no use at a terminal. */
const UNLISTED_FIELDS = new Set(['level', 'time', 'pid', 'msg', 'error']);

/** A JSON line for a person at a terminal: time of day, level, sentence, and what else is known of it. */
export function readable(line: string): string {
  const fields: Record<string, unknown> = JSON.parse(line);
  const { level, time, msg, error } = fields;
  const rest = Object.entries(fields).flatMap(([name, value]) => (UNLISTED_FIELDS.has(name) ? [] : [`${name}=${value}`]));
  const about = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
  return `${String(time).slice(11, 19)} ${String(level).toUpperCase()} ${msg}${about}\n${error === undefined ? '' : `${errorText(error)}\n`}`;
}

const errorText = (error: unknown): string =>
  JSON.stringify(error, null, 2)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
