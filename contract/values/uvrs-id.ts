import { UVRS_ID_MAX, UVRS_ID_MIN } from '../limits.ts';
import { accepted, type Checked, rejected } from './checked.ts';
import { cutTo } from './cut.ts';

export type UvrsIdIssue = 'empty' | 'tooShort' | 'alphabet';

/** What a part of a typed ID becomes, whatever its length. */
export const shapeUvrsId = (raw: string): string => raw.normalize('NFKC').trim().toLowerCase();

/** VAL-2: what a typed ID becomes: trimmed, lowercased, cut to 20. */
export const normalizeUvrsId = (raw: string): string => cutTo(shapeUvrsId(raw), UVRS_ID_MAX);

/** VAL-2: 5 to 20 of a-z, 0-9, underscore, period. */
export function checkUvrsId(raw: string): Checked<UvrsIdIssue> {
  const value = normalizeUvrsId(raw);
  if (value === '') return rejected('empty');
  if (!/^[a-z0-9_.]+$/.test(value)) return rejected('alphabet');
  if (value.length < UVRS_ID_MIN) return rejected('tooShort');
  return accepted(value);
}
