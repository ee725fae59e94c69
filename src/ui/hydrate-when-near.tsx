import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';
import { whenNear } from './when-near.ts';

/** What a person does to a part: each comes before, or is, what its handlers wait for. */
const USES = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change'] as const;

/** Of a part that stands in the page. */
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
      // By these fields React reads it without waiting a turn.
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
  // The same element until then: React would draw a part anew that gets other props while it is not hydrated.
  const [standing] = useState(
    () =>
      need && (
        <Suspense>
          <Standing need={need} onTakenOver={() => setTakenOver(true)}>
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
      need.arise();
    };
    const stopWaiting = whenNear(place, arise);
    // Before React's own listeners, which then hydrate it for this very event.
    for (const type of USES)
      window.addEventListener(type, ({ target }) => target instanceof Node && place.contains(target) && arise(), {
        capture: true,
        signal: listening.signal,
      });
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

function Standing({ need, onTakenOver, children }: { need: Need | null; onTakenOver?: () => void; children: ReactNode }) {
  if (need !== null) use(need.promise);
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return children;
}
