import { useLayoutEffect } from 'react';
import type { FieldValue } from './field-value.ts';

type Shown = string | FieldValue<string>;

let last: Shown = '';

/** What stands in the field for an email that was shown last, also after a crash has taken it away: for what is kept over a reload (ERR-37). */
export const lastEmail = (): string => (typeof last === 'string' ? last : last.get());

export function useLastEmail(shown: Shown): void {
  useLayoutEffect(() => {
    last = shown;
  }, [shown]);
}
