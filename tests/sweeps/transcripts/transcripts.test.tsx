// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BareApi, EMAIL_CODE, openBareApi } from '../bare/bare-api.ts';
import { type OpenPage, openPage } from '../bare/open-page.tsx';
import { listen } from './listen.ts';
import { keptTranscript, lasting, readTranscript } from './transcript-file.ts';

const EMAIL = 'minji@campus.ac.kr';
const PASSWORD = 'maple-7leaf';
const NEW_PASSWORD = 'river-8stone';

let api: BareApi;
let page: OpenPage;
let heard: [string, string[]][];
beforeEach(async () => {
  heard = [];
  // The nickname that is suggested.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  api = await openBareApi('http://localhost:3000');
});
afterEach(async () => {
  page.close();
  await api.close();
  vi.restoreAllMocks();
});

async function at(flow: string, state: string): Promise<void> {
  await page.see(flow, state);
  heard.push([`${flow} ${state}`, await listen(page.top())]);
}

/** What is heard equals what is kept, phrase by phrase. */
const expectKept = (name: string) => {
  const transcript = lasting(heard);
  expect(transcript).toEqual(keptTranscript(name, transcript));
};

describe.each(['ko', 'en', 'ja'] as const)('the words of a screen reader (%s)', (language) => {
  const visit = async () => {
    page = await openPage({ language, settings: { apiBase: api.base, worldUrl: 'https://world.madang.example' } });
    return page.say;
  };

  it('[LANG-2] [AGR-1] [EMAIL-1] [EMAIL-5] of joining by email: each question, its choices, its field and what went wrong', async () => {
    const say = await visit();
    page.open('agreement');
    await at('agreement', 'reading');
    await page.tick(say(($) => $.agreement.all));
    await page.press(say(($) => $.agreement.submit));
    await at('agreement', 'noticingMarketing');
    await page.press(say(($) => $.common.ok));
    await at('linkAccount', 'choosing');
    await page.press(say(($) => $.methods.email.join));
    await at('emailVerification', 'enteringEmail');
    await page.fill(
      say(($) => $.fields.email.label),
      EMAIL,
    );
    await page.press(say(($) => $.emailVerification.send));
    await at('emailVerification', 'codeSent');
    await page.fill(
      say(($) => $.fields.authCode.label),
      EMAIL_CODE.toUpperCase(),
    );
    await page.read('Wrong code.');
    await at('emailVerification', 'codeSent');
    await page.fill(
      say(($) => $.fields.authCode.label),
      EMAIL_CODE,
    );
    await at('emailVerification', 'settingPassword');
    expectKept(`${language}/join`);
  });

  it('[LANG-2] [LOGIN-1] [LOGIN-2] [ERR-16] of logging in: the ways, the fields and a wrong password', async () => {
    api.addMember('email', EMAIL, { pswd: PASSWORD });
    const say = await visit();
    page.open('login');
    await at('login', 'choosing');
    await page.press(say(($) => $.methods.email.login));
    await at('emailLogin', 'entering');
    await page.fill(
      say(($) => $.fields.email.label),
      EMAIL,
    );
    await page.fill(
      say(($) => $.fields.password.label),
      NEW_PASSWORD,
    );
    await page.press(say(($) => $.emailLogin.submit));
    await page.until(() => expect(page.top().querySelector('[role=alert]')).not.toBeNull());
    await at('emailLogin', 'entering');
    expectKept(`${language}/login`);
  });

  it('[LANG-2] [RESET-1] [RESET-2] of a lost password: from the email to the question after the new one', async () => {
    api.addMember('email', EMAIL, { pswd: PASSWORD });
    const say = await visit();
    page.open('passwordReset');
    await at('emailVerification', 'enteringEmail');
    await page.fill(
      say(($) => $.fields.email.label),
      EMAIL,
    );
    await page.press(say(($) => $.emailVerification.send));
    await page.fill(
      say(($) => $.fields.authCode.label),
      EMAIL_CODE,
    );
    await at('emailVerification', 'settingPassword');
    await page.fill(
      say(($) => $.fields.password.newLabel),
      NEW_PASSWORD,
    );
    await page.fill(
      say(($) => $.fields.passwordConfirmation.label),
      NEW_PASSWORD,
    );
    await page.press(say(($) => $.emailVerification.finish));
    await at('emailVerification', 'offeringLogin');
    expectKept(`${language}/reset`);
  });
});

it('transcripts are compared by what is said, not by how the file is written', () => {
  const kept =
    '# Title\n\n## login choosing\n\nA note.\n\n   - dialog, Log in\n- button, Email\n\n## emailLogin entering\n- dialog, Email\n';
  expect(readTranscript(kept)).toEqual([
    ['login choosing', ['dialog, Log in', 'button, Email']],
    ['emailLogin entering', ['dialog, Email']],
  ]);
});
