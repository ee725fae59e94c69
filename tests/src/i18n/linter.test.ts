import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Finding } from '#scripts/locales/finding.ts';
import type { Locales } from '#scripts/locales/flat-texts.ts';
import { checkPlanColons, checkPlanParticles, checkPlanQuotes } from '#scripts/locales/plan-texts.ts';
import { readSourceTexts, textsOf } from '#scripts/locales/source-texts.ts';
import {
  checkEmpty,
  checkFailures,
  checkGlossary,
  checkJosa,
  checkKeys,
  checkPlaceholders,
  checkPlans,
  checkPlanWords,
  checkPlurals,
  checkTexts,
  checkTranslated,
  checkUnused,
  checkWording,
  flatten,
  readLocales,
  readPlanTexts,
  readSources,
} from '#scripts/locales.ts';

const texts = (record: Record<string, string>) => new Map(Object.entries(record));
const locales = (record: Record<Language, Record<string, string>>): Locales => ({
  ko: texts(record.ko),
  en: texts(record.en),
  ja: texts(record.ja),
});
const where = (findings: readonly Finding[]) => findings.map((finding) => finding.where);

describe('the texts that ship', () => {
  const shipped = readLocales();

  test('[LANG-2] have nothing that the linter finds', () => {
    expect(checkTexts(shipped)).toEqual([]);
  });

  test('are looked for in the sources', () => {
    expect(readSources().some((source) => source.includes('$.failures['))).toBe(true);
  });
});

describe('the linter finds', () => {
  test('[LANG-2] a text that one language lacks', () => {
    const found = checkKeys(locales({ ko: { 'a.b': '가', 'a.d': '나' }, en: { 'a.b': 'x' }, ja: { 'a.b': 'あ' } }));
    expect(where(found)).toEqual(['en a.d', 'ja a.d']);
  });

  test('[LANG-2] no missing text in plural forms that only English has', () => {
    const forms = { ko: { a_other: '가' }, en: { a_one: 'x', a_other: 'y' }, ja: { a_other: 'あ' } };
    expect(checkKeys(locales(forms))).toEqual([]);
  });

  test('[LANG-2] plural forms that a language lacks or does not have', () => {
    expect(checkPlurals('en', texts({ a_one: 'x', a_other: 'y', b: 'z' }))).toEqual([]);
    expect(checkPlurals('ko', texts({ a_other: '가' }))).toEqual([]);
    expect(where(checkPlurals('en', texts({ a_other: 'y' })))).toEqual(['en a']);
    expect(where(checkPlurals('en', texts({ a: 'x', a_one: 'x', a_other: 'y' })))).toEqual(['en a']);
    expect(where(checkPlurals('ja', texts({ a_one: 'あ', a_other: 'い' })))).toEqual(['ja a']);
    expect(where(checkPlurals('en', texts({ a_b: 'x' })))).toEqual(['en a_b']);
  });

  test('[LANG-2] placeholders and tags that differ from English', () => {
    const found = checkPlaceholders(
      locales({
        ko: { same: '{{name, josa(이/가)}} {{n}}', gone: '없어요', tag: '<b>{{n}}</b>' },
        en: { same: '{{n}} {{name}}', gone: '{{n}} left', tag: '{{n}}' },
        ja: { same: '{{name}} {{n}}', gone: '残り{{m}}', tag: '{{n}}' },
      }),
    );
    expect(where(found)).toEqual(['ko gone', 'ja gone', 'ko tag']);
  });

  test('[LANG-2] a placeholder that only one plural form needs is no finding', () => {
    const forms = { ko: { a_other: '{{count}}개' }, en: { a_one: 'one', a_other: '{{count}}' }, ja: { a_other: '{{count}}件' } };
    expect(checkPlaceholders(locales(forms))).toEqual([]);
  });

  test.each(['{{name}}이 왔어요', '{{name}}은', '<b>{{email}}</b>로 보냈어요', '"{{name}}"을 지워요', '{{n}}이에요'])(
    '[LANG-2] a bare particle after a value: %s',
    (text) => {
      expect(where(checkJosa('ko', texts({ a: text })))).toEqual(['ko a']);
    },
  );

  test.each(['{{name}} 님이 왔어요', '{{n}}가지', '{{n}}부터', '{{name, josa(이/가)}} 왔어요', '{{name}}님은'])(
    '[LANG-2] no bare particle in %s',
    (text) => {
      expect(checkJosa('ko', texts({ a: text }))).toEqual([]);
    },
  );

  test('[LANG-2] a pair of particles that does not exist, or not in that language', () => {
    expect(where(checkJosa('ko', texts({ a: '{{name, josa(가/이)}}' })))).toEqual(['ko a']);
    expect(where(checkJosa('ja', texts({ a: '{{name, josa(이/가)}}' })))).toEqual(['ja a']);
  });

  test.each([
    ['Hello \u{1F389}', 'characters'],
    ['Hello\u200B', 'characters'],
    ['Hello\u202E', 'characters'],
    ['Hel\u0007lo', 'characters'],
    ['Hel\uFFFDlo', 'characters'],
    ['Wait...', 'characters'],
    ['Your e-mail', 'characters'],
    ['E-mails', 'characters'],
    ['Hello ', 'characters'],
    ['Hello  there', 'characters'],
    ['마당', 'script'],
  ])('[LANG-2] %j: %s', (text, rule) => {
    expect(checkWording('en', texts({ a: text })).map((finding) => finding.rule)).toEqual([rule]);
  });

  test('[LANG-2] a text that is empty, or nothing but white space', () => {
    expect(where(checkEmpty('en', texts({ a: '', b: ' ', c: 'x' })))).toEqual(['en a', 'en b']);
  });

  test('[LANG-2] a script of another language, except in a language’s own name', () => {
    expect(where(checkWording('ko', texts({ a: '설정する', b: '日本語', c: '설정' })))).toEqual(['ko a']);
    expect(where(checkWording('ja', texts({ a: '설정', b: '한국어', c: '設定' })))).toEqual(['ja a']);
  });

  test('[LANG-2] English left in another language, names excepted', () => {
    const en = { a: 'Save', b: 'Google', c: '{{n}} MB', d: 'FAQ' };
    expect(where(checkTranslated(locales({ ko: en, en, ja: { ...en, a: '保存' } })))).toEqual(['ko a']);
  });

  test('[ERR-1] a failure without a text, and a text without a failure', () => {
    const all = new Map([...readLocales().en].filter(([path]) => path !== 'failures.loginFailed'));
    expect(where(checkFailures('en', all.set('failures.madeUp', 'x')))).toEqual(['en failures.loginFailed', 'en failures.madeUp']);
  });

  test('a text that no source uses', () => {
    const found = checkUnused(texts({ 'a.b': 'x', 'a.c': 'x', 'd.e.f': 'x', 'g.h_one': 'x', 'g.h_other': 'x', 'fields.x': 'x' }), [
      't(($) => $.a.b)',
      't($ => $.d.e[which]) + t(($) => $.g.h, { count })',
    ]);
    expect(where(found)).toEqual(['a.c']);
  });
});

