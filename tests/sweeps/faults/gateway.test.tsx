// @vitest-environment jsdom
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { RESULT, statusOf } from '#contract/result-codes.ts';
import type { FailureCode } from '#machines/failures.ts';
import texts from '#src/i18n/texts/failures.json' with { type: 'json' };
import gateway from '#src/i18n/texts/gateway.json' with { type: 'json' };
import { FAULTS, type FaultName, fails, hangs, messageIn, on, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { count } from './counted.ts';
import { faultsFor, openApiForEachTest, openFor, page } from './support.ts';

const BACK = 'https://meet.example/back';
const PATH = `/sso/auth?${new URLSearchParams({ clientId: 'meet', returnUrl: BACK })}`;

/** They end the session; then the person logs in, and the gateway goes on. */
const ENDING: readonly FaultName[] = ['401', '401 in HTML'];

interface OnTheWay {
  readonly call: CallName;
  readonly says: FailureCode;
  /** The person agrees first: the partner is not the platform's own. */
  readonly asksConsent?: boolean;
}

/** What the gateway asks of the server for a member. Nothing can be taken again there: the way ends with an alert. */
const ON_THE_WAY: readonly OnTheWay[] = [
  { call: 'userInfo', says: 'userInfoFailed' },
  { call: 'oauthCode', says: 'authenticationFailed' },
  { call: 'consentToClient', says: 'authenticationFailed', asksConsent: true },
];

const consentRequired = on('oauthCode', () =>
  HttpResponse.json(
    { code: RESULT.consentRequired, message: 'Agree first.', data: { clientName: 'Meet' } },
    { status: statusOf('consentRequired') },
  ),
);

const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

const arrive = (as: 'member' | 'visitor') => openFor(as, { path: PATH });

async function arriveAt({ asksConsent = false }: OnTheWay): Promise<void> {
  if (asksConsent) server.use(consentRequired);
  await arrive('member');
  if (asksConsent) await page.press(gateway.consent.agree.en);
}

async function seeAlert(text: string, about: string): Promise<void> {
  await page.until(() => {
    expect(page.top().textContent, about).toContain(text);
    expect(isBusy(), about).toBe(false);
  });
  expect(page.left, about).toEqual([]);
}

listenInThisFile('bypass');
openApiForEachTest();
beforeEach(() => void vi.spyOn(window, 'close').mockReturnValue());

describe.each(ON_THE_WAY.map((each, offset) => [each.call, each, offset] as const))('%s at the gateway', (_, onTheWay, offset) => {
  const { call, says } = onTheWay;
  const faults = faultsFor(offset);

  it.each(faults.filter((fault) => !ENDING.includes(fault)))(
    '[GW-4] %s: an alert says so, and nothing goes to the partner',
    async (fault) => {
      count('screen', call);
      if (fault === '419, again and again') server.use(succeeds('refreshAccessToken'));
      server.use(fails(call, fault));
      await arriveAt(onTheWay);
      await seeAlert(messageIn('en', FAULTS[fault]) ?? texts[says].en, fault);
    },
  );

  it.each(ENDING)('[GW-2] %s: the person is asked to log in, and nothing goes to the partner', async (fault) => {
    count('session ended', call);
    server.use(fails(call, fault));
    await arriveAt(onTheWay);
    await page.until(() => {
      expect(page.viewer().kind).toBe('visitor');
      expect(isBusy()).toBe(false);
    });
    expect(page.left).toEqual([]);
  });

  it('[GW-4] a server that never answers is given up, and that is said', async () => {
    count('never answered', call);
    let came = false;
    server.use(
      on(call, () => {
        came = true;
        return new Promise<never>(() => {});
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await arriveAt(onTheWay);
    await page.until(() => expect(came).toBe(true));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1000);
    vi.useRealTimers();
    await seeAlert(texts[says].en, call);
  });
});

describe('oauthClient at the gateway', () => {
  it.each(faultsFor(1))('[GW-2] %s: the partner stays unnamed, and the person can log in', async (fault) => {
    count('screen', 'oauthClient');
    server.use(fails('oauthClient', fault));
    await arrive('visitor');
    await page.see('login', 'choosing');
    expect(document.body.textContent).not.toContain(texts.authenticationFailed.en);
    expect(page.left).toEqual([]);
  });

  it('[GW-2] a server that never answers keeps no person from logging in', async () => {
    count('never answered', 'oauthClient');
    server.use(hangs('oauthClient'));
    await arrive('visitor');
    await page.see('login', 'choosing');
    expect(page.left).toEqual([]);
  });
});
