import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '#server/languages.ts';
import { html, page } from '#server/pages/html.ts';
import type { ProviderCode } from '../provider-settings.ts';
import { NAMES } from './names.ts';

const TEXTS = {
  ko: {
    title: '로그인 제공자 대역',
    note: '소셜 로그인과 대학 로그인을 시험용으로 대신해요. 로그인은 마당에서 시작해 주세요.',
    coop: '이 브라우저에 보낼 Cross-Origin-Opener-Policy 값',
    none: '보내지 않음',
    site: '마당으로',
  },
  en: {
    title: 'Stand-ins for login providers',
    note: 'These pages stand in for social networks and universities, for trying things out. Please start logging in from Madang.',
    coop: 'Cross-Origin-Opener-Policy that this browser is sent',
    none: 'none',
    site: 'To Madang',
  },
  ja: {
    title: 'ログイン提供元の代わり',
    note: 'ソーシャルログインと大学ログインをお試し用に代行します。ログインはマダンから始めてください。',
    coop: 'このブラウザに送る Cross-Origin-Opener-Policy の値',
    none: '送らない',
    site: 'マダンへ',
  },
} satisfies Record<Language, Record<string, string>>;

interface Home {
  readonly codes: readonly ProviderCode[];
  readonly siteUrl: string;
  readonly coopValues: readonly string[];
  readonly coop: string | undefined;
}

/** Says what these are, and lets a tester choose how strict their pages are. */
export function homePage(c: Context, { codes, siteUrl, coopValues, coop }: Home): Response {
  const language = languageOf(c.req.header('accept-language'));
  const texts = TEXTS[language];
  const body = html`<h1>${texts.title}</h1>
<p class="note">${texts.note} <a href="${siteUrl}">${texts.site}</a></p>
<section class="card"><p>${codes.map((code) => NAMES[code][language]).join(' · ')}</p></section>
<section class="card"><h2>${texts.coop}: ${coop === undefined ? texts.none : html`<code>${coop}</code>`}</h2>
${coopValues.map((value) => html`<p><a href="/?coop=${value}"><code>${value}</code></a></p>`)}
</section>`;
  return page(c, { language, title: texts.title, body });
}
