import { Hono } from 'hono';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { refuseNulInAddress } from '../http/nul.ts';
import { languageOf, type Texts } from '../languages.ts';
import { BRAND, html, type Markup, page } from '../pages/html.ts';

const TEXTS: Readonly<Record<'title' | 'note' | 'empty' | 'back' | 'site' | 'missing', Texts>> = {
  title: { ko: '받은 메일', en: 'Inbox', ja: '受信箱' },
  note: {
    ko: '마당이 보낸 메일은 실제로 발송되지 않고 이곳에 모여요. 시험용 우편함이에요.',
    en: 'Emails from Madang end up here and aren’t delivered to anyone. This inbox is for trying things out.',
    ja: 'マダンが送信したメールは実際には配信されず、ここに届きます。お試し用の受信箱です。',
  },
  empty: { ko: '아직 받은 메일이 없어요.', en: 'No email yet.', ja: 'メールはまだありません。' },
  back: { ko: '목록으로', en: 'All emails', ja: '一覧へ' },
  site: { ko: '마당으로', en: 'To Madang', ja: 'マダンへ' },
  missing: { ko: '이 메일은 이제 없어요.', en: 'This email is no longer here.', ja: 'このメールはもうありません。' },
};

/**
 * The catcher's inbox: `/` and `/mails/:id` for people, `/mails.json?to=` for tests, newest first, as
 * `{ mails: { id, to, subject, text, html, receivedAt }[] }`.
 */
export function createInbox({ db, addresses }: Pick<Deps, 'db' | 'addresses'>): Hono {
  const app = new Hono();
  const newest = () => db.selectFrom('caught_mails').selectAll().orderBy('mail_id', 'desc').limit(100);
  const find = (id: string) => (/^\d{1,9}$/.test(id) ? newest().where('mail_id', '=', Number(id)).executeTakeFirst() : undefined);

  app.use(refuseNulInAddress);
  app.get('/', async (c) => {
    const language = languageOf(c.req.header('accept-language'));
    const mails = await newest().execute();
    const body = html`${heading(language, addresses.siteUrl)}
${mails.length === 0 ? html`<p class="card">${TEXTS.empty[language]}</p>` : html``}
${mails.map(
  (mail) => html`<section class="card"><h2><a href="/mails/${mail.mail_id}">${mail.subject}</a></h2>
<p class="note">${mail.recipient} · ${timeText(mail.received_at, language)}</p></section>`,
)}`;
    return page(c, { language, title: TEXTS.title[language], body });
  });

  app.get('/mails.json', async (c) => {
    const to = c.req.query('to');
    const mails = await (to === undefined ? newest() : newest().where('recipient', '=', to)).execute();
    c.header('Cache-Control', 'no-store');
    return c.json({
      mails: mails.map((mail) => ({
        id: mail.mail_id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        receivedAt: mail.received_at,
      })),
    });
  });

  app.get('/mails/:id', async (c) => {
    const language = languageOf(c.req.header('accept-language'));
    const mail = await find(c.req.param('id'));
    const body = html`${heading(language, addresses.siteUrl)}
<p><a href="/">${TEXTS.back[language]}</a></p>
${
  mail === undefined
    ? html`<p class="card">${TEXTS.missing[language]}</p>`
    : html`<section class="card"><h2>${mail.subject}</h2>
<p class="note">${mail.recipient} · ${timeText(mail.received_at, language)}</p>
<iframe title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.mail_id}/html"></iframe>
<pre>${mail.text}</pre></section>`
}`;
    return page(c, { language, title: mail?.subject ?? TEXTS.title[language], body, frames: true, status: mail === undefined ? 404 : 200 });
  });

  // What the email holds is shown as it came, so nothing in it may run or load; its links open in a tab, as in any mailbox.
  app.get('/mails/:id/html', async (c) => {
    const mail = await find(c.req.param('id'));
    if (mail === undefined) return c.notFound();
    return c.html(mail.html, 200, {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
  });
  return app;
}

const heading = (language: Language, siteUrl: string): Markup => html`<p class="brand">${BRAND[language]}</p>
<h1>${TEXTS.title[language]}</h1>
<p class="note">${TEXTS.note[language]} <a href="${siteUrl}">${TEXTS.site[language]}</a></p>`;

const timeText = (time: number, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }).format(time);
