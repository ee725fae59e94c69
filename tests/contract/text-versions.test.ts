import { describe, expect, it } from 'vitest';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { dueItems, isAcceptedVersion, TEXT_VERSIONS } from '#contract/text-versions.ts';

const NOW = TEXT_VERSIONS.serviceTerms.version;
const allAgreed = Object.fromEntries(REQUIRED_ITEMS.map((item) => [item, NOW]));
const announced = { ...TEXT_VERSIONS, serviceTerms: { version: '2030-01-01', agreedSince: NOW } };
const agreedAnew = { ...TEXT_VERSIONS, serviceTerms: { version: '2030-01-01', agreedSince: '2030-01-01' } };

describe('versions of the legal texts', () => {
  it('[AGR-5] nothing agreed to: every required item is due, marketing never', () => {
    expect(dueItems({})).toEqual(REQUIRED_ITEMS);
    expect(dueItems(allAgreed)).toEqual([]);
  });

  it('[AGR-5] [LEGAL-1] a new version that is only announced is not due, one that needs a new agreement is', () => {
    expect(dueItems(allAgreed, announced)).toEqual([]);
    expect(dueItems(allAgreed, agreedAnew)).toEqual(['serviceTerms']);
    expect(dueItems({ ...allAgreed, serviceTerms: '2030-01-01' }, agreedAnew)).toEqual([]);
  });

  it('[AGR-5] an agreement is accepted to a version that counts and is in force', () => {
    const accepted = (versions: typeof TEXT_VERSIONS) =>
      ['2020-01-01', NOW, '2030-01-01', '2031-01-01'].map((version) => isAcceptedVersion('serviceTerms', version, versions));
    expect(accepted(announced)).toEqual([false, true, true, false]);
    expect(accepted(agreedAnew)).toEqual([false, false, true, false]);
  });
});
