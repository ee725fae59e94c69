import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { describeFailure, fuzz } from './fuzz/fuzz.ts';
import { openTarget, type Target } from './fuzz/target.ts';

/** A share that takes seconds; `npm run tools -- attack` sends as many as one likes. */
const SHARE = { seed: 20_261_120, count: 5 };

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

/** What no body alone is granted, and where it is. */
const NEVER_GRANTED = {
  finishPartnerLogin: 'takes a login that a partner began in this browser: server/tests/openid.test.ts',
  refusePartnerLogin: 'takes one, too: server/tests/openid.test.ts',
  sendConfirmationCode: 'waits a minute after the code that made the member: server/tests/confirm-by-code.test.ts',
  addPasskey: 'takes what an authenticator made for this challenge: server/tests/passkeys.test.ts',
  changeEmail: 'takes an email that this visit has proven: server/tests/change-email.test.ts',
  renamePasskey: 'takes a passkey of the account: server/tests/passkeys.test.ts',
  passkeyLogin: 'takes what an authenticator signed for this challenge: server/tests/passkey-login.test.ts',
  readHandOver: 'takes the secret of a code that this browser shows: server/tests/hand-over.test.ts',
  claimHandOver: 'takes a code that another browser shows: server/tests/hand-over.test.ts',
  approveHandOver: 'takes a code that this session has claimed: server/tests/hand-over.test.ts',
  refuseHandOver: 'takes one, too: server/tests/hand-over.test.ts',
  handOverLogin: 'takes what a phone has approved: server/tests/hand-over.test.ts',
  takeAppleNotice: 'takes what Apple has signed: server/tests/provider-signals.test.ts',
  takeKakaoUnlink: 'takes Kakao’s key, in a header: server/tests/provider-signals.test.ts',
  takeKakaoUnlinkForm: 'takes it, too: server/tests/provider-signals.test.ts',
} as const;

describe('requests that are valid, nearly valid and hopeless, generated from the OpenAPI document', () => {
  it('go to every call of the contract, and to what windows and partners call', () => {
    const ids = target.operations.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(CALLS), 'startProvider', 'returnFromApple', 'redeemCode']));
  });

  it('are answered as documented, and never with a defect, to visitors, guests and members', { timeout: 120_000 }, async () => {
    const failures: string[] = [];
    const statuses = new Map<string, Set<string>>();
    for await (const tally of fuzz(target, SHARE)) {
      if (tally.failure !== undefined) failures.push(describeFailure(tally));
      const seen = statuses.get(tally.operation) ?? new Set();
      for (const status of Object.keys(tally.statuses)) seen.add(status);
      statuses.set(tally.operation, seen);
    }
    expect(failures.join('\n')).toBe('');
    // Otherwise they would only knock at the door.
    const granted = [...statuses].filter(([, seen]) => ['200', '302', '303'].some((status) => seen.has(status)));
    expect([...statuses.keys()].filter((id) => !granted.some(([operation]) => operation === id)).sort()).toEqual(
      Object.keys(NEVER_GRANTED).sort(),
    );
  });

  it('leave a person who takes no part as before', async () => {
    expect(await target.strangerFaults()).toEqual([]);
  });
});
