import { drawnLanguage } from '../browser/page-language.ts';
import { endCampusSearch } from './campus-search.ts';
import { isTooOld } from './engine/engine-failure.ts';

/** Id of what says that the application did not come, and offers a reload (SHELL-7). */
export const APP_NOT_LOADED = 'app-not-loaded';

/** The notice's words stand under this attribute; `updated` instead of `failed` once `noteUpdated` was called (DOOR-8). */
export const REASON_ATTRIBUTE = 'data-why';
let why: 'failed' | 'updated' = 'failed';

/** The server answered, and has no such files: the connection is not to blame. */
export function noteUpdated(): void {
  why = 'updated';
}

/** Shows it, in the language of the page where it is there in several. */
export function showNotLoaded(): void {
  endCampusSearch();
  const notice = document.getElementById(APP_NOT_LOADED);
  // The connection is not to blame where the engine is.
  if (notice === null || isTooOld()) return;
  // Behind an open popup it could not be seen.
  document.querySelector('dialog:modal')?.append(notice);
  for (const text of notice.querySelectorAll<HTMLElement>(':scope > [lang]')) text.hidden = text.lang !== drawnLanguage();
  for (const text of notice.querySelectorAll<HTMLElement>(`[${REASON_ATTRIBUTE}]`))
    text.hidden = text.getAttribute(REASON_ATTRIBUTE) !== why;
  notice.hidden = false;
}

/** The application has come after all: React finds what was drawn. */
export function hideNotLoaded(): void {
  const notice = document.getElementById(APP_NOT_LOADED);
  if (notice === null) return;
  notice.hidden = true;
  document.body.append(notice);
}
