import { EMAIL_MAX } from '../limits.ts';
import { accepted, type Checked, rejected } from './checked.ts';
import { normalizeEmail } from './email-text.ts';

export type EmailIssue = 'empty' | 'tooLong' | 'format';

/** How many letters a top-level domain may have. The specification says 2 to 3; an operator may widen it (VAL-3). */
export interface TopLevelDomainLength {
  readonly min: number;
  readonly max: number;
}
export const DEFAULT_TOP_LEVEL_DOMAIN: TopLevelDomainLength = { min: 2, max: 3 };

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Letters, or letters of another script in ASCII (RFC 5890, 2.3.2.1). */
const TOP_LEVEL = /^(?:[a-z]+|xn--[a-z0-9-]+)$/;

/** VAL-3: local@domain, lowercased, with the domain in ASCII; the top-level domain has letters only. */
export function checkEmail(raw: string, topLevel: TopLevelDomainLength = DEFAULT_TOP_LEVEL_DOMAIN): Checked<EmailIssue> {
  const value = normalizeEmail(raw);
  if (value === '') return rejected('empty');
  if (value.length > EMAIL_MAX) return rejected('tooLong');
  const at = value.lastIndexOf('@');
  const labels = value.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  const wellFormed =
    at > 0 &&
    at <= 64 &&
    LOCAL.test(value.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(top) &&
    top.length >= topLevel.min &&
    top.length <= topLevel.max;
  return wellFormed ? accepted(value) : rejected('format');
}
