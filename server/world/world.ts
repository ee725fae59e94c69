import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { API_BASE, answer, CALLS } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { type User, userData } from '#contract/schemas.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { wayBack } from '#contract/values/asked-place.ts';
import { languageOf, type Texts } from '../languages.ts';
import type { Log } from '../log/log.ts';
import { BRAND, html, type Markup, page } from '../pages/html.ts';

const TEXTS = {
  standIn: {
    ko: '이 화면은 3D 세계를 대신하는 안내 페이지예요. 실제 서비스에서는 이 자리에서 3D 캠퍼스가 열려요.',
    en: 'This page stands in for the 3D world. In the real service, the 3D campus opens here.',
    ja: 'この画面は3Dワールドの代わりの案内ページです。実際のサービスでは、ここで3Dキャンパスが開きます。',
  },
  myroom: { ko: '마이홈에 도착했어요', en: 'You’ve arrived in My Home', ja: 'マイルームに到着しました' },
  space: { ko: '{place} 캠퍼스에 도착했어요', en: 'You’ve arrived at {place}', ja: '{place}に到着しました' },
  signedOut: { ko: '아직 로그인하지 않았어요', en: 'You’re not logged in yet', ja: 'まだログインしていません' },
  logIn: { ko: '마당에서 로그인하면 들어올 수 있어요.', en: 'Log in to Madang to come in.', ja: 'マダンにログインすると入れます。' },
  noPlace: { ko: '장소를 찾을 수 없어요', en: 'We couldn’t find this place', ja: 'お探しの場所が見つかりません' },
  nickname: { ko: '닉네임', en: 'Nickname', ja: 'ニックネーム' },
  id: { ko: 'ID', en: 'ID', ja: 'ID' },
  status: { ko: '상태', en: 'Status', ja: '状態' },
  guest: { ko: '게스트', en: 'Guest', ja: 'ゲスト' },
  member: { ko: '회원', en: 'Member', ja: '会員' },
  logInFirst: { ko: '마당에서 로그인하기', en: 'Log in to Madang', ja: 'マダンにログインする' },
  back: { ko: '마당으로 돌아가기', en: 'Back to Madang', ja: 'マダンに戻る' },
} satisfies Record<string, Texts>;

/**
 * Stands in for the 3D host (ROUTE-8) and says who arrived where. It learns that as the real one would, by asking the API with the token
 * in the shared cookie: cookies are common to all ports of a host, and to all subdomains of a site (STORE-1).
 */
export function createWorld({ apiUrl, siteUrl, log }: { readonly apiUrl: string; readonly siteUrl: string; readonly log: Log }): Hono {
  const app = new Hono();
  const arrive = async (c: Context, title: Texts, name: string, place: string) => {
    const language = languageOf(c.req.header('accept-language'));
    const user = await whoIs({ apiUrl, log }, getCookie(c, STORAGE_KEYS.accessToken));
    const heading = user === undefined ? TEXTS.signedOut[language] : title[language].replace('{place}', () => name);
    const body = html`<h1>${heading}</h1>${user === undefined ? html`<p>${TEXTS.logIn[language]}</p>` : userCard(user, language)}`;
    const back =
      user === undefined ? { address: wayBack(siteUrl, place), words: TEXTS.logInFirst } : { address: siteUrl, words: TEXTS.back };
    return standIn(c, { siteUrl, language, title: heading, content: body, status: 200, back });
  };
  app.get('/', (c) => arrive(c, TEXTS.myroom, '', '/myroom'));
  app.get('/myroom', (c) => arrive(c, TEXTS.myroom, '', '/myroom'));
  app.get('/space/:path', (c) => arrive(c, TEXTS.space, c.req.param('path'), `/space/${c.req.param('path')}`));
  app.notFound((c) => {
    const language = languageOf(c.req.header('accept-language'));
    const heading = TEXTS.noPlace[language];
    const back = { address: siteUrl, words: TEXTS.back };
    return standIn(c, { siteUrl, language, title: heading, content: html`<h1>${heading}</h1>`, status: 404, back });
  });
  return app;
}

interface Shown {
  readonly siteUrl: string;
  readonly language: Language;
  readonly title: string;
  readonly content: Markup;
  readonly status: 200 | 404;
  /** With the place that a visitor wanted to go to, which the site enters after the sign-in (CAMPUS-4). */
  readonly back: { readonly address: string; readonly words: Texts };
}

/** The site preloads the 3D host in a hidden frame (SHELL-3), so it may frame this page. */
function standIn(c: Context, { siteUrl, language, title, content, status, back }: Shown): Response {
  const body = html`<p class="brand">${BRAND[language]} 3D</p>
${content}
<p class="note">${TEXTS.standIn[language]}</p>
<a class="button" href="${back.address}">${back.words[language]}</a>`;
  return page(c, { language, title, body, status, frameAncestors: siteUrl });
}

const userCard = (user: User, language: Language): Markup => html`<section class="card"><dl>
<dt>${TEXTS.nickname[language]}</dt><dd data-field="ncknm">${user.ncknm}</dd>
<dt>${TEXTS.id[language]}</dt><dd data-field="uvrs_id">${user.uvrs_id}</dd>
<dt>${TEXTS.status[language]}</dt><dd>${user.auth_mthd === 0 ? TEXTS.guest[language] : TEXTS.member[language]}</dd>
</dl></section>`;

async function whoIs(
  { apiUrl, log }: { readonly apiUrl: string; readonly log: Log },
  token: string | undefined,
): Promise<User | undefined> {
  if (token === undefined) return undefined;
  try {
    const response = await fetch(`${apiUrl}${API_BASE}${CALLS.userInfo.path}`, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) return undefined;
    const { data } = z.parse(answer, await response.json());
    return z.parse(userData, data).user;
  } catch (error) {
    log.error('worldFailed', { error });
    return undefined;
  }
}
