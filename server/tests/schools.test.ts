import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { EVENTS } from '#server/log/events.ts';
import { SAMPLE_SCHOOLS } from '#server/schools/sample-schools.ts';
import { type School, schoolByClaim, schoolItem } from '#server/schools/school.ts';
import { readSchools } from '#server/schools/schools-file.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { createTestApi } from './support/api.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { callApi, checkUser, newState, startUrl, throughWindow } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

const FEDERATION = 25;
const ALL_BUT_FEDERATION = [0, 1, 3, 4, 5, 6, 7, 21, 22, 23, 24];

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'schools-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(directory, 'schools.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const read = async (content: unknown): Promise<readonly School[]> => readSchools(await fileOf(content));
const named = (code: string, more: object = {}) => ({ code, names: { ko: '한빛대학교' }, ...more });

describe('the file of schools', () => {
  it('[CAMPUS-3] is read as it is written, all but code and one name being optional', async () => {
    expect(await read([{ code: 'plain', names: { ja: '湊大学' } }, ...SAMPLE_SCHOOLS])).toEqual([
      { code: 'plain', names: { ja: '湊大学' } },
      ...SAMPLE_SCHOOLS,
    ]);
  });

  it.each([
    ['no JSON', '[{', 'the file'],
    ['no school', [], 'the file: names no school'],
    ['no name', [{ code: 'hanbit', names: {} }], 'names: must have a name in ko, en or ja'],
    ['a name in another language', [{ code: 'hanbit', names: { fr: 'Hanbit' } }], 'Unrecognized key: "fr"'],
    ['a code with letters of no address', [named('한빛')], 'code: must be 1 to 40 letters'],
    ['the code of a university of our own', [named('yonsei')], 'code: is the code of a method of its own'],
    ['kana that are kanji', [named('hanbit', { readings: { kana: '湊' } })], 'readings.kana: must be hiragana or katakana'],
    ['romaji in Hangul', [named('hanbit', { readings: { romaji: '한빛' } })], 'readings.romaji: must be Latin letters'],
    ['a domain with a sign', [named('hanbit', { domains: ['@hanbit.example'] })], 'domains.0: must be a domain such as'],
    ['a word that it does not know', [named('hanbit', { city: 'Seoul' })], 'entry 1 (hanbit): Unrecognized key: "city"'],
    ['a code twice', [named('hanbit'), named('hanbit')], 'the code "hanbit" stands there twice'],
    ['a hint twice', [named('one', { hint: 'idp' }), named('idp')], 'the hint "idp" stands there twice'],
    [
      'a domain of two schools',
      [named('one', { domains: ['a.example'] }), named('two', { domains: ['A.example'] })],
      'the domain "a.example" stands there twice',
    ],
  ])('[CAMPUS-3] with %s the server does not start, and says where the file is wrong', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow('(SCHOOLS_FILE) cannot be used');
    await expect(read(content)).rejects.toThrow(message);
  });

  it('[CAMPUS-3] that is not there is said so', async () => {
    await expect(readSchools(path.join(directory, 'none.json'))).rejects.toThrow('SCHOOLS_FILE');
  });
});

