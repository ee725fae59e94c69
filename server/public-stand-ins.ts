import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as kind from './env-values.ts';

const PERMISSION_VARIABLE = 'ALLOW_PUBLIC_STAND_INS';

/**
 * The inbox shows every email to every client, with its code, and the stand-ins let anyone sign in as any of their people: for this machine
 * alone, unless the operator says otherwise. A wrong combination is a mistake of the configuration, which ends the start.
 */
export function refusePublicStandIns(read: EnvReader, { host, publicUrl, smtpUrl, standIns }: Config): void {
  const allowed = read.one(PERMISSION_VARIABLE, kind.flag);
  const reachable = [
    ...(publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname) ? [`PUBLIC_URL is "${publicUrl}"`] : []),
    ...(isLoopback(host) ? [] : [`HOST is "${host}"`]),
  ];
  if (allowed === true || reachable.length === 0) return;
  const since = `${reachable.join(' and ')}, so others can reach this server`;
  if (smtpUrl === undefined) {
    read.mistake(
      `${since}, and without SMTP_URL they can read every email in the inbox page. Set SMTP_URL; or ${PERMISSION_VARIABLE}=1 if this is meant.`,
    );
  }
  if (standIns && read.text('STAND_INS') === undefined) {
    read.mistake(
      `${since}, and sign in through the stand-ins of the providers. Set STAND_INS=0; or STAND_INS=1 or ${PERMISSION_VARIABLE}=1 if this is meant.`,
    );
  }
}

/** The names of this machine for itself (RFC 6761, 6.3), and its addresses. */
function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 && ipaddr.process(name).range() === 'loopback';
}
