import { type RefObject, useEffect, useRef, useState } from 'react';

export interface SliderControl {
  readonly current: number;
  readonly track: RefObject<HTMLDivElement | null>;
  /** Moves to a slide; below the first and above the last there is none. */
  show(index: number): void;
  /** Moves to a slide, brings the slider into view and gives the slide the focus. */
  bring(index: number): void;
  /** For the track: the person, or the browser on its way to a slide, scrolls. */
  onScroll(): void;
  onScrollEnd(): void;
  /** For the track: the person takes over. */
  onTouch(): void;
}

/**
 * A row of slides that snap into place (LAND-4). Which one is current follows from where the row is scrolled to; while it moves to a slide that was
 * asked for, those in between do not count. How it moves, smoothly or at once, is the style sheet's, and so the person's, choice.
 */
export function useSlider(count: number): SliderControl {
  const track = useRef<HTMLDivElement>(null);
  /** The requested slide that is not reached yet. */
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  // The row stood there before, and may have been swiped. It is measured once it is near the screen: before, the browser would lay it out for that alone.
  useEffect(() => whenNear(track.current, () => setCurrent(nearestSlide(track.current, count))), [count]);

  const show = (index: number) => {
    const slide = track.current?.children[index];
    if (track.current === null || !(slide instanceof HTMLElement)) return;
    aim.current = index;
    setCurrent(index);
    track.current.scrollLeft = middleOf(slide) - track.current.clientWidth / 2;
  };

  return {
    current,
    track,
    show,
    bring: (index) => {
      show(index);
      track.current?.scrollIntoView({ block: 'center' });
      const slide = track.current?.children[index];
      if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
    },
    onScroll: () => {
      const nearest = nearestSlide(track.current, count);
      if (aim.current === null) setCurrent(nearest);
      else if (aim.current === nearest) aim.current = null;
    },
    onScrollEnd: () => {
      aim.current = null;
      setCurrent(nearestSlide(track.current, count));
    },
    onTouch: () => {
      aim.current = null;
    },
  };
}

/** @returns what stops the watching */
function whenNear(element: HTMLElement | null, act: () => void): () => void {
  if (element === null || typeof IntersectionObserver === 'undefined') {
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

function nearestSlide(track: HTMLDivElement | null, count: number): number {
  if (track === null) return 0;
  const middle = track.scrollLeft + track.clientWidth / 2;
  const distances = Array.from({ length: count }, (_, index) => {
    const slide = track.children[index];
    return slide instanceof HTMLElement ? Math.abs(middleOf(slide) - middle) : Number.POSITIVE_INFINITY;
  });
  return distances.indexOf(Math.min(...distances));
}
