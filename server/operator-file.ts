import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** zod/mini knows no words of its own; what a schema says itself goes before. */
const inEnglish = z.locales.en().localeError;

/**
 * The list in a JSON file that an operator writes.
 * @param options.about how a message begins, such as `The partners in clients.json (OAUTH_CLIENTS)`
 * @throws StartError that names each place that is wrong, by the entry's number from 1 and its `id` or `code`, and never a value: one may be a secret
 */
export async function readOperatorFile<Entry>(
  file: string,
  schema: z.ZodMiniType<Entry[]>,
  { about }: { readonly about: string },
): Promise<{ readonly entries: readonly Entry[]; wrong(reason: string): StartError }> {
  const wrong = (reason: string) => new StartError(`${about} cannot be used: ${reason}`);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw wrong(error.message);
  });
  const content = parsed(text, (reason) => wrong(`the file is no JSON: ${reason}`));
  const { success, data, error } = z.safeParse(schema, content, { error: inEnglish });
  if (!success) throw wrong(error.issues.map(({ path, message }) => `${placeOf(content, path)}: ${message}`).join('; '));
  return { entries: data, wrong };
}

function parsed(text: string, wrong: (reason: string) => StartError): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Newer engines repeat a piece of the text.
    const place =
      error instanceof Error ? /(at position \d+|line \d+ column \d+|Unexpected end)[^"]*$/.exec(error.message)?.[0] : undefined;
    throw wrong(place ?? 'it cannot be read');
  }
}

/** `entry 2 (campus-notes): redirectUris.0`. */
function placeOf(content: unknown, [index, ...rest]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') return 'the file';
  return [entryName(content, index), ...(rest.length === 0 ? [] : [rest.map(String).join('.')])].join(': ');
}

/** An entry as an operator finds it in the file. */
export function entryName(content: unknown, index: number): string {
  const entry: unknown = Array.isArray(content) ? content[index] : undefined;
  const { id, code }: { id?: unknown; code?: unknown } = typeof entry === 'object' && entry !== null ? entry : {};
  const name = [id, code].find((each) => typeof each === 'string');
  return `entry ${index + 1}${name === undefined ? '' : ` (${name})`}`;
}
