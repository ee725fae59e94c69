import { raw } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import { languageOf, type Texts } from '#server/languages.ts';
import { documentOf, html } from '#server/pages/html.ts';
import type { ProviderCode } from '../provider-settings.ts';
import { NAMES } from './names.ts';

const TEXTS = {
  title: { ko: '{provider} 로그아웃', en: 'Log out of {provider}', ja: '{provider}からログアウト' },
  standIn: {
    ko: '{provider} 로그아웃을 대신하는 시험용 화면이에요.',
    en: 'This page stands in for {provider}, for trying things out.',
    ja: 'この画面は{provider}の代わりのお試し用ページです。',
  },
  signOut: { ko: '로그아웃', en: 'Log out', ja: 'ログアウト' },
} satisfies Record<string, Texts>;

/** Asks before it signs out. `form` is the library's own, without a button, and `op.logoutForm` by its id. */
export function signOutPage(code: ProviderCode, siteUrl: string, form: string, acceptLanguage: string | undefined) {
  const language: Language = languageOf(acceptLanguage);
  const withName = (text: string) => text.replaceAll('{provider}', NAMES[code][language]);
  const title = withName(TEXTS.title[language]);
  const body = html`<p class="brand">${NAMES[code][language]}</p>
<h1>${title}</h1>
<p class="note">${withName(TEXTS.standIn[language])}</p>
${raw(form)}
<p><button type="submit" class="button" form="op.logoutForm" name="logout" value="yes">${TEXTS.signOut[language]}</button></p>`;
  return documentOf({ language, title, body, formAction: `'self' ${siteUrl}` });
}
