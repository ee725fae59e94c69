/** Value of `data-event` of a button in the page that asks for `/myroom` (LAND-1). */
export const ENTER_WORLD = 'enterWorld';
/** The same of the one that logs in by the way used last (LOGIN-6). */
export const LAST_WAY = 'lastWay';

/** Hears the buttons of the page that belong to a flow, wherever they stand in `main`; the page itself has no script. @returns what stops it */
export function onPageEvent(page: HTMLElement, act: (event: string) => void): () => void {
  const listening = new AbortController();
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('main button[data-event]') : null;
      if (button?.dataset.event !== undefined) act(button.dataset.event);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
