/** The wanted slide by key, and by what the buttons before and after ask for (`data-event`). */
const WANTED: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_, last) => last,
  previous: (current) => current - 1,
  next: (current) => current + 1,
};

/**
 * Has the spaces of a drawn page act (LAND-3, LAND-4): their slider moves by swipe, buttons, dots and keys, never by itself, and the list above leads to a
 * slide. Which slide is current follows from where the row is scrolled to; while it moves to a slide that was asked for, those in between do not
 * count. How it moves, smoothly or at once, is the style sheet's, and so the person's, choice. @returns what stops it
 */
export function actOnSpaces(spaces: HTMLElement): () => void {
  const track = spaces.querySelector<HTMLElement>('[data-scrolls]');
  const slides = track === null ? [] : [...track.children].filter((slide) => slide instanceof HTMLElement);
  if (track === null || slides.length === 0) return () => {};
  const last = slides.length - 1;
  const dots = [...spaces.querySelectorAll<HTMLElement>('[data-event^="show "]')];
  let current = 0;
  /** The requested slide that is not reached yet. */
  let aim: number | null = null;

  const mark = (index: number) => {
    current = index;
    for (const [place, slide] of slides.entries()) {
      slide.dataset.current = String(place === index);
      slide.querySelector('[data-motion]')?.setAttribute('data-motion', place === index ? 'running' : 'paused');
    }
    for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', String(place === index));
    spaces.querySelector('[data-event=previous]')?.setAttribute('aria-disabled', String(index === 0));
    spaces.querySelector('[data-event=next]')?.setAttribute('aria-disabled', String(index === last));
    const slide = slides[index];
    const [position, name] = spaces.querySelectorAll('[aria-live] > span');
    if (position !== undefined) position.textContent = slide?.dataset.position ?? '';
    if (name !== undefined) name.textContent = slide?.getAttribute('aria-label') ?? '';
  };
  const show = (index: number) => {
    const slide = slides[index];
    if (slide === undefined) return;
    aim = index;
    if (index !== current) mark(index);
    track.scrollLeft = middleOf(slide) - track.clientWidth / 2;
  };
  const follow = () => {
    const nearest = nearestSlide(track, slides);
    if (aim === nearest) aim = null;
    else if (aim === null && nearest !== current) mark(nearest);
  };
  /** The person takes over, or the row stands still. */
  const letGo = () => {
    aim = null;
  };

  const acting = new AbortController();
  const { signal } = acting;
  track.addEventListener('scroll', follow, { signal, passive: true });
  track.addEventListener('scrollend', () => [letGo(), follow()], { signal });
  track.addEventListener('pointerdown', letGo, { signal, passive: true });
  track.addEventListener('wheel', letGo, { signal, passive: true });
  track.addEventListener(
    'keydown',
    (event) => {
      const wanted = event.altKey || event.ctrlKey || event.metaKey || !KEYS.includes(event.key) ? undefined : WANTED[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      show(wanted(current, last));
    },
    { signal },
  );
  spaces.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      const button = target.closest<HTMLElement>('button[data-event]');
      const asked = button?.dataset.event ?? '';
      const led = link === null ? -1 : slides.findIndex(({ id }) => `#${id}` === link.hash);
      if (led >= 0) {
        event.preventDefault();
        show(led);
        track.scrollIntoView({ block: 'center' });
        slides[led]?.focus({ preventScroll: true });
      } else if (button !== null) show(dots.includes(button) ? dots.indexOf(button) : (WANTED[asked]?.(current, last) ?? -1));
    },
    { signal },
  );
  // The row stood there before, and may have been swiped. It is measured once it is near the screen: before, the browser would lay it out for that alone.
  const unwatch = whenNear(track, follow);
  return () => {
    acting.abort();
    unwatch();
  };
}

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** @returns what stops the watching */
function whenNear(element: HTMLElement, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Within the track, which is what slides are positioned in. */
const middleOf = (slide: HTMLElement): number => slide.offsetLeft + slide.offsetWidth / 2;

function nearestSlide(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const middle = track.scrollLeft + track.clientWidth / 2;
  const distances = slides.map((slide) => Math.abs(middleOf(slide) - middle));
  return distances.indexOf(Math.min(...distances));
}
