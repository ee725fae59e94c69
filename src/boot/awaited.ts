import { isHandOverLink } from '#contract/hand-over-link.ts';
import { isMailLink } from '#contract/mail-link.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { attempt } from '../browser/safe-storage.ts';

const WAITING = [
  STORAGE_KEYS.requestedPlace,
  STORAGE_KEYS.providerPage,
  STORAGE_KEYS.providerAnswer,
  STORAGE_KEYS.typedEmail,
  STORAGE_KEYS.draft('popups'),
];

/** Has this tab begun something that only the application can go on with: a wizard, a place, a sign-in by page? */
export const isUnderWay = (): boolean => attempt(() => WAITING.some((key) => sessionStorage.getItem(key) !== null), false);

/**
 * The same, or is that so by the address: the link of an email, another site?
 * @param reads the page itself begins with what its query asks for
 */
export const isAwaited = (reads: boolean): boolean =>
  isUnderWay() ||
  (location.search !== '' && !reads) ||
  isMailLink(location.hash) ||
  isHandOverLink(location.hash) ||
  document.querySelector('meta[name="external-site"]:not([content=""])') !== null;
