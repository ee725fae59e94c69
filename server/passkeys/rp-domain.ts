import { isIP } from 'node:net';

const LOCAL = 'localhost';
const isLocal = (host: string): boolean => host === LOCAL || host.endsWith(`.${LOCAL}`);

/**
 * Whether a page of this origin may use passkeys for this RP ID: a secure context, whose host is the RP ID or below it (WebAuthn Level 3,
 * 5.1.3). An address is no domain.
 */
export function servesPasskeys(origin: string, rpId: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === 'https:' || isLocal(hostname);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isSecure && !isAddress && (hostname === rpId || hostname.endsWith(`.${rpId}`));
}
