// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { createTokenStore } from '#src/browser/token-store.ts';
import texts from '#src/i18n/texts/failures.json' with { type: 'json' };
import { goBackInTopDialog } from '#src/ui/dialog/dialog-stack.ts';
import { answered, FAULTS, type Fault, type FaultName, messageIn, on, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { isOfThisPart, itFirst } from '#tests/support/part.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import type { Action } from './action.ts';
import { ACTIONS, SHOWN_ELSEWHERE } from './actions.ts';
import { count } from './counted.ts';
import { dismissAlert, expectTyped, isBusy, shown, topDialog } from './screen.ts';
import { api, faultsFor, openApiForEachTest, openFor, page } from './support.ts';

listenInThisFile('bypass');

async function start({ as, prepare, beyond = [], open }: Action): Promise<void> {
  prepare?.(api);
  server.resetHandlers(...beyond);
  await openFor(as);
  await open(page);
}

/** They end the session of a person who is signed in, and with it what they were at. */
const ENDING: readonly FaultName[] = ['401', '401 in HTML', '419, again and again'];
const endsSession = ({ as, call }: Action) => as === 'member' || CALLS[call].token === 'required';

/** Other ones for each action. */
const faultsAt = (name: string, action: Action): readonly FaultName[] =>
  faultsFor(Object.keys(ACTIONS).indexOf(name)).filter(
    (fault) => !(endsSession(action) && ENDING.includes(fault)) && action.elsewhere?.[fault] === undefined,
  );

/** How often the call came, from now on. */
function failing(call: CallName, fault: FaultName): () => number {
  let came = 0;
  const { resolver }: Fault = FAULTS[fault];
  server.use(
    on(call, (about) => {
      came += 1;
      return resolver(about);
    }),
  );
  return () => came;
}

/** The call is answered well, but not before `answer`. */
function holding(call: CallName): { came: () => boolean; answer: () => void } {
  let came = false;
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    on(call, async () => {
      came = true;
      await released;
      return answered('ok', undefined, SAMPLES[call].data);
    }),
  );
  return { came: () => came, answer: () => answer() };
}

/** ms; an answer that counts is shown in a tenth of it. */
const OBSERVATION_TIME = 60;

const session = () => ({ viewer: page.viewer(), token: page.services.tokenStore.read(), left: [...page.left] });
const sessionAndPopups = () => ({ ...session(), shown: shown() });

async function expectUnchangedBy(answer: () => void, seen: () => object = sessionAndPopups): Promise<void> {
  const before = seen();
  answer();
  await new Promise((resolve) => setTimeout(resolve, OBSERVATION_TIME));
  expect(seen()).toEqual(before);
  expect(isBusy()).toBe(false);
}

function textOf({ says, saysAt }: Action, fault: FaultName): string {
  return messageIn('en', FAULTS[fault]) ?? texts[saysAt?.[fault] ?? says].en;
}

itFirst('every call of the contract is failed in the screens below, or it is said what shows its failures', () => {
  const acted = Object.values(ACTIONS).map(({ call }) => call);
  expect([...new Set([...acted, ...Object.keys(SHOWN_ELSEWHERE)])].sort()).toEqual(Object.keys(CALLS).sort());
});

/** `npm test` takes every sixth action, the rest takes the others. */
const TAKEN = Object.entries(ACTIONS).filter((_, index) => isOfThisPart(index, 12));

