import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerWishes } from '#contract/values/partner-wishes.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { beginLogin, MEETINGS, type OpenidWorld, openWorld, partnerOf, REDIRECT, Student } from './support/openid-world.ts';
import { Surfer } from './support/surfer.ts';

describeOnBoth('wishes of a client beside the login', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let student: Student;
  let partner: client.Configuration;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database, [MEETINGS]);
    student = await Student.join(world, 'haneul');
    partner = await partnerOf(world);
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  const pageFor = async (asked: Record<string, string>) => {
    const { url } = await new Surfer().follow((await beginLogin(partner, asked)).url, ({ pathname }) => pathname === '/sso/auth');
    return url;
  };

  it('[PARTNER-1] login_hint goes to the page where it is an email, whether there is such an account or not; anything else does not', async () => {
    const wished = async (login_hint: string) => partnerWishes(await pageFor({ login_hint })).email;
    expect(await wished('Minji@Campus.ac.kr')).toBe('minji@campus.ac.kr');
    expect(await wished('nobody@campus.ac.kr')).toBe('nobody@campus.ac.kr');
    for (const hint of [
      '010-1234-5678',
      '<script>alert(1)</script>',
      'a@b',
      `${'a'.repeat(300)}@campus.ac.kr`,
      'a@campus.ac.kr b@campus.ac.kr',
    ])
      expect(await wished(hint), hint).toBe('');
    expect(Object.fromEntries((await pageFor({ login_hint: 'x' })).searchParams)).not.toHaveProperty('loginHint');
  });

  it('[PARTNER-1] [LANG-1] ui_locales chooses the language of the pages for this login, where the person has chosen none', async () => {
    expect(partnerWishes(await pageFor({ ui_locales: 'fr-CA ja en' })).languages).toEqual(['fr-CA', 'ja', 'en']);
    const titleFor = async (headers: Record<string, string>, ui_locales: string) => {
      const address = `${world.issuer}/session/end?${new URLSearchParams({ client_id: 'unknown', ui_locales })}`;
      const text = await (await fetch(address, { headers: { Accept: 'text/html', ...headers } })).text();
      return /<html lang="(\w+)"/.exec(text)?.[1];
    };
    const korean = { 'Accept-Language': 'ko' };
    expect(await titleFor(korean, 'fr-CA ja en')).toBe('ja');
    expect(await titleFor(korean, 'fr')).toBe('ko');
    expect(await titleFor({ ...korean, Cookie: 'language=en' }, 'ja')).toBe('en');
    expect(partner.serverMetadata().ui_locales_supported).toEqual(['ko', 'en', 'ja']);
  });

  it('[PARTNER-1] response_mode=form_post works under the policy of the door: its one script is allowed by its hash, and the form carries code, state and iss', async () => {
    const modes = partner.serverMetadata().response_modes_supported;
    expect(modes).toContain('form_post');
    const { url, checks } = await beginLogin(partner, { response_mode: 'form_post' });
    const first = await student.follow(url);
    const { data } = await student.finish(first).then(async (answer) => {
      if (answer.data.next !== undefined) return answer;
      await student.call('/oauth/consent', { clntId: MEETINGS.id });
      return student.finish(first);
    });
    const response = await student.surfer.fetch(String(data.next));
    const page = await response.text();
    const policy = String(response.headers.get('content-security-policy'));
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    // Nothing in it forbids to send the form, and no page frames it.
    expect(policy).not.toContain('form-action');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page).toContain(`action="${REDIRECT}"`);
    const fields = new Map([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    expect([...fields.keys()].sort()).toEqual(['code', 'iss', 'state']);
    const sent = new Request(REDIRECT, {
      method: 'POST',
      body: new URLSearchParams([...fields].map(([name, value]) => [String(name), String(value)])),
    });
    expect((await client.authorizationCodeGrant(partner, sent, checks)).claims()?.aud).toBe(MEETINGS.id);
  });

  it('[PARTNER-1] a response mode that is not announced is refused at the client with its name', async () => {
    const back = await student.follow((await beginLogin(partner, { response_mode: 'web_message' })).url);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'unsupported_response_mode', iss: world.issuer });
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('[PARTNER-1] a client whose clock is a quarter of an hour ahead takes no ID token: it is good for ten minutes', async () => {
    const off = await partnerOf(world, MEETINGS, { [client.clockSkew]: 900 });
    const { url, checks } = await beginLogin(off);
    const first = await student.follow(url);
    const back = first.pathname === '/sso/auth' ? await student.goOn(first) : first;
    await expect(client.authorizationCodeGrant(off, back, checks)).rejects.toThrow('JWT timestamp claim value failed validation');
  });

  it.each([
    ['ahead', 120],
    ['behind', -120],
  ])('[PARTNER-1] a client whose clock is two minutes %s signs people in all the same', async (_, skew) => {
    const off = await partnerOf(world, MEETINGS, { [client.clockSkew]: skew });
    const { url, checks } = await beginLogin(off);
    const first = await student.follow(url);
    const back = first.pathname === '/sso/auth' ? await student.goOn(first) : first;
    const tokens = await client.authorizationCodeGrant(off, back, checks);
    expect(tokens.claims()?.aud).toBe(MEETINGS.id);
    expect((await client.refreshTokenGrant(off, String(tokens.refresh_token))).access_token).toEqual(expect.any(String));
  });
});