describe('the settings of schools', () => {
  const proxy = {
    PROVIDER_FEDERATION_CLIENT_ID: 'madang',
    PROVIDER_FEDERATION_CLIENT_SECRET: 'secret',
    PROVIDER_FEDERATION_ISSUER: 'https://proxy.example',
  };

  it('[CAMPUS-3] samples stand beside the stand-ins alone, and without schools the generic method is not there', () => {
    expect(configFromEnv({}).schools).toBe(SAMPLE_SCHOOLS);
    expect(configFromEnv({}).enabledMethods).toContain(FEDERATION);
    for (const env of [{ SCHOOLS_FILE: 'none' }, { STAND_INS: '0', SMTP_URL: 'smtp://mail.test' }]) {
      expect(configFromEnv(env).schools).toEqual([]);
      expect(configFromEnv(env).enabledMethods).not.toContain(FEDERATION);
    }
    expect(configFromEnv({ METHODS_DISABLED: 'federation' }).enabledMethods).not.toContain(FEDERATION);
  });

  it('[CAMPUS-3] the proxy is told the school by the parameter that is set, and tells it by the claim', () => {
    const settings = (env: object) => configFromEnv({ ...proxy, SCHOOLS_FILE: 'schools.json', ...env }).providers.federation;
    expect(settings({})).toMatchObject({ school: { parameter: 'aarc_idp_hint', claim: 'schac_home_organization' } });
    expect(
      settings({ PROVIDER_FEDERATION_SCHOOL_PARAMETER: 'idphint', PROVIDER_FEDERATION_SCHOOL_CLAIM: 'authenticating_authority' }),
    ).toMatchObject({ school: { parameter: 'idphint', claim: 'authenticating_authority' } });
  });

  it.each([
    [
      { STAND_INS: '0', SMTP_URL: 'smtp://mail.test', SCHOOLS_FILE: 'schools.json' },
      'SCHOOLS_FILE is set, but PROVIDER_FEDERATION_CLIENT_ID is not',
    ],
    [proxy, 'PROVIDER_FEDERATION_CLIENT_ID is set, but SCHOOLS_FILE is not'],
    [
      { ...proxy, SCHOOLS_FILE: 'schools.json', PROVIDER_FEDERATION_SCHOOL_PARAMETER: 'redirect_uri' },
      'must be the name of a parameter that OpenID Connect does not use',
    ],
  ])('[CAMPUS-3] a half of them is a mistake that is said: %#', (env, sentence) => {
    expect(() => configFromEnv(env)).toThrow(sentence);
  });

  it('[CAMPUS-3] a proxy names a school by its code, its hint, or one of its domains', () => {
    const byClaim = (claim: string) => schoolByClaim(SAMPLE_SCHOOLS, claim)?.code;
    expect(['hanbit', 'https://idp.hanbit.example/saml', 'HANBIT.example', 'hanbi'].map(byClaim)).toEqual([
      'hanbit',
      'hanbit',
      'hanbit',
      undefined,
    ]);
  });
});

