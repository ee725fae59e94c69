import { savesData } from '../browser/saves-data.ts';

/** A person who scrolls is soon at the end: from the first scroll on all pictures are fetched, so that a fast flick finds none missing (LAND-1). */
export function fetchPicturesAtScroll(): void {
  const fetchAll = () => {
    if (savesData()) return;
    for (const picture of document.querySelectorAll('img[loading=lazy]')) picture.setAttribute('loading', 'eager');
  };
  document.addEventListener('scroll', fetchAll, { once: true, passive: true });
}
