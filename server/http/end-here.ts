import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { chooseAccountNextTime } from './account-choice-cookie.ts';
import { clearRefreshCookie } from './cookies.ts';

/** A session of this browser has ended, and the next person at it may be another (DOOR-5). */
export function endHere(deps: Pick<Deps, 'addresses' | 'config' | 'secret' | 'random'>, c: Context): void {
  clearRefreshCookie(deps, c);
  chooseAccountNextTime(deps, c);
}