describeOnBoth('schools of a federation, against the stand-in of its proxy', (open) => {
  let database: TestDatabase;
  let server: RunningServer;
  const { log } = recordingLog();
  beforeAll(async () => {
    database = await open();
    server = await startServer({
      config: configFromEnv({ PORT: '0' }),
      log,
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
  });
  afterAll(() => server.stop());

  async function ticketOf(surfer: Surfer, person: string, school: string, purpose = 'login') {
    const returned = await throughWindow(surfer, server, 'federation', { person }, { school, purpose });
    return checkUser(surfer, server, FEDERATION, returned);
  }
  const joinAt = async (person: string, school: string, nickname: string) => {
    const surfer = new Surfer();
    const { data } = await ticketOf(surfer, person, school);
    const body = { authMthd: FEDERATION, authId: data.authId, ncknm: nickname, gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
    return callApi(surfer, server, '/auth/account-link/join', body);
  };

  it('[CAMPUS-3] [ROLE-1] a member of a school joins and logs in again, and is that school’s student', async () => {
    const joined = await joinAt('haneul', 'hanbit', '한빛사람');
    expect(joined).toMatchObject({ code: RESULT.ok, data: { user: { auth_mthd: FEDERATION, auth_cmps_codes: ['hanbit'] } } });
    const elsewhere = new Surfer();
    const { data } = await ticketOf(elsewhere, 'haneul', 'hanbit');
    const body = { cmpsCode: 'federation', authMthd: FEDERATION, code: data.authId };
    expect(await callApi(elsewhere, server, '/auth/login/sso', body)).toMatchObject({
      code: RESULT.ok,
      data: { user: { ncknm: '한빛사람' } },
    });
  });

  it('[CAMPUS-3] people of two schools are two, whatever their schools call them', async () => {
    const [one, other] = [await joinAt('bada', 'hanbit', '바다하나'), await joinAt('bada', 'minato', '바다둘')];
    const idOf = ({ data }: typeof one) => (data.user as { user_id: string }).user_id;
    expect(idOf(one)).not.toBe(idOf(other));
    expect(other.data.user).toMatchObject({ auth_cmps_codes: ['minato'] });
  });

  it('[CAMPUS-3] the window goes to the proxy with what it knows the school by; a school of no list opens none', async () => {
    const start = async (school?: string) => {
      const response = await new Surfer().fetch(startUrl(server, 'federation', newState(), 'login', school));
      return new URL(response.headers.get('location') ?? '');
    };
    expect((await start('minato')).searchParams.get('aarc_idp_hint')).toBe('https://idp.minato.example/saml');
    expect((await start()).searchParams.has('aarc_idp_hint')).toBe(false);
    expect((await start('nowhere')).searchParams.get('error')).toBe('method_disabled');
  });

  it('[SSO-1] [CAMPUS-3] a round for one school is not gone on with for another', async () => {
    const surfer = new Surfer();
    const state = newState();
    const begin = async (school: string) =>
      (await surfer.fetch(startUrl(server, 'federation', state, 'login', school))).headers.get('location') ?? '';
    expect(await begin('hanbit')).toContain('aarc_idp_hint');
    expect(await begin('hanbit')).toContain('aarc_idp_hint');
    expect(new URL(await begin('minato')).searchParams.get('error')).toBe('invalid_request');
  });
});

describeOnBoth('schools in the answers of the API', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const manySchools = Array.from({ length: 3000 }, (_, index) => ({ code: `school-${index}`, names: { ko: `학교 ${index}` } }));

  it('[CAMPUS-3] [API-26] announces how many there are, with each of them where they are few, and lists all', async () => {
    const few = (await createTestApi(database.db)).browser();
    const list = SAMPLE_SCHOOLS.map(schoolItem);
    expect((await few.ok('configuration')).schools).toEqual({ count: 4, few: list });
    expect(await few.ok('listSchools')).toEqual({ schoolList: list });
    expect(JSON.stringify(list)).not.toContain('saml');
    const many = (await createTestApi(database.db, { schools: manySchools })).browser();
    expect((await many.ok('configuration')).schools).toEqual({ count: 3000 });
    expect((await many.ok('listSchools')).schoolList).toHaveLength(3000);
  });

  it('[CAMPUS-3] [API-26] without schools, or with the generic method switched off, announces nothing', async () => {
    for (const settings of [{ schools: [] }, { enabledMethods: ALL_BUT_FEDERATION }]) {
      const browser = (await createTestApi(database.db, settings)).browser();
      expect(await browser.ok('configuration')).not.toHaveProperty('schools');
    }
  });

  it('[CAMPUS-3] [SSO-1] only the proxy says whose member a person is: another school than the chosen one, or one of no list, is refused', async () => {
    const api = await createTestApi(database.db);
    const come = async (code: string, asked: string, answered: string) => {
      const browser = api.browser();
      const state = newState();
      await browser.fetch('GET', `/api/v1/auth/provider/federation/start?state=${state}&purpose=login&school=${asked}`);
      api.providerCodes.set(`${FEDERATION}:${code}`, `${answered}|minji`);
      return browser.call('checkUser', { authMthd: FEDERATION, authId: code }, { headers: { 'X-Auth-State': state } });
    };
    expect((await come('one', 'hanbit', 'hanbit.example')).code).toBe(RESULT.ok);
    expect((await come('two', 'hanbit', 'minato.example')).code).toBe(RESULT.providerFailed);
    expect((await come('three', 'hanbit', 'elsewhere.example')).code).toBe(RESULT.providerFailed);
    expect(api.logged.map(({ msg }) => msg)).toContain(EVENTS.providerCodeRefused);
  });
});
