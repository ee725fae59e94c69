import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findByMeaning, meaningOf } from './meaning.ts';
import { useIsHydrating } from './use-is-hydrating.ts';
import { whenNear } from './when-near.ts';

/** What a person does to a part: each comes before, or is, what its handlers wait for. */
const USES = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/** A drawn part's need for React. */
interface Need {
  readonly promise: Promise<void>;
  arise(): void;
}

function createNeed(): Need {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const need = {
    promise,
    arise: () => {
      // With these fields React reads it without waiting a turn.
      Object.assign(promise, { status: 'fulfilled', value: undefined });
      resolve();
    },
  };
  // The build draws all of it.
  if (typeof window === 'undefined') need.arise();
  return need;
}

/**
 * Content that stands in the drawn page and becomes React's when its place comes near the screen or is used; until then its nodes are as the
 * page brought them. Where the application draws the page itself, it is drawn at once.
 */
export function HydrateWhenNear({ children }: { children: ReactNode }) {
  const within = useRef<HTMLDivElement>(null);
  const [need] = useState(useIsHydrating() ? createNeed : null);
  const [isTakenOver, setTakenOver] = useState(false);
  const focused = useRef(() => {});
  // The same element until then: React would draw a part anew that gets other props while it is not hydrated.
  const [standing] = useState(
    () =>
      need && (
        <Suspense>
          <Standing need={need} onTakenOver={() => setTakenOver(true)} onShown={() => focused.current()}>
            {children}
          </Standing>
        </Suspense>
      ),
  );
  // In the commit that hydrates what is around it: a press right after it is heard.
  useLayoutEffect(() => {
    const place = within.current;
    if (need === null || place === null) return;
    const listening = new AbortController();
    const arise = () => {
      listening.abort();
      const { activeElement } = document;
      focused.current = activeElement !== null && place.contains(activeElement) ? refocusing(activeElement) : () => {};
      need.arise();
    };
    const stopWaiting = whenNear(place, arise);
    const use = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !place.contains(target)) return;
      if (type === 'click') pressAnew(target);
      arise();
    };
    // Before React's own listeners, which then hydrate it for this very event.
    for (const type of USES) window.addEventListener(type, use, { capture: true, signal: listening.signal });
    return () => {
      stopWaiting();
      arise();
    };
  }, [need]);
  return (
    <div ref={within}>
      {standing === null || isTakenOver ? (
        <Suspense>
          <Standing need={need}>{children}</Standing>
        </Suspense>
      ) : (
        standing
      )}
    </div>
  );
}

interface StandingProps {
  need: Need | null;
  /** In the commit in which its nodes are React's. */
  onShown?: () => void;
  onTakenOver?: () => void;
  children: ReactNode;
}

function Standing({ need, onShown, onTakenOver, children }: StandingProps) {
  if (need !== null) use(need.promise);
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return children;
}

/** Where a foreign node has React draw the part anew, the focus goes to what means the same (DOOR-4). */
function refocusing(focused: Element): () => void {
  const meaning = meaningOf(focused);
  return () => {
    if (!focused.isConnected) findByMeaning(meaning)?.focus({ preventScroll: true });
  };
}

/** No listener hears the click in which the part is drawn anew: it is made again. A link has led on by itself. */
function pressAnew(target: Element): void {
  const button = target.closest('button');
  const meaning = button && meaningOf(button);
  if (button !== null) setTimeout(() => button.isConnected || findByMeaning(meaning)?.click());
}
