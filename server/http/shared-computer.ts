import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { chooseAccountNextTime } from './account-choice-cookie.ts';
import { writeVisit } from './cookies.ts';

/** DOOR-5: a session has begun on a computer that several people use. The visit ends with the browser, and a provider asks the next person for the account. */
export function keepNothingOfVisit(deps: Pick<Deps, 'addresses' | 'config' | 'secret' | 'random'>, c: Context, visit: string): void {
  writeVisit(deps, c, visit, { isShared: true });
  chooseAccountNextTime(deps, c);
}
