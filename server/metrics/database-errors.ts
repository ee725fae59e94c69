/** Classes of errors of the database, by what an operator does about them. */
export type DatabaseErrorClass = 'unavailable' | 'conflict' | 'constraint' | 'value' | 'other';

/** Keyed by the first two characters of SQLSTATE (PostgreSQL, appendix A). */
const CLASSES: Readonly<Record<string, DatabaseErrorClass>> = {
  '08': 'unavailable',
  '53': 'unavailable',
  '57': 'unavailable',
  '40': 'conflict',
  '55': 'conflict',
  '23': 'constraint',
  '22': 'value',
};

/** An error without SQLSTATE is one of the connection: refused, broken, or none free in time. */
export function databaseErrorClass(error: unknown): DatabaseErrorClass {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || code === 'EPIPE') return 'unavailable';
  return CLASSES[code.slice(0, 2)] ?? 'other';
}
