import * as client from 'openid-client';
import { Strategy as PassportOpenidConnect } from 'passport-openidconnect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { AUTH_CLIENT, authJs, oauth4webapi, openidClient, passport } from './support/openid-software.ts';
import {
  beginLogin,
  LOGGED_OUT,
  MEETINGS,
  type OpenidWorld,
  openWorld,
  partnerOf,
  REDIRECT,
  SECRET,
  Student,
} from './support/openid-world.ts';

const SOFTWARE = [openidClient, oauth4webapi, authJs, passport];

describeOnBoth('clients that others wrote, at the OpenID door', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, [MEETINGS, AUTH_CLIENT], { ACCESS_TOKEN_SECONDS: '86400' });
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  describe.each(SOFTWARE)('$name', ({ name, begin }) => {
    const person = `of-${name.toLowerCase().replace(/[^a-z]/g, '-')}`;

    it('[PARTNER-4] signs a person in who agrees, and once more without a question', async () => {
      const student = await Student.join(world, person);
      const first = await begin(world);
      const page = await student.follow(first.url);
      expect((await student.finish(page)).code).toBe(RESULT.consentRequired);
      const sub = await first.take(await student.goOn(page));
      const second = await begin(world);
      expect(await second.take(await student.follow(second.url))).toBe(sub);
    });

    it('[PARTNER-4] hears of a person’s refusal, and signs no person in', async () => {
      const student = await Student.join(world, `${person}-refusing`);
      const { url, take } = await begin(world);
      const { data } = await student.refuse(await student.follow(url));
      await expect(take(await student.follow(String(data.next)))).rejects.toThrow();
    });

    it('[PARTNER-4] signs no person in with a code that is over, or with an answer of another issuer', async () => {
      const student = await Student.join(world, `${person}-late`);
      const late = await begin(world);
      const back = await student.goOn(await student.follow(late.url));
      world.clock.now += 60_001;
      await expect(late.take(back)).rejects.toThrow();
      const mixed = await begin(world);
      const answer = await student.follow(mixed.url);
      answer.searchParams.set('iss', 'https://evil.example');
      await expect(mixed.take(answer)).rejects.toThrow();
    });

    it('[PARTNER-4] after a logout here the person is asked anew', async () => {
      const student = await Student.join(world, `${person}-leaving`);
      const first = await begin(world);
      await first.take(await student.goOn(await student.follow(first.url)));
      await student.logOut();
      expect((await student.follow((await begin(world)).url)).pathname).toBe('/sso/auth');
    });
  });

  it.each([openidClient, oauth4webapi])(
    '[PARTNER-4] $name signs a person in with a clock that is off by two minutes',
    async ({ name, begin }) => {
      for (const off of [120, -120]) {
        const student = await Student.join(world, `clock-${name.replace(/[^a-z]/g, '')}${off}`);
        const { url, take } = await begin(world, off);
        expect(await take(await student.goOn(await student.follow(url)))).toMatch(/^[\w-]+$/);
      }
    },
  );

  it('[PARTNER-4] passport-openidconnect, which sends no PKCE, is refused at its own address with the words that say so', async () => {
    const strategy = new PassportOpenidConnect(
      {
        issuer: world.issuer,
        authorizationURL: `${world.issuer}/auth`,
        tokenURL: `${world.issuer}/token`,
        userInfoURL: `${world.issuer}/me`,
        clientID: MEETINGS.id,
        clientSecret: SECRET,
        callbackURL: REDIRECT,
        scope: 'profile',
      },
      () => {},
    );
    const asked = await new Promise<string>((resolve, reject) => {
      const acting = Object.assign(Object.create(strategy), { redirect: resolve, error: reject });
      acting.authenticate({ session: {}, query: {} }, {});
    });
    const back = await (await Student.join(world, 'without-pkce')).follow(asked);
    expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
    expect(back.searchParams.get('error_description')).toBe('Authorization Server policy requires PKCE to be used for this request');
  });

  it('[PARTNER-4] openid-client logs a person out by the address that discovery names', async () => {
    const student = await Student.join(world, 'bye');
    const partner = await partnerOf(world);
    const { url, checks } = await beginLogin(partner);
    const tokens = await client.authorizationCodeGrant(partner, await student.goOn(await student.follow(url)), checks);
    const ask = client.buildEndSessionUrl(partner, { id_token_hint: String(tokens.id_token), post_logout_redirect_uri: LOGGED_OUT });
    expect(await (await student.surfer.fetch(ask)).text()).toContain('Log out of Madang, too?');
  });
});
