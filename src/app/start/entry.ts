import { handOverCodeIn } from '#contract/hand-over-link.ts';
import { mailedCode } from '#contract/mail-link.ts';
import { askedPlace } from '#contract/values/asked-place.ts';
import { campusPath } from '#contract/values/campus-path.ts';
import { gatewayRequest } from '#contract/values/gateway-request.ts';
import { parsePlace } from '#machines/place.ts';
import type { Entry } from '#machines/shell/shell.types.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';

/** A provider or a partner sent the person there: these never go elsewhere (SHELL-4). */
const RETURN_FOLDERS = new Set(['callback', 'sso']);

const GATEWAYS: Readonly<Record<string, GatewayType>> = { '/sso': 'meeting', '/sso/auth': 'platform' };

/** The gateway that stands at a path, with or without a slash at its end (ROUTE-5). */
export const gatewayOf = (pathname: string): GatewayType | undefined => GATEWAYS[pathname.replace(/\/$/, '')];

/** What the address asks for (ROUTE-3, ROUTE-5, ROUTE-7, SHELL-4, EMAIL-2). */
export function entryOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, externalSite: string | null): Entry {
  const type = gatewayOf(pathname);
  if (type !== undefined) {
    return { kind: 'gateway', request: { type, ...gatewayRequest(search) } };
  }
  const [, path = '', ...rest] = pathname.split('/');
  if (externalSite !== null && !RETURN_FOLDERS.has(path)) return { kind: 'elsewhere', url: externalSite };
  const mailed = mailedCode(hash);
  if (path === '' && mailed !== null) return { kind: 'mailLink', ...mailed };
  const scanned = handOverCodeIn(hash);
  if (path === '' && scanned !== null) return { kind: 'handOver', code: scanned };
  const place = path === '' ? parsePlace(askedPlace(search)) : null;
  if (place !== null) return { kind: 'place', place };
  const word = campusPath(pathname);
  if (word !== null) return { kind: 'campus', path: word };
  return rest.some((part) => part !== '') && !RETURN_FOLDERS.has(path) ? { kind: 'nowhere' } : { kind: 'page' };
}
