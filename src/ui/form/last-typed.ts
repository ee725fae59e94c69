import { useLayoutEffect } from 'react';
import type { FieldValue } from './field-value.ts';

type Shown = string | FieldValue<string>;
/** Fields whose text is kept over a reload; a password or a code is none of them. */
type Name = 'email' | 'nickname' | 'uvrsId';

const last = new Map<Name, Shown>();

/** What stands in the fields that were shown last, also after a crash has taken them away: for what is kept over a reload (ERR-37). */
export function lastTyped(): { readonly [name in Name]?: string } {
  return Object.fromEntries([...last].map(([name, shown]) => [name, typeof shown === 'string' ? shown : shown.get()]));
}

export function useLastTyped(name: Name, shown: Shown): void {
  useLayoutEffect(() => {
    last.set(name, shown);
  }, [name, shown]);
}
