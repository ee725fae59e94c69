import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { codeMail } from '#server/mail/code-mail.ts';
import { leavingMail } from '#server/mail/leaving-mail.ts';
import { replacedMail } from '#server/mail/replaced-mail.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { openPglite } from './support/databases.ts';
import { newState, startUrl } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

/** What is written alike in every language: names of companies, of the wire, and of this test's own data. */
const NAMES =
  /https?:\/\/\S+|Google|Facebook|Apple|Kakao|NAVER|API|OpenAPI|OpenID Connect|RFC|HTTP|SOC|Cookie|Cross-Origin-Opener-Policy|multipart\/form-data|code|openapi\.json|K7W2XM/g;
/** A letter that only texts of another language have. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  ko: /[A-Za-z]{3}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  en: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ja: /[A-Za-z]{3}|\p{Script=Hangul}/u,
};

const SITE = 'http://localhost:4000';
let server: RunningServer;
beforeAll(async () => {
  const { db } = await openPglite();
  server = await startServer({
    config: configFromEnv({ PORT: '0' }),
    database: { db, label: 'in memory', close: () => db.destroy() },
  });
});
afterAll(() => server.stop());

/** Without what is data: names and descriptions of the wire (`code`, `pre`, `lang`), and addresses. */
function textsOf({ window: { document } }: JSDOM): string[] {
  for (const each of document.querySelectorAll('style, code, pre, .method, body [lang]')) each.remove();
  const walker = document.createTreeWalker(document.documentElement, 4);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '');
}

const PAGES: Readonly<Record<string, (language: Language) => Promise<string>>> = {
  'the inbox': (language) => read(language, `${server.inboxUrl}/`),
  'a mail that is gone': (language) => read(language, `${server.inboxUrl}/mails/999`),
  'the stand-ins of the providers': (language) => read(language, `${server.providersUrl}/`),
  'the sign-in page of a stand-in': async (language) => {
    const { response } = await new Surfer({ 'Accept-Language': language }).follow(startUrl(server, 'google', newState()));
    return (await response?.text()) ?? '';
  },
  'the partner': (language) => read(language, `${server.partnerUrl}/`),
  'the way back to the partner': (language) => read(language, `${server.partnerUrl}/signed-in`),
  'the stand-in for the 3D host': (language) => read(language, `${server.worldUrl}/myroom`),
  'the page of the API': (language) => read(language, `${server.siteUrl}/api/docs`),
  'the mail with a code': async (language) => codeMail({ code: 'K7W2XM', linkKey: 'key', purpose: 'link', language, siteUrl: SITE }).html,
  'the mail of a replaced account': async (language) =>
    replacedMail({ nickname: '', provider: 'Google', days: 30, isFormer: false, language, siteUrl: SITE }).html,
  'the mail of an account that is going to be deleted': async (language) =>
    leavingMail({ news: 'deletionAsked', nickname: '', deletedAt: 0, isFormer: false, language, siteUrl: SITE }).html,
  'the mail of an account that stays': async (language) =>
    leavingMail({ news: 'deletionTakenBack', nickname: '', deletedAt: 0, isFormer: false, language, siteUrl: SITE }).html,
};

const read = async (language: Language, url: string): Promise<string> =>
  (await fetch(url, { headers: { 'Accept-Language': language } })).text();

describe.each(Object.entries(PAGES))('[LANG-1] [LANG-2] %s', (_, open) => {
  it.each(LANGUAGES)('says its language and speaks it (%s)', async (language) => {
    const dom = new JSDOM(await open(language));
    expect(dom.window.document.documentElement.lang).toBe(language);
    expect(dom.window.document.title).not.toBe('');
    const texts = textsOf(dom);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => FOREIGN[language].test(text.replaceAll(NAMES, '')))).toEqual([]);
  });

  it('has another text in each language', async () => {
    const all = await Promise.all(LANGUAGES.map(async (language) => textsOf(new JSDOM(await open(language))).join(' ')));
    expect(new Set(all).size).toBe(LANGUAGES.length);
  });
});

it('the own pages have the colours of the product', async () => {
  const tokens = colours(readFileSync('src/ui/styles/tokens.css', 'utf8'));
  const own = ownColours(await read('en', `${server.partnerUrl}/`));
  const sameNames = Object.keys(own).filter((name) => name in tokens);
  expect(sameNames).toEqual(expect.arrayContaining(['bg', 'surface', 'ink', 'ink2', 'line', 'brand']));
  for (const name of sameNames) expect({ [name]: own[name] }).toEqual({ [name]: tokens[name] });
});

const long = (hex: string) => hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** `:root { --bg: #fff; }` and the same in the dark as `bg: #ffffff #000000`. */
function ownColours(page: string): Record<string, string> {
  const [light = '', dark = ''] = [...page.matchAll(/:root \{([^}]*)\}/g)].map(([, declared = '']) => declared);
  const valueIn = (declared: string, name: string) => long(new RegExp(`--${name}: (#\\w+);`).exec(declared)?.[1] ?? '');
  const names = [...light.matchAll(/--([\w-]+): #/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `${valueIn(light, name)} ${valueIn(dark, name)}`]));
}

/** `--bg: light-dark(#fff, #000)` as `bg: #ffffff #000000`. */
function colours(sheet: string): Record<string, string> {
  const found = [...sheet.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  return Object.fromEntries(found.toReversed().map(([, name = '', light = '', dark = '']) => [name, `${long(light)} ${long(dark)}`]));
}
