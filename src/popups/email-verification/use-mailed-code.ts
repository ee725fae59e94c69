import { useEffect } from 'react';
import { useLatest } from '../../ui/form/read-controls.ts';

/** Hears of codes that the link of an email brings to this browser; `take` says whether it was waited for. Returns what stops it. */
export type MailedCodes = (take: (code: string) => boolean) => () => void;

/** A code that comes by the link of an email is taken as if it was typed. */
export function useMailedCode(mailedCodes: MailedCodes | undefined, take: (code: string) => boolean): void {
  const latest = useLatest(take);
  useEffect(() => mailedCodes?.((code) => latest.current(code)), [mailedCodes, latest]);
}
