/** A value that the chart has made sure of. Throws where it has not: an impossible value must not reach the server. */
export function need<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new TypeError(`the chart came here without ${name}`);
  return value;
}
