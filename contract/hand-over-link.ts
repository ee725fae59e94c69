import { checkHandOverCode } from './values/hand-over-code.ts';

const CODE = 'handover';

/** What a QR code leads a phone to: the fragment goes to no server and into no log (HAND-1). `siteUrl` without a slash at its end. */
export const handOverLink = (siteUrl: string, code: string): string => `${siteUrl}/#${new URLSearchParams({ [CODE]: code })}`;

/** Does a fragment look like one of such an address? */
export const isHandOverLink = (hash: string): boolean => hash.startsWith(`#${CODE}=`);

/** The code in the fragment of an address; null if there is none. */
export function handOverCodeIn(hash: string): string | null {
  if (!isHandOverLink(hash)) return null;
  const checked = checkHandOverCode(new URLSearchParams(hash.slice(1)).get(CODE) ?? '');
  return checked.ok ? checked.value : null;
}
