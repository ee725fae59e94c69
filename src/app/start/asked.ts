import type { PageRequest } from '#machines/popups/popups.types.ts';
import { takeAskedPopup } from '#src/boot/asked-by-address.ts';
import type { Services } from '../services.ts';
import { pagePathOf } from './page-path.ts';

/** What the address of a page asks for, as a press on its button would (LOGIN-1, WELC-1); the boot script may have opened it already. */
export function takeUpAsked({ lastWay, preferences }: Pick<Services, 'lastWay' | 'preferences'>): PageRequest | null {
  if (pagePathOf(window.location.pathname) === undefined) return null;
  switch (takeAskedPopup()?.popup) {
    case 'login':
      return { type: 'LOGIN_REQUESTED', byEmail: lastWay.read()?.method === 'email' };
    case 'signUp':
      return { type: 'SIGN_UP_REQUESTED', returning: preferences.hasCreatedAvatar() };
    default:
      return null;
  }
}
