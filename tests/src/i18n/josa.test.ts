import { expect, test } from 'vitest';
import { createI18n } from '#src/i18n/i18n.ts';
import { withJosa } from '#src/i18n/josa.ts';

test.each([
  ['민준', '이/가', '민준이'],
  ['지아', '이/가', '지아가'],
  ['지아', '은/는', '지아는'],
  ['별', '을/를', '별을'],
  ['고래', '과/와', '고래와'],
  ['수달', '이나/나', '수달이나'],
  ['서울', '으로/로', '서울로'],
  ['부산', '으로/로', '부산으로'],
  ['제주', '으로/로', '제주로'],
  ['로봇7', '으로/로', '로봇7로'],
  ['user1', '이/가', 'user1이'],
  ['user2', '이/가', 'user2가'],
  ['user0', '으로/로', 'user0으로'],
  ['Tom', '이/가', 'Tom이'],
  ['minji', '이/가', 'minji가'],
  ['김(철수)', '이/가', '김(철수)가'],
  ['さくら', '이/가', 'さくら가'],
  ['ラーメン', '이/가', 'ラーメン이'],
  ['東京', '이/가', '東京이(가)'],
  ['東京', '으로/로', '東京(으)로'],
  ['', '을/를', '을(를)'],
] as const)('[LANG-2] %s with %s is %s', (word, pair, whole) => {
  expect(withJosa(word, pair)).toBe(whole);
});

test('[LANG-2] a decomposed name (as macOS types it) ends like its composed form', () => {
  expect(withJosa('민준'.normalize('NFD'), '이/가')).toBe(`${'민준'.normalize('NFD')}이`);
});

test('[LANG-2] texts ask for a particle by a format', () => {
  const { t } = createI18n('ko', { common: { brand: '{{name, josa(이/가)}} {{place, josa(으로/로)}} 갔어요.' } });
  expect(t(($) => $.common.brand, { name: '지아', place: '도서관' })).toBe('지아가 도서관으로 갔어요.');
});
