import type { Language } from '#contract/languages.ts';
import { campusPath, canBeCampus } from '#contract/values/campus-path.ts';
import { firstParsed } from './page-language.ts';

/** The page asks first whether the site is open, or stands elsewhere (GATE-1, SHELL-4). */
const ELSEWHERE = 'meta:is([name=maintenance-list], [name=external-site]):not([content=""])';

/**
 * Shows the search for a campus in the empty page, ahead of its first paint, where the address may be one's (CAMPUS-1): the build has drawn it in each
 * language, as the application will draw it first.
 */
export function drawCampusSearch(language: Language): void {
  const word = campusPath(location.pathname);
  if (word === null || !canBeCampus(word) || document.querySelector(ELSEWHERE) !== null) return;
  void firstParsed().then(() => {
    const root = document.getElementById('root');
    const drawn = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
    if (root === null || drawn === null) return;
    // Ahead of the page's own, which stays for what has none.
    document.head.prepend(...drawn.content.querySelectorAll('title'));
    root.append(drawn.content);
    root.dataset.shape = drawn.dataset.shape;
  });
}

/** Takes it away, where the application has not taken it over: no campus is being searched for. */
export function endCampusSearch(): void {
  const root = document.querySelector<HTMLElement>('#root[data-shape]');
  if (root === null) return;
  delete root.dataset.shape;
  root.textContent = '';
  document.querySelector('title')?.remove();
}
