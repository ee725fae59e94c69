import type { Request } from 'playwright-core';

/** What a request says, wherever it stands: the address, the headers, the values of the body. */
export function saidIn(request: Pick<Request, 'url' | 'postData'>, headers: Readonly<Record<string, string>>): readonly string[] {
  const { pathname, searchParams } = new URL(request.url());
  const body = request.postData() ?? '';
  return [pathname, ...searchParams.values(), ...Object.values(headers), ...textsIn(parsed(body), []), body];
}

/** A shorter text stands anywhere. */
const LENGTH = 3;

/** `kind` says which of several shapes a value has; a method goes by its number (METHOD-1). */
const OTHERWISE_SENT = ['kind', 'method'];

/**
 * What a port was given, and none of its requests say: a field that the call leaves out, or sends as it was before.
 * @param input of the actor, as its machine gave it
 * @param left fields that not every call of the port sends
 */
export function unsent(input: unknown, said: readonly string[], left: readonly string[] = []): readonly string[] {
  const texts = textsIn(input, [...OTHERWISE_SENT, ...left]).filter((text) => text.trim().length >= LENGTH);
  return texts.filter((text) => !said.some((each) => each.includes(text) || each.includes(encodeURIComponent(text))));
}

function textsIn(value: unknown, left: readonly string[]): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (left.includes(key) ? [] : textsIn(each, left)));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
