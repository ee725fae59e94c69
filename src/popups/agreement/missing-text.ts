import type { TFunction } from 'i18next';
import type { AgreementItem } from '#contract/agreement-items.ts';
import { failure } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';

/** What keeps the person from going on. Only the age left: who is too young learns it here (VAL-7). */
export const missingText = (t: TFunction, missing: readonly AgreementItem[]): string =>
  missing.length === 1 && missing[0] === 'age' ? t(($) => $.agreement.ageUnmet) : failureText(t, failure('agreementMissing'));
