/** Values that stand below each other so far are written. */
const DEPTH = 5;

/**
 * What an implementation is made of, as text: its source, and what it carries (`assign` and `raise` of XState keep their arguments as fields).
 * What a function closes over is not seen.
 */
export function codeOf(value: unknown, depth = 0): string {
  if (depth > DEPTH) return '…';
  if (typeof value === 'function') return `${String(value)}${fieldsOf(value, depth)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('root' in value && 'id' in value) return `machine ${String(value.id)}`;
  if (Array.isArray(value)) return `[${value.map((each) => codeOf(each, depth + 1)).join(', ')}]`;
  return fieldsOf(value, depth);
}

function fieldsOf(value: object, depth: number): string {
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return fields.length === 0 ? '' : ` { ${fields.map(([key, each]) => `${key}: ${codeOf(each, depth + 1)}`).join(', ')} }`;
}
