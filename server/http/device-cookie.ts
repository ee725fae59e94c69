import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Deps } from '../deps.ts';
import { sameText, sign } from '../hashing.ts';
import { DEVICE_KEPT } from '../limits/policies.ts';
import { cookieValues } from './cookie-copies.ts';
import { overHttps } from './cookies.ts';

type DeviceDeps = Pick<Deps, 'addresses' | 'random' | 'secret'>;

const deviceName = (deps: DeviceDeps) => (overHttps(deps) ? '__Host-madang_device' : 'madang_device');

/**
 * The device that a request comes from: 128 random bits, the same from the first sign-in on, over logouts and accounts. `undefined` before
 * the first sign-in, and where several came: nothing tells which is ours. It grants nothing but wrong passwords of its own (`isKnownDevice`).
 */
export function readDeviceCookie(deps: DeviceDeps, c: Context): string | undefined {
  const [value = '', ...others] = cookieValues(c, deviceName(deps));
  if (others.length > 0) return undefined;
  const [device = '', signature = ''] = value.split('.');
  return device !== '' && sameText(signature, sign(deps.secret, 'device', device)) ? device : undefined;
}

export const newDevice = ({ random }: Pick<Deps, 'random'>): string => Buffer.from(random(16)).toString('base64url');

export function writeDeviceCookie(deps: DeviceDeps, c: Context, device: string): void {
  setCookie(c, deviceName(deps), `${device}.${sign(deps.secret, 'device', device)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: overHttps(deps),
    maxAge: DEVICE_KEPT / 1000,
  });
}