describe.each(TAKEN)('%s', (name, action) => {
  openApiForEachTest();

  const faults = faultsAt(name, action);

  it(`[API-25] ${faults.length} faults one after another: each says what it should, what was typed stays, and the action can be taken again`, {
    timeout: 60_000,
  }, async () => {
    const passed = count('screen', action.call, faults.length);
    await start(action);
    for (const fault of faults) {
      const came = failing(action.call, fault);
      await action.act(page);
      await page.until(() => {
        expect(came(), fault).toBeGreaterThan(0);
        expect(isBusy(), fault).toBe(false);
        expect(topDialog()?.textContent, fault).toContain(textOf(action, fault));
      });
      await dismissAlert(page);
      expect(isBusy(), fault).toBe(false);
      expectTyped(action);
      server.resetHandlers(...(action.beyond ?? []));
      passed();
    }
    await action.act(page);
    await action.succeeds(page);
  });

  const unanswered = action.elsewhere?.['no answer'];
  const because = unanswered === undefined ? '' : ` (skipped: ${unanswered})`;
  it.skipIf(unanswered !== undefined)(`[API-25] a server that never answers is given up, and that is said${because}`, async () => {
    count('never answered', action.call);
    await start(action);
    const { came } = holding(action.call);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await action.act(page);
    await page.until(() => expect(came()).toBe(true));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1000);
    vi.useRealTimers();
    await page.until(() => {
      expect(isBusy()).toBe(false);
      expect(topDialog()?.textContent).toContain(texts[action.says].en);
    });
    await dismissAlert(page);
    expectTyped(action);
  });

  const kept = action.waitsBecause === undefined ? '' : ` (skipped: ${action.waitsBecause})`;
  it.skipIf(kept !== '').each([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['Back', goBackInTopDialog],
  ])(`[POP-5] an answer after %s changes nothing${kept}`, async (_, leave) => {
    count('after leaving', action.call);
    await start(action);
    const { came, answer } = holding(action.call);
    await action.act(page);
    await page.until(() => expect(came()).toBe(true));
    const busy = shown();
    leave();
    await page.until(() => {
      expect(shown()).not.toEqual(busy);
      expect(isBusy()).toBe(false);
    });
    await expectUnchangedBy(answer);
  });

  const held = action.call === 'userInfo' ? ' (skipped: the held call is what says who has logged in)' : '';
  it.skipIf(held !== '')(`[OUT-1] an answer after another person has logged in, in another tab, changes nothing${held}`, async () => {
    count('after leaving', action.call);
    const other = api.addMember('email', 'other@campus.ac.kr');
    await start(action);
    const { came, answer } = holding(action.call);
    await action.act(page);
    await page.until(() => expect(came()).toBe(true));
    const otherTab = createTokenStore();
    otherTab.signIn(api.tokenOf(other));
    await page.until(() => expect(page.viewer()).toMatchObject({ kind: 'member', userId: other.user_id }));
    // A wizard of a visitor stays, and says whether a nickname is available.
    await expectUnchangedBy(answer, session);
    otherTab.dispose();
  });

  const ofSessions = endsSession(action) ? describe : undefined;
  ofSessions?.('of a person who is signed in', () => {
    it.each(ENDING)('[REFR-4] %s ends the session, and nothing is left that waits', async (fault) => {
      count('session ended', action.call);
      await start(action);
      if (fault === '419, again and again') server.use(succeeds('refreshAccessToken'));
      const came = failing(action.call, fault);
      await action.act(page);
      await page.until(() => {
        expect(came()).toBeGreaterThan(0);
        expect(isBusy()).toBe(false);
      });
      // A token that was refreshed belongs to a session that goes on.
      if (fault !== '419, again and again') await page.until(() => expect(page.viewer().kind).toBe('visitor'));
    });

    it.skipIf(kept !== '')(`[OUT-1] an answer after a sign-out in another tab changes nothing${kept}`, async () => {
      count('after leaving', action.call);
      await start(action);
      const { came, answer } = holding(action.call);
      await action.act(page);
      await page.until(() => expect(came()).toBe(true));
      const otherTab = createTokenStore();
      otherTab.clear();
      await page.until(() => expect(page.viewer().kind).toBe('visitor'));
      await page.until(() => expect(isBusy()).toBe(false));
      await expectUnchangedBy(answer);
      otherTab.dispose();
    });
  });
});