describe('the glossary', () => {
  test('has one word for one thing: others are found, in each language', () => {
    expect(
      where(checkGlossary('en', texts({ a: 'Sign in', b: 'Log in', c: 'Check your email.', d: 'Check your email and password.' }))),
    ).toEqual(['en a', 'en c']);
    expect(where(checkGlossary('ko', texts({ a: '인증번호 6자리', b: '인증 코드 6자리', c: '이메일을 다시 확인해 주세요.' })))).toEqual([
      'ko a',
      'ko c',
    ]);
    expect(where(checkGlossary('ja', texts({ a: 'サインイン', b: 'Appleで続ける', c: '確認コード' })))).toEqual(['ja a', 'ja c']);
  });

  test('[LANG-2] a control that is on several screens is named alike on each, and the glossary is pointed to', () => {
    const found = checkGlossary('en', texts({ 'methods.guest.login': 'Look around', 'methods.guest.join': 'Continue as a guest' }));
    expect(where(found)).toEqual(['en methods.guest.login']);
    expect(found[0]?.says).toContain('scripts/locales/glossary.ts');
  });

  test.each([
    ['ko', '계정 삭제', '회원 탈퇴'],
    ['ko', '마지막으로 사용', '최근 로그인'],
    ['ko', '게스트로 시작하기', '게스트로 계속하기'],
    ['ko', '인증하기', '계정 연결하기'],
    ['ko', '다른 계정 연결', '로그인 방법 추가'],
    ['ko', '설정', '내 프로필'],
    ['ko', '이용 기록이 초기화돼요.', '활동 기록이 모두 사라져요.'],
    ['ko', '대학 버전', '대학교'],
    ['ko', '함께 쓰는 컴퓨터예요', '공용 컴퓨터예요'],
    ['en', 'Used last', 'Last used'],
    ['en', 'Log in to go on to Partner', 'Log in to continue to Partner'],
    ['en', 'Reload and carry on.', 'Reload to continue.'],
    ['en', 'Too many tries.', 'Too many attempts. Please try again.'],
    ['en', 'Start as a guest', 'Continue as a guest'],
    ['en', 'Link Google', 'Continue with Google'],
    ['en', 'There’s a new version', 'Madang has been updated'],
    ['en', 'Membership inquiry', 'Bring Madang to your school'],
    ['en', 'We did not move the campus.', 'We didn’t move the campus.'],
    ['ja', 'マイホームへ', 'マイルームへ'],
    ['ja', '延世大学校', '延世大学'],
    ['ja', '大学版', '大学'],
    ['ja', '前回使用', '前回利用'],
    ['ja', '6文字の認証コード', '6桁の認証コード'],
    ['ja', 'アカウントを削除', '退会する'],
    ['ja', 'Appleでサインイン', 'Appleで続ける'],
    ['ja', 'ゲストとして始める', 'ゲストとして続ける'],
    ['ja', '新しいバージョンがあります', 'マダンが更新されました'],
  ] as const)('[LANG-2] says in %s not “%s”, but “%s”', (language, forbidden, said) => {
    expect(where(checkGlossary(language, texts({ a: forbidden, b: said })))).toEqual([`${language} a`]);
  });

  test('[LANG-2] holds for what the server says, its mails and its stand-ins, too', () => {
    const written = readSourceTexts();
    expect(LANGUAGES.flatMap((language) => checkGlossary(language, written[language]))).toEqual([]);
    const files = new Set([...written.ko.keys()].map((place) => place.split(':')[0]));
    expect([...files]).toEqual(expect.arrayContaining(['server/messages.ts', 'server/mail/code-mail.ts', 'contract/retry-text.ts']));
  });

  test('holds for the sentences of the test plans, too', () => {
    const sentences = readPlanTexts();
    expect(LANGUAGES.flatMap((language) => checkPlanWords(language, sentences[language]))).toEqual([]);
    expect(where(checkGlossary('ko', texts({ a: '계정 연동', b: '계정 연결' })))).toEqual(['ko a']);
    expect(sentences.ko.get('flows.login.begin.plain')).toContain('header.login');
  });

  test('[LANG-2] a wrong particle after the name of a control in a plan, and both forms of one', () => {
    const pages = texts({ 'a.no': '취소', 'a.stay': '탈퇴 취소하고 로그인' });
    const plans = texts({
      a: '“$t(a.no)”이 보임',
      b: '“$t(a.no)”이(가) 보임',
      c: '“$t(a.stay)”로만 로그인됨',
      d: '“$t(a.no)”가 보이고 “$t(a.stay)”으로 감',
      e: '“{{name}}”이 보임',
    });
    expect(where(checkPlanParticles(plans, pages))).toEqual(['ko a', 'ko b', 'ko c']);
  });

  test('[LANG-2] words in a plan that stand on no page, in no mail and on no stand-in', () => {
    const plans = texts({
      a: 'Press “Go”',
      b: 'Press “Cause an error”',
      c: 'Press “$t(common.ok)”',
      d: 'Type “!!”',
      e: 'Press “Gone” of Jun',
    });
    const besideCode = texts({ x: 'Cause an error', y: 'Gone: {name}' });
    expect(where(checkPlanQuotes('en', plans, besideCode))).toEqual(['en a']);
  });

  test('[LANG-2] a narrow colon after a wide letter in a plan', () => {
    expect(where(checkPlanColons(texts({ a: '応答:コード', b: '応答：コード', c: 'https://madang' })))).toEqual(['ja a']);
  });

  test('[LANG-2] nothing in the plans that ship', () => {
    expect(checkPlans(readPlanTexts(), readLocales(), readSourceTexts())).toEqual([]);
  });

  test('reads the texts that stand beside code by their language and line', () => {
    const source = "const A = {\n  ko: { b: '가' },\n  en: { b: 'x' + html`y` },\n  other: 'no text',\n};\n";
    const { ko, en, ja } = textsOf('a.ts', source);
    expect([...ko]).toEqual([['a.ts:2', '가']]);
    expect([...en]).toEqual([['a.ts:3', 'x y']]);
    expect([...ja]).toEqual([]);
  });
});

test('texts are named by their path', () => {
  expect([...flatten({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })]).toEqual([
    ['a.b', 'x'],
    ['a.c.d', 'y'],
    ['e', 'z'],
  ]);
});
