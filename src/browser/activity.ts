import { fromCallback } from 'xstate';
import type { PresenceEvent } from '#machines/presence/presence.machine.ts';

/** What a person does at a device. Scrolling by itself is no input: pages do that too. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Input within this time after the last reported one says nothing new, ms. */
export const ACTIVITY_PAUSE = 1000;

/** Tells the presence machine of input and of a page that is hidden (SHELL-6); `onUse` of input too, for what outlives this page. */
export const watchActivity = (onUse: () => void = () => {}) =>
  fromCallback<PresenceEvent>(({ sendBack }) => {
    const tell = (event: PresenceEvent) => sendBack(event);
    const stop = new AbortController();
    const { signal } = stop;
    let toldAt = Number.NEGATIVE_INFINITY;

    const onInput = () => {
      const now = performance.now();
      if (now - toldAt < ACTIVITY_PAUSE) return;
      toldAt = now;
      onUse();
      tell({ type: 'PERSON_ACTED' });
    };
    const onVisibility = () => {
      if (document.visibilityState !== 'hidden') return;
      // The very next input wakes, however soon it comes.
      toldAt = Number.NEGATIVE_INFINITY;
      tell({ type: 'PAGE_HIDDEN' });
    };

    // Heard on their way down, so that nothing on the page can keep them to itself.
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    // Opened in a tab at the back.
    onVisibility();
    return () => stop.abort();
  });
