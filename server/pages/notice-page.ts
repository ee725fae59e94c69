import type { Context, Hono } from 'hono';
import { type AccessNotice, endAccess, isBack, readNotice } from '../accounts/access-notices.ts';
import { EMAIL } from '../accounts/identities.ts';
import type { RemovedWay } from '../accounts/ways.ts';
import type { Deps } from '../deps.ts';
import { boundBody } from '../http/body-bound.ts';
import { isForeign } from '../http/origin-check.ts';
import { Refusal } from '../http/refusal.ts';
import { languageOf, type Texts } from '../languages.ts';
import { accessFacts, wayName } from '../mail/access-texts.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { BRAND, html, type Markup, page } from './html.ts';
import { NOTICE_PATH } from './notice-url.ts';

const TEXTS: Readonly<
  Record<
    | 'ask'
    | 'askEmail'
    | 'askPasskey'
    | 'askWay'
    | 'askRemoved'
    | 'askChanged'
    | 'askSince'
    | 'end'
    | 'keep'
    | 'ended'
    | 'endedEmail'
    | 'endedPasskey'
    | 'endedWay'
    | 'endedChanged'
    | 'notBack'
    | 'undone'
    | 'next'
    | 'over'
    | 'overNext'
    | 'site',
    Texts
  >
> = {
  ask: { ko: '직접 한 일이 아닌가요?', en: 'Wasn’t this you?', ja: 'お心当たりがありませんか？' },
  askEmail: {
    ko: '버튼을 누르면 모든 기기에서 로그아웃하고, 지금 비밀번호는 더 이상 쓸 수 없어요. 그다음 메일로 새 비밀번호를 정해 주세요.',
    en: 'The button logs out every device, and the current password stops working. You then choose a new password by email.',
    ja: 'ボタンを押すと、すべての端末からログアウトし、現在のパスワードは使えなくなります。そのあとメールで新しいパスワードを設定してください。',
  },
  askPasskey: {
    ko: '버튼을 누르면 모든 기기에서 로그아웃하고, 이 패스키로는 더 이상 로그인할 수 없어요.',
    en: 'The button logs out every device, and this passkey can no longer be used to log in.',
    ja: 'ボタンを押すと、すべての端末からログアウトし、このパスキーではログインできなくなります。',
  },
  askWay: {
    ko: '버튼을 누르면 모든 기기에서 로그아웃하고, {way} 계정으로는 더 이상 로그인할 수 없어요.',
    en: 'The button logs out every device, and {way} can no longer be used to log in.',
    ja: 'ボタンを押すと、すべての端末からログアウトし、{way}ではログインできなくなります。',
  },
  askRemoved: {
    ko: '삭제된 로그인 방법은 되돌려요. 이메일이라면 메일로 새 비밀번호를 정해 주세요.',
    en: 'The way that was removed comes back. If that is your email, choose a new password by email.',
    ja: '削除されたログイン方法は元に戻ります。メールアドレスの場合は、メールで新しいパスワードを設定してください。',
  },
  askChanged: {
    ko: '버튼을 누르면 모든 기기에서 로그아웃하고 이 이메일을 되돌려요. 그 뒤에 추가된 로그인 방법은 없어지고, 지금 비밀번호는 더 이상 쓸 수 없어요. 그다음 메일로 새 비밀번호를 정해 주세요.',
    en: 'The button logs out every device and brings this email back. Ways to log in that were added since are removed, and the current password stops working. You then choose a new password by email.',
    ja: 'ボタンを押すと、すべての端末からログアウトし、このメールアドレスに戻します。その後に追加されたログイン方法は削除され、現在のパスワードは使えなくなります。そのあとメールで新しいパスワードを設定してください。',
  },
  askSince: {
    ko: '그 뒤에 추가된 로그인 방법과 패스키도 없어져요.',
    en: 'Ways to log in and passkeys that were added since are removed, too.',
    ja: 'その後に追加されたログイン方法とパスキーも削除されます。',
  },
  end: { ko: '모두 로그아웃하고 차단하기', en: 'Log out everywhere and block this login', ja: 'すべてログアウトして使えなくする' },
  keep: {
    ko: '직접 한 일이라면 이 페이지를 닫아 주세요. 아무것도 바뀌지 않아요.',
    en: 'If it was you, close this page. Nothing changes.',
    ja: 'ご本人の場合は、このページを閉じてください。何も変わりません。',
  },
  ended: { ko: '차단했어요', en: 'Login blocked', ja: '使えなくしました' },
  endedEmail: {
    ko: '모든 기기에서 로그아웃했고, 이전 비밀번호는 더 이상 쓸 수 없어요.',
    en: 'Every device is logged out, and the old password no longer works.',
    ja: 'すべての端末からログアウトし、以前のパスワードは使えなくなりました。',
  },
  endedPasskey: {
    ko: '모든 기기에서 로그아웃했고, 이 패스키로는 더 이상 로그인할 수 없어요.',
    en: 'Every device is logged out, and this passkey can no longer be used to log in.',
    ja: 'すべての端末からログアウトし、このパスキーではログインできなくなりました。',
  },
  endedWay: {
    ko: '모든 기기에서 로그아웃했고, {way} 계정으로는 더 이상 로그인할 수 없어요.',
    en: 'Every device is logged out, and {way} can no longer be used to log in.',
    ja: 'すべての端末からログアウトし、{way}ではログインできなくなりました。',
  },
  endedChanged: {
    ko: '이메일을 되돌렸고, 모든 기기에서 로그아웃했어요. 이전 비밀번호는 더 이상 쓸 수 없어요.',
    en: 'Your email is back, and every device is logged out. The old password no longer works.',
    ja: 'メールアドレスを元に戻し、すべての端末からログアウトしました。以前のパスワードは使えなくなりました。',
  },
  notBack: {
    ko: '모든 기기에서 로그아웃했어요. 이 이메일은 이제 다른 계정에서 쓰고 있어서 되돌리지 않았어요.',
    en: 'Every device is logged out. Another account uses this email now, so it was not brought back.',
    ja: 'すべての端末からログアウトしました。このメールアドレスは別のアカウントで使われているため、元に戻していません。',
  },
  undone: { ko: '변경을 취소했어요', en: 'Change undone', ja: '変更を取り消しました' },
  next: {
    ko: '이제 새 비밀번호를 정해 주세요. 마당에서 ‘이메일로 로그인’을 열고 ‘비밀번호 재설정’을 누르면 돼요.',
    en: 'Now choose a new password: in Madang, open “Log in with email” and press “Reset password”.',
    ja: '続けて新しいパスワードを設定してください。マダンで「メールアドレスでログイン」を開き、「パスワードの再設定」を押してください。',
  },
  over: { ko: '이 링크는 더 이상 쓸 수 없어요', en: 'This link no longer works', ja: 'このリンクは使えなくなりました' },
  overNext: {
    ko: '걱정된다면 새 비밀번호를 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.',
    en: 'If you’re worried, choose a new password. That logs out every device.',
    ja: 'ご心配な場合は、新しいパスワードを設定してください。すべての端末からログアウトされます。',
  },
  site: { ko: '마당으로', en: 'To Madang', ja: 'マダンへ' },
};

