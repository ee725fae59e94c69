import { describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import type { Browser } from '#server/tests/support/browser.ts';
import { imageForm, providerJoin, ticketFor, WELL_FORMED } from '#server/tests/support/people.ts';
import { api, newBrowser, openApiInThisFile } from './support.ts';

const COOKIES = ['madang_refresh', 'madang_visit'] as const;
const PLACES = ['in the place of the own one', 'before the own one', 'behind the own one'] as const;
const HOLDINGS = ['its token', 'no token'] as const;
/** Without a token, another person's cookie alone is that person's browser: nothing tells them apart. */
const CASES = COOKIES.flatMap((cookie) => PLACES.flatMap((place) => HOLDINGS.map((holds) => ({ cookie, place, holds })))).filter(
  ({ place, holds }) => holds === 'its token' || place !== 'in the place of the own one',
);

openApiInThisFile();

let people = 0;
async function newMember(): Promise<{ readonly browser: Browser; readonly userId: string }> {
  people += 1;
  const browser = newBrowser();
  const ticket = await ticketFor(api, browser, `planted-${people}`);
  const { user } = await browser.ok('accountLinkJoin', providerJoin(ticket));
  browser.token = user.access_token;
  return { browser, userId: user.user_id };
}

/** As a sister site or a shared computer leaves it. */
function plant(into: Browser, from: Browser, name: (typeof COOKIES)[number], place: (typeof PLACES)[number]): void {
  const [own, others] = [into.cookies.get(name), from.cookies.get(name)];
  if (own === undefined || others === undefined) throw new Error(`there is no ${name}`);
  into.cookies.delete(name);
  // The browser of the tests keeps one of a name: the other stands behind a piece that is no cookie.
  const second = `-; ${name}`;
  if (place === 'before the own one') into.cookies.set(second, others).set(name, own);
  else if (place === 'behind the own one') into.cookies.set(name, own).set(second, others);
  else into.cookies.set(name, others);
}

/** The owner of the token that came with an answer. */
async function userOf(data: unknown): Promise<string | undefined> {
  const { access_token, user } = (data ?? {}) as { access_token?: string; user?: { access_token?: string } };
  const token = access_token ?? user?.access_token;
  if (token === undefined) return undefined;
  const answer = await api.browser('203.0.113.9').call('userInfo', undefined, { token });
  return answer.data?.user.user_id;
}

describe('another person’s cookie in a browser', () => {
  it.each(Object.keys(CALLS) as CallName[])(
    '[REFR-1] [OUT-1] beside or in the place of the own one, gives nothing of that person by %s',
    async (name) => {
      const other = await newMember();
      for (const { cookie, place, holds } of CASES) {
        const person = await newMember();
        plant(person.browser, other.browser, cookie, place);
        const options = holds === 'its token' ? {} : { token: null };
        const reply =
          name === 'changeProfileImage'
            ? await person.browser.call(name, undefined, { ...options, rawBody: imageForm('me.png') })
            : await person.browser.call(name, WELL_FORMED[name], options);
        const about = `${cookie} ${place}, ${holds}`;
        expect(JSON.stringify(reply.data ?? null), about).not.toContain(other.userId);
        expect(await userOf(reply.data), about).not.toBe(other.userId);
        // And takes nothing from them.
        expect((await other.browser.ok('userInfo')).user.user_id, about).toBe(other.userId);
      }
    },
  );
});
