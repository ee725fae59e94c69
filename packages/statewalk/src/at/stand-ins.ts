/** A copy in which every text that is a sample of the model is what a visit has in its place, inside longer texts too. */
export function withInstead<T>(value: T, instead: ReadonlyMap<string, string>): T {
  return instead.size === 0 ? value : (copy(value, instead, new Map()) as T);
}

function copy(value: unknown, instead: ReadonlyMap<string, string>, seen: Map<object, unknown>): unknown {
  if (typeof value === 'string') return textWith(value, instead);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) return value.map((each) => copy(each, instead, seen));
  // What has a class of its own keeps it: an error, a date, an actor.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copied: Record<string, unknown> = {};
  seen.set(value, copied);
  for (const [key, each] of Object.entries(value)) copied[key] = copy(each, instead, seen);
  return copied;
}

function textWith(text: string, instead: ReadonlyMap<string, string>): string {
  const whole = instead.get(text);
  if (whole !== undefined) return whole;
  const within = [...instead].find(([sample]) => text.includes(sample));
  return within === undefined ? text : text.replaceAll(within[0], within[1]);
}
