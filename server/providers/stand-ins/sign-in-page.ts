import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '#server/languages.ts';
import { html, page } from '#server/pages/html.ts';
import type { School } from '#server/schools/school.ts';
import type { ProviderCode } from '../provider-settings.ts';
import { NAMES } from './names.ts';
import { TEST_PEOPLE } from './people.ts';

const TEXTS = {
  ko: {
    title: '{provider} 로그인',
    standIn: '{provider} 로그인을 대신하는 시험용 화면이에요. 실제 {provider} 계정이나 비밀번호를 입력하지 마세요.',
    choose: '누구로 로그인할까요?',
    other: '다른 사람',
    otherHint: '영문 소문자, 숫자, 붙임표(-)로 1~40자',
    signIn: '로그인',
    answers: '다른 응답',
    refuse: '동의하지 않음',
    fail: '오류 내기',
  },
  en: {
    title: 'Log in with {provider}',
    standIn: 'This page stands in for {provider}, for trying things out. Please don’t enter a real {provider} account or password.',
    choose: 'Who would you like to be?',
    other: 'Another person',
    otherHint: '1 to 40 lowercase letters, digits and hyphens',
    signIn: 'Log in',
    answers: 'Answer differently',
    refuse: 'Do not agree',
    fail: 'Cause an error',
  },
  ja: {
    title: '{provider}でログイン',
    standIn: 'この画面は{provider}の代わりのお試し用ページです。実際の{provider}のアカウントやパスワードは入力しないでください。',
    choose: '誰としてログインしますか？',
    other: '別の人',
    otherHint: '英小文字、数字、ハイフンで1～40文字',
    signIn: 'ログイン',
    answers: '別の答えを返す',
    refuse: '同意しない',
    fail: 'エラーにする',
  },
} satisfies Record<Language, Record<string, string>>;

interface SignInPage {
  readonly code: ProviderCode;
  readonly siteUrl: string;
  /** The school of a federation that this page is of (CAMPUS-3). */
  readonly school: School | undefined;
}

/** Where one picks a test person, refuses, or lets it fail. What is chosen is posted back to this very address. */
export function signInPage(c: Context, { code, siteUrl, school }: SignInPage): Response {
  const language = languageOf(c.req.header('accept-language'));
  const texts = TEXTS[language];
  const name = school?.names[language] ?? NAMES[code][language];
  const withName = (text: string) => text.replaceAll('{provider}', name);
  const people = TEST_PEOPLE.map(
    (person) => html`<button type="submit" class="button" name="person" value="${person.id}">${person.name[language]}</button>`,
  );
  const body = html`<p class="brand">${name}</p>
<h1>${withName(texts.title)}</h1>
<p class="note">${withName(texts.standIn)}</p>
<form class="card" method="post"><h2>${texts.choose}</h2>
<p class="row">${people}</p>
</form>
<form class="card" method="post"><label for="person">${texts.other}</label>
<input id="person" name="person" required pattern="[a-z0-9\\-]{1,40}" autocomplete="off" autocapitalize="none" aria-describedby="hint">
<p class="note" id="hint">${texts.otherHint}</p>
<button type="submit" class="button">${texts.signIn}</button>
</form>
<form class="card" method="post"><h2>${texts.answers}</h2>
<p class="row"><button type="submit" class="button quiet" name="answer" value="refuse">${texts.refuse}</button>
<button type="submit" class="button quiet" name="answer" value="fail">${texts.fail}</button></p>
</form>`;
  // A browser holds the redirects that follow a form against this list as well.
  return page(c, { language, title: withName(texts.title), body, formAction: `'self' ${siteUrl}` });
}
