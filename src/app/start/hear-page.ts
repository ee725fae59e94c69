import { MYROOM } from '#machines/place.ts';
import { ENTER_WORLD, onPageEvent } from '#src/pages/page-events.ts';
import type { System } from '../system.ts';

/** Buttons of the page ask the flows (LAND-1), in a document and in a page that the application has drawn. */
export const hearPage = (page: HTMLElement, system: System): (() => void) =>
  onPageEvent(page, (event) => {
    if (event === ENTER_WORLD) system.getSnapshot().children.popups?.send({ type: 'PLACE_REQUESTED', place: MYROOM });
  });
