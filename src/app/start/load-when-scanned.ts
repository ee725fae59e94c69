import { handOverCodeIn } from '#contract/hand-over-link.ts';

/** A tab that shows this page already is led to a scanned code by the fragment alone, which loads nothing: then the page is loaded, to read it (HAND-1). */
export function loadWhenScanned(): void {
  window.addEventListener('hashchange', () => {
    if (handOverCodeIn(window.location.hash) !== null) window.location.reload();
  });
}
