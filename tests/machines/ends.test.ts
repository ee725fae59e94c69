import { expect, test } from 'vitest';
import { agreementModel } from '#machines/agreement/qa/agreement.model.ts';
import { endsOf } from '#machines/ends.ts';
import { logoutModel } from '#machines/logout/qa/logout.model.ts';
import { defect } from '#machines/samples.ts';

test('a child flow ends for its parent as its own model says, or by a defect', () => {
  expect(endsOf(logoutModel)).toEqual([
    { done: { outcome: 'signedOut' } },
    { done: { outcome: 'cancelled' } },
    { done: { outcome: 'linkInstead' } },
    { error: defect },
  ]);
});

test('an end whose output depends on what was before has to be named by the parent', () => {
  expect(() => endsOf(agreementModel)).toThrow('"agreed"');
});
