import { MYROOM } from '#machines/place.ts';
import { ENTER_WORLD, onPageEvent } from '#src/pages/page-events.ts';
import type { System } from '../system.ts';

/** Buttons of the page ask the flows (LAND-1), whoever has drawn the page. */
export const hearPage = (page: HTMLElement, system: System): (() => void) =>
  onPageEvent(page, (event) => {
    if (event === ENTER_WORLD) system.getSnapshot().children.popups?.send({ type: 'PLACE_REQUESTED', place: MYROOM });
  });
