import { checkAuthCode } from './values/auth-code.ts';

const CODE = 'code';
const KEY = 'key';

/** What the link of an email brings: `key` is null in a link that was made by someone else, or by an older release. */
export interface MailedCode {
  readonly code: string;
  readonly key: string | null;
}

/**
 * The link of an email with a code: its fragment goes to no server and into no log. `siteUrl` without a slash at its end. `key` is random and stands in
 * this email alone; the page that asked for the code knows it from the answer, so it can tell this link from one that another site has made.
 */
export const mailLink = (siteUrl: string, code: string, key?: string): string =>
  `${siteUrl}/#${new URLSearchParams({ [CODE]: code, ...(key !== undefined && { [KEY]: key }) })}`;

/** Does a fragment look like one of such a link? */
export const isMailLink = (hash: string): boolean => hash.startsWith(`#${CODE}=`);

/** The code that the fragment of an address carries; null if none. */
export function mailedCode(hash: string): MailedCode | null {
  if (!isMailLink(hash)) return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const checked = checkAuthCode(fragment.get(CODE) ?? '');
  return checked.ok ? { code: checked.value, key: fragment.get(KEY) } : null;
}
