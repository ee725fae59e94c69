import { checkAuthCode } from './values/auth-code.ts';

const NAME = 'code';

/** The link of an email with a code: its fragment goes to no server and into no log. `siteUrl` without a slash at its end. */
export const mailLink = (siteUrl: string, code: string): string => `${siteUrl}/#${new URLSearchParams({ [NAME]: code })}`;

/** Does a fragment look like one of such a link? */
export const isMailLink = (hash: string): boolean => hash.startsWith(`#${NAME}=`);

/** The code that the fragment of an address carries; null if none. */
export function mailedCode(hash: string): string | null {
  if (!isMailLink(hash)) return null;
  const checked = checkAuthCode(new URLSearchParams(hash.slice(1)).get(NAME) ?? '');
  return checked.ok && /^[A-Za-z0-9]+$/.test(checked.value) ? checked.value : null;
}
