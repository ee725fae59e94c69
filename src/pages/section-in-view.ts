import { useEffect, useState } from 'react';

/** The part of the window, below the header, in which a section is the one that is being read. */
const READING_MARGIN = '-15% 0px -75%';

/** Calls `act` with the id of the section that is being read, `null` where it is none of these. @returns what stops it */
function watchSections(ids: readonly string[], act: (id: string | null) => void): () => void {
  // No section is marked then.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let current: string | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) current = target.id;
        else if (current === target.id) current = null;
      }
      act(current);
    },
    { rootMargin: READING_MARGIN },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section !== null) observer.observe(section);
  }
  return () => observer.disconnect();
}

/** Id of the section that is being read. `page` is another one where the sections are others. */
export function useSectionInView(ids: readonly string[], page = ''): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections of the same names.
  useEffect(() => watchSections(list.split(' ').filter(Boolean), setCurrent), [list, page]);
  return current;
}

/** Stands on a list of links to sections of a document, which has no script of its own. */
export const CONTENTS_ATTRIBUTE = 'data-contents';

/** Marks the link to the section that is being read in each such list. @returns what stops it */
export function markSectionInView(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>(`[${CONTENTS_ATTRIBUTE}] a[href^="#"]`)];
  return watchSections(
    links.map(({ hash }) => hash.slice(1)),
    (id) => {
      for (const link of links) {
        if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
  );
}
