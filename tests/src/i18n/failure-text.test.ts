import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { RESULT, type ResultName } from '#contract/result-codes.ts';
import { FAILURE_CODES, type FailureCode } from '#machines/failures.ts';
import { readTexts } from '#scripts/texts/read-texts.ts';
import { messageOf } from '#server/messages.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { createI18n } from '#src/i18n/i18n.ts';

const speakers = LANGUAGES.map((language) => createI18n(language, readTexts(language)).t);
const codes = Object.keys(FAILURE_CODES) as FailureCode[];

describe('the text of each failure', () => {
  test.each(codes.map((code) => [FAILURE_CODES[code], code] as const))(
    '[%s] %s is said in three languages, with nothing left open',
    (_, code) => {
      const texts = speakers.map((t) => failureText(t, { code }));
      for (const text of texts) {
        expect(text).toMatch(/[.。!！?？]$|name@school\.(?:edu|ac\.kr|ac\.jp)$/);
        expect(text).not.toMatch(/\{\{|\}\}|failures\./);
      }
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    },
  );

  test('no two failures of a language say the same', () => {
    for (const t of speakers) expect(new Set(codes.map((code) => failureText(t, { code }))).size).toBe(codes.length);
  });

  test('[API-25] neither a text of the page nor a message of the server repeats the title of the alert above it', () => {
    for (const [index, t] of speakers.entries()) {
      const title = t(($) => $.common.errorTitle);
      const language = LANGUAGES[index] ?? 'en';
      const results = Object.keys(RESULT).filter((name): name is Exclude<ResultName, 'ok'> => name !== 'ok');
      const said = [...codes.map((code) => failureText(t, { code })), ...results.map((result) => messageOf(result, language))];
      expect(said.filter((text) => text.startsWith(title))).toEqual([]);
    }
  });

  test('[ERR-33] the limit stands in the text', () => {
    expect(speakers.map((t) => failureText(t, { code: 'fileTooLarge' }))).toEqual([
      '사진이 3MB보다 커요. 3MB 이하인 사진을 선택해 주세요.',
      'The image is larger than 3 MB. Please choose one of up to 3 MB.',
      '画像が3MBを超えています。3MB以下の画像を選択してください。',
    ]);
  });

  test('[ERR-21] so do the bounds of a password', () => {
    for (const t of speakers) expect(failureText(t, { code: 'passwordInvalid' })).toMatch(/8[~–～]15/);
  });
});

test('[API-25] without a network the action’s message is followed by that, in three languages', () => {
  const said = speakers.map((t) => failureText(t, { code: 'loginFailed', isOffline: true }));
  const plain = speakers.map((t) => failureText(t, { code: 'loginFailed' }));
  expect(said).toEqual([
    `${plain[0]} 인터넷에 연결되어 있지 않았어요.`,
    `${plain[1]} Your device was offline.`,
    `${plain[2]} インターネットに接続されていませんでした。`,
  ]);
});

describe('a server’s own message', () => {
  const [t] = speakers;
  const shown = (serverMessage: string) => t && failureText(t, { code: 'loginFailed', serverMessage });

  test('[API-25] is shown instead of the code’s text', () => {
    expect(shown('지금은 점검 중이에요.')).toBe('지금은 점검 중이에요.');
  });

  test('[API-25] is never a template', () => {
    expect(shown('{{passwordMax}} $t(common.brand)')).toBe('{{passwordMax}} $t(common.brand)');
  });
});
