import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Language } from '#contract/languages.ts';
import { languageTags } from '#contract/values/partner-wishes.ts';
import type { Deps } from '../deps.ts';
import { pageLanguage, type Texts } from '../languages.ts';
import { BRAND, documentOf, html, type Markup, page } from '../pages/html.ts';
import { UNAVAILABLE } from './unavailable.ts';

/** Its `oidc` is missing before the library has begun. */
type PageContext = Parameters<Parameters<Provider['use']>[0]>[0];
type PageDeps = Pick<Deps, 'config' | 'addresses'>;

const TEXTS: Readonly<
  Record<'ask' | 'askText' | 'logOut' | 'stay' | 'done' | 'doneText' | 'site' | 'wrong' | 'wrongText' | 'away' | 'awayText', Texts>
> = {
  ask: { ko: '마당에서도 로그아웃할까요?', en: 'Log out of Madang, too?', ja: 'マダンからもログアウトしますか？' },
  askText: {
    ko: '{partner}에서 로그아웃을 요청했어요. 로그아웃하면 마당으로 로그인한 다른 서비스에서도 로그아웃돼요.',
    en: '{partner} asks to log you out. This also logs you out of other services that you logged in to with Madang.',
    ja: '{partner}からログアウトのリクエストがありました。ログアウトすると、マダンでログインしたほかのサービスからもログアウトします。',
  },
  logOut: { ko: '로그아웃', en: 'Log out', ja: 'ログアウト' },
  stay: { ko: '로그인 유지', en: 'Stay logged in', ja: 'ログインしたままにする' },
  done: { ko: '로그아웃했어요', en: 'You’re logged out', ja: 'ログアウトしました' },
  doneText: { ko: '이제 이 창을 닫아도 돼요.', en: 'You can close this window now.', ja: 'このウィンドウは閉じてもかまいません。' },
  site: { ko: '마당으로', en: 'To Madang', ja: 'マダンへ' },
  wrong: { ko: '이 요청을 처리할 수 없어요', en: 'This request can’t be completed', ja: 'このリクエストは処理できません' },
  wrongText: {
    ko: '시간이 지났거나 서비스의 요청이 올바르지 않아요. 서비스로 돌아가 다시 로그인해 주세요.',
    en: 'It has expired, or the service sent an invalid request. Please go back to the service and log in again.',
    ja: '有効期限が切れたか、サービスからのリクエストが正しくありません。サービスに戻って、もう一度ログインしてください。',
  },
  away: { ko: '지금은 처리할 수 없어요', en: 'We can’t do this right now', ja: '現在、処理できません' },
  awayText: {
    ko: '잠시 후 페이지를 새로고침해 주세요.',
    en: 'Please reload this page in a moment.',
    ja: 'しばらくしてから、このページを再読み込みしてください。',
  },
};

/** Asks before a logout that a client began; either answer leads back to it. `form` is the library's, which knows who asked. */
export function openidLogoutPage(ctx: KoaContextWithOIDC, deps: PageDeps, form: string): void {
  const language = languageFor(ctx, deps);
  const partner = ctx.oidc.client?.clientName ?? BRAND[language];
  show(
    ctx,
    deps,
    TEXTS.ask,
    html`<p>${TEXTS.askText[language].replace('{partner}', () => partner)}</p>
${raw(form)}
<div class="row"><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">${TEXTS.logOut[language]}</button>
<button class="button quiet" type="submit" form="op.logoutForm">${TEXTS.stay[language]}</button></div>`,
    // The answer is sent on to the client's address, which is registered.
    `'self' ${addressOf(ctx)}`.trim(),
  );
}

const addressOf = (ctx: KoaContextWithOIDC): string => {
  const address = ctx.oidc.session?.state?.postLogoutRedirectUri;
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : '';
};

export function openidLoggedOutPage(ctx: KoaContextWithOIDC, deps: PageDeps): void {
  const language = languageFor(ctx, deps);
  show(ctx, deps, TEXTS.done, html`<p role="status">${TEXTS.doneText[language]}</p>${toSite(deps, TEXTS.site[language])}`);
}

/**
 * A request that is not sent back to a client: its address is not known, or the time is over. `code` is one of RFC 6749, and `description` says to
 * those who run the client what to mend, in English; the library writes no value of a request into it.
 */
export function openidErrorPage(ctx: PageContext, deps: PageDeps, code: string, description = ''): void {
  const language = languageFor(ctx, deps);
  const [title, text] = code === UNAVAILABLE ? [TEXTS.away, TEXTS.awayText] : [TEXTS.wrong, TEXTS.wrongText];
  show(
    ctx,
    deps,
    title,
    html`<p role="alert">${text[language]}</p><p class="note"><code>${code}</code>${saidToDevelopers(description)}</p>${toSite(deps, TEXTS.site[language])}`,
  );
}

/** The same where the door itself could not be opened. */
export function openidUnavailablePage(c: Context, { config }: PageDeps, headers: Readonly<Record<string, string>>): Response {
  const language = pageLanguage({ cookie: c.req.header('cookie'), acceptLanguage: c.req.header('accept-language') }, config.languages);
  const title = TEXTS.away[language];
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const body = html`<p class="brand">${BRAND[language]}</p>
<h1>${title}</h1>
<p role="alert">${TEXTS.awayText[language]}</p>`;
  return page(c, { language, title, body, status: 503 });
}

const saidToDevelopers = (description: string): Markup | string => (description === '' ? '' : html` <span lang="en">${description}</span>`);

const toSite = ({ addresses }: PageDeps, text: string): Markup => html`<a class="button" href="${addresses.siteUrl}">${text}</a>`;

function languageFor(ctx: PageContext, { config }: PageDeps): Language {
  const asked = languageTags(ctx.oidc?.params?.ui_locales);
  return pageLanguage({ cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language'), asked }, config.languages);
}

function show(ctx: PageContext, deps: PageDeps, title: Texts, content: Markup, formAction?: string): void {
  const language = languageFor(ctx, deps);
  const body = html`<p class="brand">${BRAND[language]}</p>
<h1>${title[language]}</h1>
${content}`;
  const { document, headers } = documentOf({ language, title: title[language], body, ...(formAction !== undefined && { formAction }) });
  ctx.type = 'html';
  ctx.body = document;
  ctx.set({ ...headers });
}
