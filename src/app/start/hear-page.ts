import { MYROOM } from '#machines/place.ts';
import { ENTER_WORLD, LAST_WAY, onPageEvent } from '#src/pages/page-events.ts';
import { FORGET_LAST_WAY } from '#src/popups/last-way/last-way.tsx';
import type { Services } from '../services.ts';
import type { System } from '../system.ts';

/** Buttons of the page ask the flows (LAND-1, LOGIN-6), in a document and in a page that the application has drawn. */
export const hearPage = (page: HTMLElement, system: System, { lastWay }: Pick<Services, 'lastWay'>): (() => void) =>
  onPageEvent(page, (event) => {
    const { popups } = system.getSnapshot().children;
    const method = lastWay.read()?.method;
    if (event === ENTER_WORLD) popups?.send({ type: 'PLACE_REQUESTED', place: MYROOM });
    if (event === LAST_WAY && method !== undefined) popups?.send({ type: 'LAST_WAY_CHOSEN', method });
    if (event === FORGET_LAST_WAY) popups?.send({ type: 'LAST_WAY_FORGOTTEN' });
  });
