import { lastPressAround } from './last-press.ts';

/** CSS px that stay free above and below. */
const MARGIN = 8;

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea';

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Scrolls the panel around a message so that a person sees it, and with it what they type in or have pressed where there is room for both (SEEN-1).
 * The focus stays where it is.
 */
export function bringInSight(message: Element): void {
  const panel = message.closest('[data-dialog-panel]');
  if (panel === null) {
    message.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const room = roomIn(panel);
  const said = message.getBoundingClientRect();
  const about = placeOfHand(message)?.getBoundingClientRect();
  const both = about === undefined ? said : { top: Math.min(said.top, about.top), bottom: Math.max(said.bottom, about.bottom) };
  const by = distance(both.bottom - both.top <= room.bottom - room.top ? both : said, room);
  if (by !== 0) panel.scrollTop += by;
}

/** The field in which a person types, else what they have pressed; nothing of a footer, which is always in sight. */
function placeOfHand(message: Element): Element | null {
  const { activeElement } = document;
  const isField = activeElement?.matches(TYPED_IN) === true && message.closest('dialog')?.contains(activeElement) === true;
  const control = isField ? activeElement : lastPressAround(message);
  return control !== null && !isStuck(control.closest('[data-dialog-footer]')) ? control : null;
}

const isStuck = (element: Element | null | undefined): boolean => element != null && getComputedStyle(element).position === 'sticky';

/** What of the panel neither its header nor its footer nor a keyboard lies over. */
function roomIn(panel: Element): Band {
  const { top, bottom } = panel.getBoundingClientRect();
  const heightOf = (element: Element | null | undefined) => (isStuck(element) ? (element?.getBoundingClientRect().height ?? 0) : 0);
  const view = window.visualViewport;
  const seenTo = view == null ? bottom : Math.min(bottom, view.offsetTop + view.height);
  return {
    top: top + heightOf(panel.querySelector('h2')?.parentElement) + MARGIN,
    bottom: seenTo - heightOf(panel.querySelector('[data-dialog-footer]')) - MARGIN,
  };
}

/** How far to scroll until it lies in the band; what is higher than the band shows its beginning. */
function distance(box: Band, room: Band): number {
  if (box.top < room.top) return box.top - room.top;
  return Math.max(0, Math.min(box.bottom - room.bottom, box.top - room.top));
}
