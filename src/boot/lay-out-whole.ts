/**
 * What is far below the screen is laid out when it comes near, and has a guessed height until then (`content-visibility`). Guessed
 * heights would make `#anchors` land in the wrong place, so a visit with an anchor lays out the whole page.
 */
export function layOutWholeForPlaces(): void {
  const { dataset } = document.documentElement;
  if (comesToPlace()) {
    dataset.whole = '';
    return;
  }
  const toPlace = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) dataset.whole = '';
  };
  // Before the browser, or the application, goes there.
  document.addEventListener('click', toPlace, { capture: true });
  // To the end of the page: the way there would grow under the scrolling.
  document.addEventListener('keydown', ({ key }) => key === 'End' && Object.assign(dataset, { whole: '' }), { capture: true });
  // When the address alone changes, the browser already scrolls to the guessed place.
  window.addEventListener('hashchange', () => {
    if (dataset.whole !== undefined) return;
    dataset.whole = '';
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}

/** True for a link to a place in the page or to words of it, and for Back and reload, which lead to where one was. */
function comesToPlace(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = navigation instanceof PerformanceNavigationTiming ? navigation : { type: undefined };
  // A link to words (`#:~:text=`) shows nowhere but in the name of the entry.
  return location.hash !== '' || type !== 'navigate' || navigation?.name.includes('#') === true;
}
