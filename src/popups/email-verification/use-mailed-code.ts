import { useEffect } from 'react';
import { useLatest } from '#src/ui/form/read-controls.ts';

/**
 * Hears of codes that a link brings to this browser, with the key of the email if the link has one; `take` says whether the code was waited for.
 * Returns what stops it.
 */
export type MailedCodes = (take: (code: string, key: string | null) => boolean) => () => void;

/** A code that comes by a link is filled in. */
export function useMailedCode(mailedCodes: MailedCodes | undefined, take: (code: string, key: string | null) => boolean): void {
  const latest = useLatest(take);
  useEffect(() => mailedCodes?.((code, key) => latest.current(code, key)), [mailedCodes, latest]);
}
