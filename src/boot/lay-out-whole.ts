/**
 * What is far below the screen is laid out when it comes near, and has a guessed height until then (`content-visibility`). A visit that comes to
 * a place in the page, or goes to one, would miss it by what the guesses are wrong: it has the page laid out as a whole, from the start.
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
  // By the address alone the browser is on its way already, to where the place was guessed to be.
  window.addEventListener('hashchange', () => {
    if (dataset.whole !== undefined) return;
    dataset.whole = '';
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}

/** By a link to a place in the page or to words of it, or by going back or reloading, which lead to where one was. */
function comesToPlace(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = navigation instanceof PerformanceNavigationTiming ? navigation : { type: undefined };
  // A link to words (`#:~:text=`) shows nowhere but in the name of the entry.
  return location.hash !== '' || type !== 'navigate' || navigation?.name.includes('#') === true;
}
