import { withoutWayOut } from '../browser/outside.ts';
import { popupDepth, withPopupDepth } from '../browser/popup-depth.ts';

/** Parameters of a page's query, and the popup that each asks for; of several the first of these counts. */
const ASKING = { login: 'login', signup: 'signUp' } as const;
type Parameter = keyof typeof ASKING;
const PARAMETERS = ['login', 'signup'] as const satisfies readonly Parameter[];

/** `/?login` and `/?signup`, to which other pages and emails may lead (LOGIN-1, WELC-1). */
export interface AskedPopup {
  readonly popup: (typeof ASKING)[Parameter];
  /** The query has more than that. */
  readonly isOneOfMore: boolean;
}

/**
 * What the address asks for, with any value. The popup has an entry in the history of its own (POP-5), and the query stands in that one alone: a
 * reload asks again; the address without it is what closing and Back lead to.
 * @returns null where it asks for nothing
 */
export function takeAskedPopup(): AskedPopup | null {
  const { pathname, search, hash } = location;
  const parts = search.slice(1).split('&');
  const name = PARAMETERS.find((each) => parts.some((part) => nameOf(part) === each));
  if (name === undefined) return null;
  const rest = parts.filter((part) => !PARAMETERS.some((each) => each === nameOf(part)));
  if (popupDepth() === 0) {
    const closed = withoutWayOut({ pathname, search: rest.length === 0 ? '' : `?${rest.join('&')}` });
    history.replaceState(history.state, '', pathname + closed + hash);
    history.pushState(withPopupDepth(1), '', pathname + search + hash);
  }
  return { popup: ASKING[name], isOneOfMore: rest.length > 0 };
}

const nameOf = (part: string): string | undefined => part.split('=', 1)[0];
