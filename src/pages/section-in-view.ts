import { useEffect, useState } from 'react';

/** The part of the window, below the header, in which a section is the one that is being read. */
const READING_MARGIN = '-15% 0px -75%';

/** Id of the section that is being read, for what leads to it; null where it is none of these. `page` is another one where the sections are others. */
export function useSectionInView(ids: readonly string[], page = ''): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections of the same names.
  useEffect(() => {
    // No section is marked then.
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((before) => (before === target.id ? null : before));
        }
      },
      { rootMargin: READING_MARGIN },
    );
    for (const id of list.split(' ')) {
      const section = id === '' ? null : document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list, page]);
  return current;
}
