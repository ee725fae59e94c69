/** What the query of a page asks for, by the button of the header that does the same. */
const BUTTONS = { login: 'header [data-leads=login]', signup: 'header [data-event=signUp]' } as const;

/**
 * `/?login` and `/?signup`, to which other pages and emails may lead (LOGIN-1, WELC-1). Takes it out of the address: a reload, or the way back from a
 * provider, does not ask again.
 * @returns what presses the button; nothing where the page is asked for nothing
 */
export function askedByAddress(): (() => void) | undefined {
  const query = new URLSearchParams(location.search);
  const name = (['login', 'signup'] as const).find((each) => query.has(each));
  if (name === undefined) return undefined;
  query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`);
  return () => document.querySelector<HTMLElement>(BUTTONS[name])?.click();
}
