import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { coverAt } from '#statewalk/at/cover-at.ts';
import type { StartedSite, Visit } from '#statewalk/at/started.ts';
import { faultsOf } from '#statewalk/browser/faults.ts';
import type { CoverResult } from '#statewalk/browser/results.ts';
import config from '#statewalk.config';
import { type App, openApp } from '../journeys/support/open-app.ts';
import { Client } from '../paths/at/client.ts';
import { openSite } from '../paths/at/site.ts';
import { bindingsOf } from '../paths/browser/bound.ts';
import type { FlowWithScreen } from './states/looks.ts';

/* `npm run tools -- paths:browser --at <address>`, on a server that is started here. */

let app: App;
let site: StartedSite;
beforeAll(async () => {
  app = await openApp();
  const { siteUrl: address, inboxUrl: inbox } = app.server;
  site = await openSite({ address, language: 'en', engine: 'chromium', headed: false, inbox, imap: undefined });
});
afterAll(async () => {
  await site?.close();
  await app?.close();
});

const cover = (flow: FlowWithScreen, on: StartedSite = site): Promise<CoverResult> =>
  coverAt(config, on, bindingsOf(flow), { language: 'en', run: app.server.siteUrl });

it('every transition of an agreement is taken on a started server', async () => {
  const result = await cover('agreement');
  expect(faultsOf(result)).toEqual([]);
  expect(result.taken).toBe(result.transitions);
});

it('a logout is taken as the server answers it, and what cannot be arranged is skipped with a reason', async () => {
  const result = await cover('logout');
  expect(faultsOf(result)).toEqual([]);
  expect(result.taken + result.left.length).toBe(result.transitions);
  expect(result.byServer).toBeGreaterThan(0);
  expect(result.left.filter(({ reason }) => reason === '')).toEqual([]);
});

it('a person who follows a plan gets an account by a command, with the nickname that the plan wants taken', async () => {
  const { siteUrl: address, inboxUrl: inbox = '' } = app.server;
  const run = ['--import', 'tsx', 'tests/paths/at/account.ts', '--at', address, '--inbox', inbox, '--nickname', 'TakenMinji'];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  const said = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(stdout)?.[1];
  expect(said('Nickname')).toBe('TakenMinji');
  const client = new Client(address, 'en');
  client.signIn(await client.call('emailLogin', { authMthd: 1, authId: said('Email'), pswd: said('Password') }));
  expect((await new Client(address, 'en').ask('validateNickname', { ncknm: 'TakenMinji' })).code).toBe(RESULT.nicknameTaken);
});

/** An application that names one of its states by another. */
const broken = (right: StartedSite): StartedSite => ({
  ...right,
  async visit(...options): Promise<Visit> {
    const visit = await right.visit(...options);
    await visit.context.addInitScript(() => {
      const rename = () => {
        for (const each of document.querySelectorAll<HTMLElement>('[data-state=noticingMarketing]')) each.dataset.state = 'reading';
      };
      new MutationObserver(rename).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    });
    return visit;
  },
});

it('a screen that is not the one of the model is a fault, and nothing behind it counts as taken', async () => {
  const result = await cover('agreement', broken(site));
  expect(faultsOf(result).join('\n')).toContain('the screen shows agreement reading, the model says agreement noticingMarketing');
  expect(result.left.map(({ transition }) => transition).join('\n')).toContain('noticingMarketing: ALERT_CONFIRMED');
});
