import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { SAMPLE_SCHOOLS } from '#server/schools/sample-schools.ts';
import { hintOf } from '#server/schools/school.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { callApi, checkUser, formOf, newState, startUrl } from './support/provider-window.ts';
import { CLIENT, SamlProxy } from './support/saml/saml-proxy.ts';
import { Surfer } from './support/surfer.ts';

const FEDERATION = 25;
const SCHOOLS = SAMPLE_SCHOOLS.slice(0, 2);
const [HANBIT, OTHER] = SCHOOLS.map(({ code }) => code) as [string, string];

describeOnBoth('schools of a federation, behind a proxy that speaks SAML to them', (open) => {
  const proxy = new SamlProxy();
  let directory: string;
  let database: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'saml-'));
    const file = path.join(directory, 'schools.json');
    await writeFile(file, JSON.stringify(SCHOOLS));
    database = await open();
    const env = {
      PORT: '0',
      SCHOOLS_FILE: file,
      PROVIDER_FEDERATION_CLIENT_ID: CLIENT.id,
      PROVIDER_FEDERATION_CLIENT_SECRET: CLIENT.secret,
      PROVIDER_FEDERATION_ISSUER: await proxy.listen(),
    };
    server = await startServer({
      config: configFromEnv(env),
      log: recordingLog().log,
      database: { db: database.db, label: 'for a test', close: () => database.close() },
    });
    await proxy.serve(SCHOOLS, `${server.siteUrl}/callback/federation`);
  });
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
    await rm(directory, { recursive: true });
  });

  /** From the product’s window to the page of a school. `school`: chosen at the product; `atProxy`: chosen there, where the product says none. */
  async function toSchool(surfer: Surfer, { school, atProxy }: { school?: string; atProxy?: string }) {
    const state = newState();
    const first = await surfer.follow(startUrl(server, 'federation', state, 'login', school));
    if (atProxy === undefined) return { state, ...first };
    const chosen = await surfer.submit(first.url, { school: atProxy });
    return { state, ...(await surfer.follow(Surfer.next(chosen, first.url))) };
  }

  /** From the page of a school to what the API says of the person. */
  async function signIn(surfer: Surfer, { state, url }: Awaited<ReturnType<typeof toSchool>>, person: string) {
    const { action, fields } = formOf(await (await surfer.submit(url, { person })).text());
    const posted = await surfer.submit(action, fields);
    const back = await surfer.follow(Surfer.next(posted, action), ({ href }) => href.startsWith(`${server.siteUrl}/callback/`));
    const iss = back.url.searchParams.get('iss');
    expect(back.url.searchParams.get('state')).toBe(state);
    return checkUser(surfer, server, FEDERATION, {
      code: back.url.searchParams.get('code') ?? '',
      state,
      ...(iss !== null && { iss }),
    });
  }

  async function join(person: string, nickname: string, way: Parameters<typeof toSchool>[1]) {
    const surfer = new Surfer();
    const { data } = await signIn(surfer, await toSchool(surfer, way), person);
    const body = { authMthd: FEDERATION, authId: data.authId, ncknm: nickname, gndr: 'F', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
    return callApi(surfer, server, '/auth/account-link/join', body);
  }

  it('[CAMPUS-3] the school that was chosen is the one whose page opens, and its signed assertion joins and logs the member in', async () => {
    const page = await toSchool(new Surfer(), { school: HANBIT });
    expect(await page.response?.text()).toContain(`<h1>${HANBIT}</h1>`);
    expect(await join('saml-haneul', '한빛샘', { school: HANBIT })).toMatchObject({
      code: RESULT.ok,
      data: { user: { auth_mthd: FEDERATION, auth_cmps_codes: [HANBIT] } },
    });
    const again = new Surfer();
    const { data } = await signIn(again, await toSchool(again, { school: HANBIT }), 'saml-haneul');
    const body = { cmpsCode: 'federation', authMthd: FEDERATION, code: data.authId };
    expect(await callApi(again, server, '/auth/login/sso', body)).toMatchObject({ code: RESULT.ok, data: { user: { ncknm: '한빛샘' } } });
  });

  it('[CAMPUS-3] where no school was chosen, the proxy asks, and the school that it names is the person’s', async () => {
    const atProxy = SCHOOLS.filter(({ code }) => code === OTHER).map(hintOf)[0] ?? '';
    expect(await join('saml-bada', '다른학교', { atProxy })).toMatchObject({
      code: RESULT.ok,
      data: { user: { auth_cmps_codes: [OTHER] } },
    });
  });

  it('[CAMPUS-3] one name ID at two schools is two people', async () => {
    const [one, other] = [
      await join('saml-same', '같은이름하나', { school: HANBIT }),
      await join('saml-same', '같은이름둘', { school: OTHER }),
    ];
    const idOf = ({ data }: typeof one) => (data.user as { user_id: string }).user_id;
    expect(idOf(one)).not.toBe(idOf(other));
  });
});
