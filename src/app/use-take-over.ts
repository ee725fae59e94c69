import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../ui/use-is-hydrating.ts';
import { usePopups } from './use-system.ts';

/**
 * In the page that was drawn at build time: what a person did there before React was there goes on in the machines.
 * @returns whether the machines decide what is shown; before, it is what was drawn
 */
export function useTakeOver(): boolean {
  const popups = usePopups();
  const [live, setLive] = useState(!useIsHydrating());
  const doAgain = useRef<() => void>(undefined);

  // In the moment in which the nodes are React's, so that nothing is answered twice, and nothing falls between.
  useLayoutEffect(
    () =>
      betweenPresses(() => {
        const { earlyInput, drawnPopups } = window;
        if (earlyInput === undefined) return;
        const popup = drawnPopups?.open() ?? null;
        const [again, againInPopup] = [earlyInput.stop(), drawnPopups?.stop()];
        doAgain.current = () => {
          again();
          againInPopup?.();
        };
        delete window.earlyInput;
        delete document.documentElement.dataset.session;
        if (popup !== null) popups.send({ type: 'OPEN', popup });
        setLive(true);
      }),
    [popups],
  );

  // Once what the machines say is drawn.
  useEffect(() => {
    if (!live) return;
    const again = doAgain.current;
    doAgain.current = undefined;
    // Not amid an effect, where React cannot hydrate the part that a press is made in.
    if (again !== undefined) queueMicrotask(again);
  }, [live]);
  return live;
}

/** At once, or when the press has ended that began on a button that the application draws anew: the new one gets no click. @returns what gives it up */
function betweenPresses(act: () => void): () => void {
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    // The click comes in the same task.
    setTimeout(act);
  };
  if (document.querySelector('[data-first-way] button:active') === null) act();
  else for (const type of ['pointerup', 'pointercancel', 'keyup']) document.addEventListener(type, end, { signal: waiting.signal });
  return () => waiting.abort();
}
