import { describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { codeFor } from '#server/tests/support/api.ts';
import { becomeGuest, becomeMember, emailJoin, PASSWORD, WELL_FORMED } from '#server/tests/support/people.ts';
import { api, openEmptyApiForEachTest } from './support.ts';

/** More often than any limit for one email at one address allows. */
const TIMES = 25;
/** More often than any limit for one email alone allows. */
const TIMES_OF_MANY = 210;

openEmptyApiForEachTest();

/** Calls whose body can name an email; a code and a password that a stranger does not know are wrong. */
const NAMING = (Object.keys(CALLS) as CallName[]).filter((name) => {
  const body = WELL_FORMED[name] ?? {};
  return 'authWay' in body || 'authMthd' in body;
});

const about = (name: CallName, email: string): object => {
  const body = WELL_FORMED[name] ?? {};
  if ('authWay' in body) return { ...body, authWay: email };
  return { ...(name === 'join' ? emailJoin(email) : body), authMthd: 1, authId: email, ...('pswd' in body && { pswd: 'guessed-2026!' }) };
};

/** A person with a code that is not used yet on one device, and a proven email on another; what they go on with has to succeed. */
async function halfway(email: string) {
  const [waiting, proven] = [api.browser('198.51.100.2'), api.browser('198.51.100.3')];
  await proven.ok('requestEmailCode', { authWay: email });
  const { sqncNum } = await proven.ok('confirmEmailCode', { authWay: email, authCode: codeFor(api, email) });
  await waiting.ok('requestEmailCode', { authWay: email });
  const authCode = codeFor(api, email);
  return {
    confirmCode: () => waiting.ok('confirmEmailCode', { authWay: email, authCode }),
    resetPassword: () => proven.ok('resetPassword', { authMthd: 1, authId: email, sqncNum, pswd: 'autumn-2026!', authCode: '' }),
  };
}

describe('a stranger who knows a person’s email', () => {
  it('has calls to try', () => {
    expect(NAMING).toEqual(
      expect.arrayContaining(['emailLogin', 'checkUser', 'join', 'resetPassword', 'requestEmailCode', 'confirmEmailCode']),
    );
  });

  it.each(NAMING)(
    '[API-25] calls %s over and over, on one visit and on many: the person’s code, proof, password and next code serve all the same',
    {
      timeout: 60_000,
    },
    async (name) => {
      const { email, user_id } = await becomeMember(api, api.browser('198.51.100.1'));
      const person = await halfway(email);

      const one = api.browser('203.0.113.1');
      if (CALLS[name].token === 'required') await becomeGuest(one);
      const { token } = one;
      for (let time = 0; time < TIMES; time += 1) {
        // Beyond the cool-down of a code in the end, and within the life of a proof.
        api.clock.now += 10_000;
        const many = api.browser('203.0.113.1');
        many.token = token;
        for (const stranger of [one, many])
          expect(JSON.stringify((await stranger.call(name, about(name, email))).data ?? null)).not.toContain(user_id);
      }

      await person.confirmCode();
      const elsewhere = api.browser('198.51.100.4');
      await elsewhere.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD });
      await api.browser('198.51.100.5').ok('requestEmailCode', { authWay: email });
      await person.resetPassword();
    },
  );

  it.each(NAMING)(
    '[API-25] [LOGIN-2] calls %s over and over from many networks: the person’s code and proof serve, and a device that has signed in before signs in',
    { timeout: 60_000 },
    async (name) => {
      const own = api.browser('198.51.100.1');
      const { email } = await becomeMember(api, own, 'person@madang.kr');
      const person = await halfway(email);
      const guest = api.browser('203.0.113.1');
      if (CALLS[name].token === 'required') await becomeGuest(guest);
      for (let time = 0; time < TIMES_OF_MANY; time += 1) {
        const stranger = api.browser(`203.0.${time}.1`);
        stranger.token = guest.token;
        await stranger.call(name, about(name, email));
      }
      await person.confirmCode();
      await own.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD });
      await person.resetPassword();
    },
  );
});
