import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Flaw, openFlawedPartner } from './flawed-partner.ts';

interface Finding {
  readonly safe: boolean;
  readonly about: string;
}

/** What the check calls unsafe. */
async function unsafe(flaw?: Flaw, log?: string): Promise<readonly string[]> {
  const [checks, issuers] = ['../check/checks.js', '../check/issuer.js'];
  const [{ checkPartner }, { Issuer }] = await Promise.all([import(checks), import(issuers)]);
  const issuer = await Issuer.open(0);
  const partner = await openFlawedPartner(issuer.url, flaw, log);
  try {
    const findings: readonly Finding[] = await checkPartner({ login: partner.login, ...(log !== undefined && { log }) }, issuer);
    return findings.filter(({ safe }) => !safe).map(({ about }) => about);
  } finally {
    partner.close();
    issuer.close();
  }
}

describe('the check of a partner’s login', () => {
  it('[PARTNER-2] finds nothing in one that is right', async () => {
    expect(await unsafe()).toEqual([]);
  });

  it.each<[Flaw, string]>([
    ['fixedState', 'state'],
    ['noState', 'state'],
    ['noPkce', 'PKCE'],
    ['otherVerifier', 'PKCE verifier'],
    ['stateUnchecked', 'state of another login'],
    ['stateUnbound', 'answer in another browser'],
    ['issuerUnchecked', 'answer of another issuer'],
    ['stateKept', 'code used twice'],
    ['tokenUnchecked', 'ID token of another client'],
    ['openRedirect', 'address that comes from outside'],
    ['wideRedirect', 'address that comes from outside'],
    ['tokenShown', 'token in an address or a page'],
    ['codeStays', 'code in the address'],
  ])('[PARTNER-2] finds the flaw %s', async (flaw, about) => {
    expect(await unsafe(flaw)).toContain(about);
  });

  it('[PARTNER-2] finds a code or token in the log, and reads a log without one as safe', async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'partner-log-'));
    const log = path.join(directory, 'partner.log');
    expect(await unsafe(undefined, log)).toEqual([]);
    expect(await unsafe('codeLogged', log)).toEqual(['token or code in the log']);
    await rm(directory, { recursive: true });
  });
});
