import { describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { guestJoin, WELL_FORMED } from '#server/tests/support/people.ts';
import { api, db, openEmptyApiForEachTest } from './support.ts';

/** What an operator can set is set low, so that few requests show it. */
const LOW = { guestLimitPerHour: 4, emailCheckLimitPerHour: 4, wrongPasswordLimitPerHour: 4 };
/** Requests before and after a flood that is written into the counts. */
const FEW = 12;
/** More than any limit that holds for one network; what is set low is used up by a few. */
const FLOOD = 10_000;

type Body = (time: number) => unknown;

/** Calls without a token that guess or cost, each time about something else. */
const LIMITED: Partial<Record<CallName, Body>> = {
  guestLogin: () => undefined,
  emailLogin: (time) => ({ authMthd: 1, authId: `flood${time}@madang.kr`, pswd: 'wrong-2026!' }),
  checkUser: (time) => ({ authMthd: 1, authId: `flood${time}@madang.kr` }),
  join: () => guestJoin(),
  validateUvrsId: (time) => ({ uvrsId: `flood.${time}` }),
  validateNickname: () => WELL_FORMED.validateNickname,
  requestEmailCode: (time) => ({ authWay: `flood${time}@madang.kr` }),
  passkeyRequestOptions: () => undefined,
  passkeyLogin: () => WELL_FORMED.passkeyLogin,
  beginHandOver: () => undefined,
  claimSignIn: (time) => ({ attempt: `claim-${time}`.padEnd(43, '-') }),
  discardSignIn: (time) => ({ attempt: `flood-${time}`.padEnd(43, '-') }),
};

/** Calls without a token that a flood gains nothing of but work for the database: why. */
const UNLIMITED: Partial<Record<CallName, string>> = {
  snsLogin: 'a ticket has 256 bits and belongs to its visit',
  ssoLogin: 'a ticket has 256 bits and belongs to its visit',
  accountLinkJoin: 'a ticket has 256 bits and belongs to its visit',
  confirmEmailCode: 'five tries of a code, and none on another visit',
  resetPassword: 'a proof belongs to its visit, and is looked at before a password is hashed',
  refreshAccessToken: 'a refresh credential is signed',
  readHandOver: 'a secret has 256 bits and belongs to its browser',
  handOverLogin: 'a secret has 256 bits and belongs to its browser',
  campusList: 'the same for all',
  listSchools: 'the same for all',
  configuration: 'the same for all',
  oauthClient: 'what a partner is called',
  refusePartnerLogin: 'a login belongs to the browser that began it',
};

openEmptyApiForEachTest(LOW);

const bodyOf = (name: CallName, time: number): unknown => LIMITED[name]?.(time);

describe('a flood from one network', () => {
  it('is limited for each call without a token, or a reason stands here', () => {
    const open = Object.entries(CALLS).flatMap(([name, { token }]) => (token === 'required' ? [] : [name]));
    expect([...Object.keys(LIMITED), ...Object.keys(UNLIMITED)].sort()).toEqual(open.sort());
  });

  it.each(Object.keys(LIMITED) as CallName[])(
    '[API-25] ends with 429 and a time for %s, though each request is on a visit of its own',
    { timeout: 120_000 },
    async (name) => {
      for (let time = 0; time < 2 * FEW; time += 1) {
        // One network: of an IPv6 address the first half counts, and what the sender says of itself does not.
        const headers = { 'X-Forwarded-For': `203.0.${time >> 8}.${time & 255}` };
        const browser = api.browser(`2001:db8::${time.toString(16)}`);
        await browser.ok('configuration');
        const reply = await browser.call(name, bodyOf(name, time), { headers });
        // As if the requests between had come: each on a visit of its own, so that they are counted for the network alone.
        if (time === FEW) await db.updateTable('rate_limits').set({ count: FLOOD }).where('policy', 'like', '%/address').execute();
        if (reply.code !== RESULT.tooManyRequests) continue;
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
        // Another network is not held up.
        expect((await api.browser('203.0.113.7').call(name, bodyOf(name, time))).code).not.toBe(RESULT.tooManyRequests);
        return;
      }
      expect.fail('a flood from one network, and no request was refused');
    },
  );
});
