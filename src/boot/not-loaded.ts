import { drawnLanguage } from '../ports/page-language.ts';

/** Id of what says that the application did not come, and offers a reload (SHELL-7). */
export const APP_NOT_LOADED = 'app-not-loaded';

/** Shows it, in the language of the page where it is there in several. */
export function showNotLoaded(): void {
  const notice = document.getElementById(APP_NOT_LOADED);
  if (notice === null) return;
  // Behind an open popup it could not be seen.
  document.querySelector('dialog:modal')?.append(notice);
  for (const text of notice.querySelectorAll<HTMLElement>(':scope > [lang]')) text.hidden = text.lang !== drawnLanguage();
  notice.hidden = false;
}

/** The application has come after all: React finds what was drawn. */
export function hideNotLoaded(): void {
  const notice = document.getElementById(APP_NOT_LOADED);
  if (notice === null) return;
  notice.hidden = true;
  document.body.append(notice);
}
