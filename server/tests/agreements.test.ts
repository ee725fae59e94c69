import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { AGREEMENT_ITEMS, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  emailJoin,
  guestJoin,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const { version } = TEXT_VERSIONS.serviceTerms;
const versionOf = (item: string) =>
  AGREEMENT_ITEMS.filter((known) => known === item).map((known) => TEXT_VERSIONS[known].version)[0] ?? version;
const said = (item: string, agrmYn: 'Y' | 'N', ver = versionOf(item)) => ({ item, ver, agrmYn });

describeApi('stored agreements', (api, database) => {
  let browser: Browser;
  beforeEach(() => {
    browser = api.browser();
  });

  const stored = () => database.db.selectFrom('agreements').selectAll().orderBy('agreement_id').execute();
  /** As if the texts had been older when they were agreed to. */
  const age = (item: (typeof AGREEMENT_ITEMS)[number]) =>
    database.db.updateTable('agreements').set({ version: '2020-01-01' }).where('item', '=', item).execute();
  /** The user's newest words, as `item Y version time`. */
  const wordsOf = ({ agrm }: { agrm?: readonly { item: string; agrm_yn: string; ver: string; agrm_dtm: string }[] | undefined }) =>
    (agrm ?? []).map((word) => `${word.item} ${word.agrm_yn} ${word.ver} ${word.agrm_dtm}`).sort();

  const joins = {
    'a guest join': () => browser.ok('join', guestJoin()),
    'a join with an email': async () => {
      await proveEmail(api, browser, 'kim@madang.kr');
      return browser.ok('join', emailJoin('kim@madang.kr'));
    },
    'a join with a provider': async () => browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'kim'))),
  };

  it.each(Object.entries(joins))('[AGR-5] %s keeps each item with its version and its time', async (_, join) => {
    const { user } = await join();
    const at = new Date(api.clock.now).toISOString();
    expect(wordsOf(user)).toEqual(
      [...REQUIRED_ITEMS.map((item) => `${item} Y ${versionOf(item)} ${at}`), `marketing N ${versionOf('marketing')} ${at}`].sort(),
    );
    expect(user.agrm_due).toEqual([]);
    expect((await stored()).map((row) => row.user_id)).toEqual(AGREEMENT_ITEMS.map(() => user.user_id));
  });

  it('[AGR-5] [AGR-3] a join with marketing ticked keeps that consent', async () => {
    const { user } = await browser.ok('join', { ...guestJoin(), mrktInfrRcptAgrmYn: 'Y' });
    expect(user.mrkt_infr_rcpt_agrm_yn).toBe('Y');
    expect((await stored()).find(({ item }) => item === 'marketing')).toMatchObject({ agreed: true, version });
  });

  it('[AGR-5] a join that fails keeps no agreement', async () => {
    await becomeGuest(api.browser(), '이미있어요');
    const before = await stored();
    await browser.refused('join', 'nicknameTaken', guestJoin('이미있어요'));
    expect(await stored()).toEqual(before);
  });

  it('[AGR-5] [LOGIN-1] a guest of the plain guest login owes the same agreement as one who joins, and nothing more once an account is linked', async () => {
    const { user: guest } = await browser.ok('guestLogin');
    expect([guest.agrm, guest.agrm_due]).toEqual([[], REQUIRED_ITEMS]);
    browser.token = guest.access_token;
    const { user: agreed } = await browser.ok('recordAgreements', { agrm: REQUIRED_ITEMS.map((item) => said(item, 'Y')) });
    expect(agreed.agrm_due).toEqual([]);
    expect((await browser.ok('userInfo')).user.agrm_due).toEqual([]);
    const { user: linked } = await browser.ok('linkAccount', ticketCredentials(await linkTicketFor(api, browser, 'kim')));
    expect(linked.agrm_due).toEqual([]);
  });

  it('[AGR-5] a guest who links an account without having agreed still owes the agreement', async () => {
    const { user: guest } = await browser.ok('guestLogin');
    browser.token = guest.access_token;
    const { user: linked } = await browser.ok('linkAccount', ticketCredentials(await linkTicketFor(api, browser, 'kim')));
    expect([linked.agrm, linked.agrm_due]).toEqual([[], REQUIRED_ITEMS]);
  });

  it('[AGR-5] a guest who joined owes nothing after linking', async () => {
    await becomeGuest(browser);
    const { user } = await browser.ok('linkAccount', emailCredentials('kim@madang.kr', await proveEmail(api, browser, 'kim@madang.kr')));
    expect(user.agrm_due).toEqual([]);
  });

  const DAY = 86_400_000;
  it('[AGR-5] a consent to marketing is to be confirmed after two years, no day earlier, and after its end never', async () => {
    const joined = await browser.ok('join', { ...guestJoin(), mrktInfrRcptAgrmYn: 'Y' });
    browser.token = joined.user.access_token;
    const due = async () => (await browser.ok('userInfo')).user.agrm_due;
    const newest = () => database.db.selectFrom('agreements').select('at').where('item', '=', 'marketing').orderBy('agreement_id', 'desc');
    const agreedAgo = async (days: number) =>
      database.db
        .updateTable('agreements')
        .set({ at: api.clock.now - days * DAY })
        .where('item', '=', 'marketing')
        .execute();
    await agreedAgo(729);
    expect(await due()).toEqual([]);
    await agreedAgo(730);
    expect(await due()).toEqual(['marketing']);
    const { user } = await browser.ok('recordAgreements', { agrm: [said('marketing', 'Y')] });
    expect([user.agrm_due, user.mrkt_infr_rcpt_agrm_yn]).toEqual([[], 'Y']);
    expect((await newest().executeTakeFirstOrThrow()).at).toBe(api.clock.now);
    await browser.ok('recordAgreements', { agrm: [said('marketing', 'N')] });
    await agreedAgo(2000);
    expect(await due()).toEqual([]);
  });

  it('[AGR-5] a text that changed is due at the next sign-in, until it is agreed to again; the earlier agreement stays on record', async () => {
    const { email } = await becomeMember(api, browser);
    await age('serviceTerms');
    const login = async () => (await api.browser().ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD })).user;
    expect((await login()).agrm_due).toEqual(['serviceTerms']);
    expect((await browser.ok('userInfo')).user.agrm_due).toEqual(['serviceTerms']);
    api.clock.now += 5000;
    await browser.ok('recordAgreements', { agrm: [said('serviceTerms', 'Y')] });
    const user = await login();
    expect(user.agrm_due).toEqual([]);
    expect(wordsOf(user)).toContain(`serviceTerms Y ${version} ${new Date(api.clock.now).toISOString()}`);
    const terms = (await stored()).filter(({ item }) => item === 'serviceTerms');
    expect(terms.map((row) => row.version)).toEqual(['2020-01-01', version]);
  });

  it('[AGR-5] a marketing text that changed is not asked for again', async () => {
    await becomeMember(api, browser);
    await age('marketing');
    expect((await browser.ok('userInfo')).user.agrm_due).toEqual([]);
  });

  it('[AGR-5] marketing is agreed to and withdrawn again, each with its time', async () => {
    await becomeMember(api, browser);
    const change = async (agrmYn: 'Y' | 'N') => {
      api.clock.now += 1000;
      const { user } = await browser.ok('recordAgreements', { agrm: [said('marketing', agrmYn)] });
      expect(wordsOf(user)).toContain(`marketing ${agrmYn} ${version} ${new Date(api.clock.now).toISOString()}`);
      return user.mrkt_infr_rcpt_agrm_yn;
    };
    expect([await change('Y'), await change('N')]).toEqual(['Y', 'N']);
    expect((await browser.ok('userInfo')).user.mrkt_infr_rcpt_agrm_yn).toBe('N');
    expect((await stored()).filter(({ item }) => item === 'marketing').map((row) => row.agreed)).toEqual([false, true, false]);
  });

  it.each([
    ['an unknown item', [said('cookies', 'Y')]],
    ['a version that is not out yet', [said('marketing', 'Y', '2999-01-01')]],
    ['a version whose agreement does not count any more', [said('serviceTerms', 'Y', '2020-01-01')]],
    ['a required item that is withdrawn', [said('serviceTerms', 'N')]],
    ['a bad item after a good one', [said('marketing', 'Y'), said('cookies', 'Y')]],
  ])('[AGR-5] refuses %s, and keeps nothing of it', async (_, agrm) => {
    await becomeMember(api, browser);
    const before = await stored();
    await browser.refused('recordAgreements', 'valueInvalid', { agrm });
    expect(await stored()).toEqual(before);
    expect((await browser.ok('userInfo')).user.mrkt_infr_rcpt_agrm_yn).toBe('N');
  });

  it('[AGR-5] [API-11] a person who joins with an account that exists agrees to the texts; an unticked box takes no consent to marketing back', async () => {
    const joinBy = async (mrktInfrRcptAgrmYn: 'Y' | 'N') => {
      const ticket = await ticketFor(api, browser, 'kim');
      return (await browser.ok('accountLinkJoin', { ...providerJoin(ticket), mrktInfrRcptAgrmYn })).user;
    };
    await joinBy('N');
    await age('serviceTerms');
    expect(await joinBy('Y')).toMatchObject({ agrm_due: [], mrkt_infr_rcpt_agrm_yn: 'Y' });
    expect((await joinBy('N')).mrkt_infr_rcpt_agrm_yn).toBe('Y');
  });

  it('[AGR-5] a consent to marketing from before the record began is taken over with the day of the join; the rest is due', async () => {
    const { user } = await browser.ok('accountLinkJoin', {
      ...providerJoin(await ticketFor(api, browser, 'kim')),
      mrktInfrRcptAgrmYn: 'Y',
    });
    await database.db.deleteFrom('agreements').execute();
    const takeOver = MIGRATIONS.find(({ name }) => name.endsWith('-agreements'))?.statements.at(-1) ?? '';
    await sql.raw(takeOver).execute(database.db);
    browser.token = user.access_token;
    const after = (await browser.ok('userInfo')).user;
    expect(wordsOf(after)).toEqual([`marketing Y 2022-11-30 ${new Date(api.clock.now).toISOString()}`]);
    expect(after.agrm_due).toEqual(REQUIRED_ITEMS);
  });

  it('[AGR-5] goes with the account of a guest who signs out', async () => {
    await becomeGuest(browser);
    await browser.ok('logout');
    expect(await stored()).toEqual([]);
  });
});