/** The field that the button sends. */
const PRESSED = 'end';
const FORM_MAX = 16 * 1024;

/**
 * SAFE-1: where the link of an email leads. Mail programs and scanners open links, so GET shows what happened and changes nothing; the button
 * ends it, once. A scanner that posts to the address without the page's form is shown the page. The token in the address is the permission,
 * which no other site knows.
 */
export function mountNoticePage(app: Hono, deps: Deps): void {
  app.get(NOTICE_PATH, async (c) => {
    const notice = await readNotice(deps.db, deps, c.req.param('token'));
    return notice === undefined ? over(deps, c) : notice.ended_at === null ? question(deps, c, notice) : done(deps, c, notice);
  });
  app.post(NOTICE_PATH, boundBody(FORM_MAX), async (c) => {
    if (isForeign(deps, c)) throw new Refusal('notAllowed');
    const form = await c.req.parseBody().catch(() => ({}));
    const notice = await readNotice(deps.db, deps, c.req.param('token'));
    if (notice === undefined) return over(deps, c);
    if (notice.ended_at === null && !(PRESSED in form)) return question(deps, c, notice);
    await endAccess(deps, notice);
    return done(deps, c, notice);
  });
}

const languageFor = ({ config }: Deps, c: Context) => languageOf(c.req.header('accept-language'), config.languages);

function question(deps: Deps, c: Context, notice: AccessNotice): Response {
  const language = languageFor(deps, c);
  const body = html`<p class="brand">${BRAND[language]}</p>
<h1>${TEXTS.ask[language]}</h1>
<dl class="card">${accessFacts(language, notice).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${leads(notice).map((lead) => html`<p>${withWay(TEXTS[lead][language], language, notice)}</p>`)}
<form method="post"><button class="button" type="submit" name="${PRESSED}" value="Y">${TEXTS.end[language]}</button></form>
<p class="note">${TEXTS.keep[language]}</p>`;
  return page(c, { language, title: TEXTS.ask[language], body, formAction: "'self'" });
}

/** What the button is going to do. */
function leads({ news, method, removed_way }: AccessNotice): readonly (keyof typeof TEXTS)[] {
  const way = method === EMAIL ? 'askEmail' : method === PASSKEY ? 'askPasskey' : 'askWay';
  if (news !== 'emailChanged') return bringsBack({ method, removed_way }) ? [way, 'askRemoved', 'askSince'] : [way, 'askSince'];
  return method === EMAIL ? ['askChanged'] : ['askChanged', way];
}

/** A provider's way that removed itself is closed like any other that was used. */
const bringsBack = ({ method, removed_way }: Pick<AccessNotice, 'method' | 'removed_way'>): boolean =>
  removed_way !== null && (method === EMAIL || (JSON.parse(removed_way) as RemovedWay).method !== method);

async function done(deps: Deps, c: Context, notice: AccessNotice): Promise<Response> {
  const language = languageFor(deps, c);
  const lead = notice.method === EMAIL ? 'endedEmail' : notice.method === PASSKEY ? 'endedPasskey' : 'endedWay';
  const isChange = notice.news === 'emailChanged';
  const said = isChange ? ((await isBack(deps.db, notice)) ? 'endedChanged' : 'notBack') : lead;
  return ending(
    deps,
    c,
    TEXTS[isChange ? 'undone' : 'ended'][language],
    html`<p role="status">${withWay(TEXTS[said][language], language, notice)}</p>${said === 'notBack' ? '' : html`<p>${TEXTS.next[language]}</p>`}`,
  );
}

const over = (deps: Deps, c: Context): Response =>
  ending(deps, c, TEXTS.over[languageFor(deps, c)], html`<p>${TEXTS.overNext[languageFor(deps, c)]}</p>`, 404);

function ending(deps: Deps, c: Context, title: string, said: Markup, status: 200 | 404 = 200): Response {
  const language = languageFor(deps, c);
  const body = html`<p class="brand">${BRAND[language]}</p>
<h1>${title}</h1>
${said}
<a class="button" href="${deps.addresses.siteUrl}">${TEXTS.site[language]}</a>`;
  return page(c, { language, title, body, status });
}

const withWay = (text: string, language: Parameters<typeof wayName>[0], { method }: AccessNotice): string =>
  text.replace('{way}', wayName(language, method));
