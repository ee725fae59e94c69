import { expect, it } from 'vitest';
import { becomeGuest, becomeMember, imageForm } from '#server/tests/support/people.ts';
import { api, openApiInThisFile } from './support.ts';

openApiInThisFile();

const NAMES = ['../../a.png', `${'x'.repeat(300)}.png`, '🏫🏫.png', '\u202egnp.exe.png', '%2e%2e%2f.png', 'a b"<b>.png'];

it('[PROF-4] the name of an uploaded file is in no address', async () => {
  const browser = api.browser();
  await becomeMember(api, browser);
  for (const name of NAMES) {
    const { profileImagePath } = await browser.ok('changeProfileImage', undefined, { rawBody: imageForm(name) });
    expect(profileImagePath, name).toMatch(/^\/media\/profile\/[\w-]{16,}\.png$/);
  }
});

it('[PROF-4] an image is taken from its member alone', async () => {
  const [member, guest] = [api.browser(), api.browser()];
  await becomeMember(api, member);
  await becomeGuest(guest);
  const { profileImagePath } = await member.ok('changeProfileImage', undefined, { rawBody: imageForm('me.png') });
  await guest.refused('changeProfileImage', 'notAllowed', undefined, { rawBody: imageForm('me.png') });
  for (const token of [null, 'made-up']) {
    await member.refused('changeProfileImage', 'unauthorized', undefined, { rawBody: imageForm('me.png'), token });
  }
  expect((await member.ok('userInfo')).user.prfl_img_path).toBe(profileImagePath);
});

it('a body that is nested as deep as it is long is a clear 400', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const rawBody of [deep, `{"authMthd":1,"authId":${deep}}`, `{"${'x'.repeat(300)}":${deep}}`]) {
    await api.browser().refused('snsLogin', 'malformed', undefined, { rawBody, headers });
  }
});

it('a refusal shows no more of the names that a request made up than a page would', async () => {
  const { message } = await api.browser().refused('snsLogin', 'malformed', { authMthd: 3, authId: 'a', ['x'.repeat(5000)]: 1 });
  expect(message?.length).toBeLessThan(300);
});

it.each(['/callback/apple', '/callback/google', '/'])(
  'a refusal at %s, outside of the API, is kept out of caches as well',
  async (path) => {
    const response = await api.browser().fetch('DELETE', path);
    expect(response.status).toBe(405);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
