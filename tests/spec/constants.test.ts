import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import * as limits from '#contract/limits.ts';
import { RESULT, type ResultName } from '#contract/result-codes.ts';

/** Everything that ships; in the pictures numbers are coordinates. */
const SOURCES = import.meta.glob<string>(['../../{contract,machines,server,src}/**/*.{ts,tsx}', '!../../server/tests/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Other numbers than section 9 has, each of its own, and too large to stand in a text for anything else. */
const OTHERS = {
  NICKNAME_MIN: 7001,
  NICKNAME_MAX: 7002,
  PASSWORD_MIN: 7003,
  PASSWORD_MAX: 7004,
  UVRS_ID_MIN: 7005,
  UVRS_ID_MAX: 7006,
  AUTH_CODE_LENGTH: 7007,
  UVRS_ID_CHANGE_DAYS: 7008,
  PROFILE_IMAGE_MEGABYTES: 7009,
  CODE_TRIES: 7010,
  REPLACING_SIGN_IN_MINUTES: 7014,
  SIGN_IN_PROVES_MINUTES: 7015,
  PASSKEYS_MAX: 7016,
  CODE_VALIDITY: 7011 * 60_000,
  AGE_MIN: 7012,
  AGE_OF_MAJORITY: 7013,
};

/** Imports a module as it is when the constants are `OTHERS`. */
async function underOthers<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  vi.doMock('#contract/limits.ts', () => ({ ...limits, ...OTHERS }));
  try {
    return await load();
  } finally {
    vi.doUnmock('#contract/limits.ts');
    vi.resetModules();
  }
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

test('[CONST-1] the server’s messages take their numbers from the constants, in each language', async () => {
  const { messageOf } = await underOthers(() => import('#server/messages.ts'));
  const results = (Object.keys(RESULT) as ResultName[]).filter((name) => name !== 'ok');
  for (const language of LANGUAGES) {
    // "Once" is a number in Japanese.
    const typed = results.filter((result) => numbersIn(messageOf(result, language)).some((number) => number !== 1 && number < 7000));
    expect(typed, language).toEqual([]);
    expect(numbersIn(messageOf('nicknameInvalid', language))).toEqual([7001, 7002]);
    expect(numbersIn(messageOf('passwordInvalid', language))).toEqual([7003, 7004]);
    expect(numbersIn(messageOf('uvrsIdInvalid', language))).toEqual([7005, 7006]);
    expect(numbersIn(messageOf('uvrsIdTooEarly', language))).toContain(7008);
    expect(numbersIn(messageOf('payloadTooLarge', language))).toEqual([7009]);
    expect(messageOf('malformed', language, { field: 'ncknm' })).toContain('ncknm');
  }
});

test('[CONST-1] so do the email with a code, the documents of the API and the terms', async () => {
  // One after the other: a second import beside the first may come before the mock that the first makes ready.
  const { codeMail } = await underOthers(() => import('#server/mail/code-mail.ts'));
  const { openApiDocument } = await underOthers(() => import('#server/docs/openapi.ts'));
  const api = JSON.stringify(openApiDocument());
  expect(api).toContain('at most 7009 MB');
  expect(api).toContain('once in 7008 days');
  for (const language of LANGUAGES) {
    const { text } = codeMail({ code: 'ABCDEF', linkKey: 'key', purpose: 'link', language, siteUrl: 'https://madang.example' });
    expect(numbersIn(text)).toEqual([7011]);
    const terms = await underOthers(() => import(`../../src/pages/legal/texts/${language}/service-terms.ts`));
    expect(numbersIn(JSON.stringify(terms.document))).toEqual(expect.arrayContaining([7012, 7013]));
  }
});

test('[CONST-1] the numbers of section 9 that mean nothing else stand in one module', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(300);
  const typed = /(?<![\w.#-])(?:1_?048_?576|3_?145_?728|120_?000|20250115|(?:width|height): (?:700|480|640|460))(?![\w.])/;
  expect(Object.keys(SOURCES).filter((file) => typed.test(SOURCES[file] ?? ''))).toEqual(['../../contract/limits.ts']);
});
