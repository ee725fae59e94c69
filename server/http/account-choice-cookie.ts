import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Deps } from '../deps.ts';
import { DEVICE_KEPT } from '../limits/policies.ts';
import { cookieValues } from './cookie-copies.ts';
import { overHttps } from './cookies.ts';

type ChoiceDeps = Pick<Deps, 'addresses'>;

const choiceName = (deps: ChoiceDeps) => (overHttps(deps) ? '__Host-madang_choose_account' : 'madang_choose_account');

/**
 * Whether a provider has to ask which account it is: a session of this browser has ended, and the next person may be another (DOOR-5). Unsigned: a
 * planted one costs a person one press more.
 */
export const choosesAccount = (deps: ChoiceDeps, c: Context): boolean => cookieValues(c, choiceName(deps)).length > 0;

const write = (deps: ChoiceDeps, c: Context, maxAge: number) =>
  setCookie(c, choiceName(deps), 'Y', { path: '/', httpOnly: true, sameSite: 'Lax', secure: overHttps(deps), maxAge });

/** From now on providers ask; kept as long as a device is, over visits. */
export const chooseAccountNextTime = (deps: ChoiceDeps, c: Context): void => write(deps, c, DEVICE_KEPT / 1000);

/** The person has chosen an account at a provider. */
export const accountChosen = (deps: ChoiceDeps, c: Context): void => {
  if (choosesAccount(deps, c)) write(deps, c, 0);
};
