import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '#server/languages.ts';
import { html, page } from '#server/pages/html.ts';
import type { ProviderCode } from '../provider-settings.ts';
import { NAMES } from './names.ts';
import { TEST_PEOPLE } from './people.ts';
import type { Revocation } from './revocations.ts';
import { SIGNAL_KINDS, type SIGNALLING } from './signals.ts';

const TEXTS = {
  ko: {
    title: '로그인 제공자 대역',
    note: '소셜 로그인과 대학 로그인을 시험용으로 대신해요. 로그인은 마당에서 시작해 주세요.',
    coop: '이 브라우저에 보낼 Cross-Origin-Opener-Policy 값',
    none: '보내지 않음',
    site: '마당으로',
    signals: '사람에게 생긴 일을 마당에 알리기',
    withdrawn: '연결 해제: {name}',
    gone: '계정 없어짐: {name}',
    told: '마당이 끝났다고 알려 온 연결',
    nothing: '아직 없음',
  },
  en: {
    title: 'Stand-ins for login providers',
    note: 'These pages stand in for social networks and universities, for trying things out. Please start logging in from Madang.',
    coop: 'Cross-Origin-Opener-Policy that this browser is sent',
    none: 'none',
    site: 'To Madang',
    signals: 'Tell Madang what has become of a person',
    withdrawn: 'Access withdrawn: {name}',
    gone: 'Account deleted: {name}',
    told: 'Connections that Madang has said are over',
    nothing: 'none yet',
  },
  ja: {
    title: 'ログイン提供元の代わり',
    note: 'ソーシャルログインと大学ログインをお試し用に代行します。ログインはマダンから始めてください。',
    coop: 'このブラウザに送る Cross-Origin-Opener-Policy の値',
    none: '送らない',
    site: 'マダンへ',
    signals: '利用者に起きたことをマダンに知らせる',
    withdrawn: '連携解除: {name}',
    gone: 'アカウント消滅: {name}',
    told: 'マダンから終了の知らせがあった連携',
    nothing: 'まだありません',
  },
} satisfies Record<Language, Record<string, string>>;

interface Home {
  readonly codes: readonly ProviderCode[];
  readonly siteUrl: string;
  readonly coopValues: readonly string[];
  readonly coop: string | undefined;
  /** Providers that can tell the product of its people. */
  readonly signalling: readonly (typeof SIGNALLING)[number][];
  /** What the product has told, the newest first. */
  readonly told: readonly Revocation[];
}

/** Says what these are, and lets a tester choose how strict their pages are. */
export function homePage(c: Context, { codes, siteUrl, coopValues, coop, signalling, told }: Home): Response {
  const language = languageOf(c.req.header('accept-language'));
  const texts = TEXTS[language];
  const body = html`<h1>${texts.title}</h1>
<p class="note">${texts.note} <a href="${siteUrl}">${texts.site}</a></p>
<section class="card"><p>${codes.map((code) => NAMES[code][language]).join(' · ')}</p></section>
<section class="card"><h2>${texts.coop}: ${coop === undefined ? texts.none : html`<code>${coop}</code>`}</h2>
${coopValues.map((value) => html`<p><a href="/?coop=${value}"><code>${value}</code></a></p>`)}
</section>
${signalling.map(
  (code) => html`<section class="card"><h2>${NAMES[code][language]}: ${texts.signals}</h2>
${SIGNAL_KINDS.map(
  (
    kind,
  ) => html`<form class="row" method="post" action="/signal"><input type="hidden" name="code" value="${code}"><input type="hidden" name="kind" value="${kind}">
${TEST_PEOPLE.map(({ id, name }) => html`<button type="submit" class="button quiet" name="person" value="${id}">${texts[kind].replace('{name}', name[language])}</button>`)}
</form>`,
)}
</section>`,
)}
<section class="card"><h2>${texts.told}</h2>
${told.length === 0 ? html`<p>${texts.nothing}</p>` : told.map(({ code, subject }) => html`<p>${NAMES[code][language]} <code>${subject}</code></p>`)}
</section>`;
  return page(c, { language, title: texts.title, body, formAction: "'self'" });
}
