import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import type { ResultName } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { migrate } from '#server/db/migrate.ts';
import { MIGRATIONS } from '#server/db/migrations.ts';
import { messageOf } from '#server/messages.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, emailJoin, guestJoin, proveEmail, providerJoin, ticketFor } from './support/people.ts';

let pretenders = 0;

describeApi('names that pretend to be another', (api, database) => {
  /** The same verdict wherever a call takes a nickname. */
  async function nicknameRefused(ncknm: string, result: Exclude<ResultName, 'ok'>) {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('changeNickname', result, { ncknm });
    await guest.refused('validateNickname', result, { ncknm });
    await api.browser().refused('validateNickname', result, { ncknm }, { token: null });
    await api.browser().refused('join', result, guestJoin(ncknm));
    const browser = api.browser();
    pretenders += 1;
    const email = `pretender${pretenders}@madang.kr`;
    await proveEmail(api, browser, email);
    await browser.refused('join', result, emailJoin(email, { ncknm }));
    const ticket = await ticketFor(api, browser, `pretender-${ncknm}`);
    await browser.refused('accountLinkJoin', result, { ...providerJoin(ticket), ncknm });
  }

  async function idRefused(uvrsId: string, result: Exclude<ResultName, 'ok'>) {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('changeUvrsId', result, { uvrsId });
    await guest.refused('validateUvrsId', result, { uvrsId });
    await api.browser().refused('validateUvrsId', result, { uvrsId }, { token: null });
    await api.browser().refused('join', result, { ...guestJoin(), uvrsId });
  }

  it('[CHAR-2] [API-9] [API-10] a name of the operator is refused by the check, the join and the change alike', async () => {
    await nicknameRefused('관리자', 'nicknameReserved');
    await nicknameRefused('Madang운영팀', 'nicknameReserved');
    await idRefused('madang_official', 'uvrsIdReserved');
    await idRefused('adm1n', 'uvrsIdReserved');
  });

  it('[CHAR-2] the brand that the operator has set is reserved as well', async () => {
    api = await createTestApi(database.db, { brand: configFromEnv({ BRAND_NAME: 'Hanbit 캠퍼스' }).brand });
    await nicknameRefused('Hanbit캠퍼스', 'nicknameReserved');
    await api.browser().ok('validateNickname', { ncknm: 'Hanbit나무' });
  });

  it('[CHAR-2] [API-10] a nickname that looks like another one is taken', async () => {
    for (const taken of ['カメラ', 'Iris', 'Sam', 'Lee10']) await becomeGuest(api.browser(), taken);
    for (const alike of ['力メラ', 'カメラ', 'lris', '1ris', 'Sarn', 'LeeIO']) await nicknameRefused(alike, 'nicknameTaken');
    for (const other of ['カメロ', 'Irises', 'Sana', 'Lee20', '카메라']) await api.browser().ok('validateNickname', { ncknm: other });
  });

  it('[CHAR-2] [API-9] an ID that looks like another one is taken', async () => {
    await api.browser().ok('join', { ...guestJoin(), uvrsId: 'minji_kim10' });
    for (const alike of ['minji.kim10', 'rninji_kim10', 'minjikimlo', '_minji_kim10']) await idRefused(alike, 'uvrsIdTaken');
    for (const other of ['minji_kim20', 'minja_kim10']) await api.browser().ok('validateUvrsId', { uvrsId: other });
  });

  it('[CHAR-2] the database lets in one of 20 joins at once by names that look alike', async () => {
    const names = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'ロボ太' : '口ボ太'));
    const answers = await Promise.all(names.map((ncknm) => api.browser().call('join', guestJoin(ncknm))));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 409002]));
  });

  it('[CHAR-2] a person keeps a name of their own, in other letters that look alike', async () => {
    const browser = api.browser();
    await becomeGuest(browser, 'カメラ');
    await browser.ok('validateNickname', { ncknm: '力メラ' });
    await browser.ok('changeNickname', { ncknm: '力メラ' });
    await becomeGuest(api.browser(), 'カメオ');
    await api.browser().refused('validateNickname', 'nicknameTaken', { ncknm: 'カメラ' }, { token: null });
  });

  it('[API-1] [AGR-4] [CHAR-2] a guest’s names, which the server makes, are neither reserved nor alike', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => api.browser().ok('guestLogin')));
    for (const { user } of guests) {
      await api.browser().refused('validateNickname', 'nicknameTaken', { ncknm: user.ncknm });
      await api.browser().refused('validateUvrsId', 'uvrsIdTaken', { uvrsId: user.uvrs_id });
    }
  });

  it('[API-25] the message says in each language what to do', () => {
    for (const result of ['nicknameReserved', 'uvrsIdReserved'] as const) {
      const messages = LANGUAGES.map((language) => messageOf(result, language));
      expect(new Set(messages).size).toBe(LANGUAGES.length);
      expect(messages.join(' ')).toMatch(/choose another/);
    }
  });

  it('the database of an earlier version is taken over: the older of two names that look alike holds what both look like', async () => {
    const guests = ['カメラ', 'ロボ太', 'Iris'];
    for (const ncknm of guests) await becomeGuest(api.browser(), ncknm);
    const step = MIGRATIONS.find(({ name }) => name.startsWith('014-'))?.name ?? '';
    await sql`alter table users drop column nickname_skeleton, drop column uvrs_id_skeleton`.execute(database.db);
    await sql`delete from migrations where name = ${step}`.execute(database.db);
    // As it could be stored then: another look-alike, and one that came later.
    await sql`update users set nickname = '力メラ', nickname_key = '力メラ', created_at = created_at + 1 where nickname = 'Iris'`.execute(
      database.db,
    );
    await migrate(database.db);
    const rows = await database.db.selectFrom('users').select(['nickname', 'nickname_skeleton', 'uvrs_id_skeleton']).execute();
    expect(new Map(rows.map((row) => [row.nickname, row.nickname_skeleton === null]))).toEqual(
      new Map([
        ['カメラ', false],
        ['ロボ太', false],
        ['力メラ', true],
      ]),
    );
    expect(rows.every((row) => row.uvrs_id_skeleton !== null)).toBe(true);
    for (const ncknm of ['カメラ', '力メラ', '口ボ太']) await api.browser().refused('validateNickname', 'nicknameTaken', { ncknm });
  });
});
