// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { MAINTENANCE_RETRY } from '#contract/limits.ts';
import { type AddressCheck, maintenanceGateMachine } from '#machines/maintenance-gate/maintenance-gate.machine.ts';
import { MaintenanceGate } from '#src/pages/maintenance/maintenance-gate.tsx';
import { expectTextsInEveryLanguage } from '../popups/in-every-language.tsx';
import { button, deferred, renderScreen } from '../popups/render-screen.tsx';
import { stubIntersections } from './near.ts';

const END = Date.UTC(2026, 10, 30, 6);

function arrive(configured = true) {
  const [check, reloading] = [deferred<AddressCheck>(), deferred<void>()];
  const checkAddress = vi.fn(() => check.promise);
  const reload = vi.fn(() => reloading.promise);
  const machine = maintenanceGateMachine.provide({ actors: { checkAddress: fromPromise(checkAddress), reload: fromPromise(reload) } });
  return { actor: createActor(machine, { input: { configured } }).start(), check, checkAddress, reload, reloading };
}
const show = (actor: ReturnType<typeof arrive>['actor']) =>
  renderScreen(
    <MaintenanceGate actor={actor} phone="1588-0000">
      <h1>The campus</h1>
    </MaintenanceGate>,
  );
const state = () => document.querySelector<HTMLElement>('[data-flow=maintenanceGate]')?.dataset.state;

describe('the maintenance gate', () => {
  it('[GATE-4] shows the normal pages at once and asks nothing where no maintenance is configured', async () => {
    const { actor, checkAddress } = arrive(false);
    await show(actor);
    expect(screen.getByRole('heading').textContent).toBe('The campus');
    expect(checkAddress).not.toHaveBeenCalled();
  });

  it('[GATE-5] the maintenance screen looks again by itself, stays while the site is closed or the answer unclear, and opens when it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const answers = [{ allowed: false }, { allowed: false }, null, { allowed: true }];
    const checkAddress = vi.fn(async () => {
      const answer = answers[checkAddress.mock.calls.length - 1];
      if (answer == null) throw new Error('unreachable');
      return answer;
    });
    const machine = maintenanceGateMachine.provide({
      actors: { checkAddress: fromPromise(checkAddress), reload: fromPromise(async () => {}) },
    });
    const actor = createActor(machine, { input: { configured: true } }).start();
    await renderScreen(
      <MaintenanceGate actor={actor} phone="1588-0000" preferences={<p>Languages</p>}>
        <h1>The campus</h1>
      </MaintenanceGate>,
    );
    for (const asked of [1, 2, 3]) {
      await expect.poll(() => [checkAddress.mock.calls.length, state()]).toEqual([asked, 'blocked']);
      expect(screen.getByText('Languages')).toBeTruthy();
      expect(document.body.textContent).toContain('This page opens by itself when we’re done.');
      await act(() => vi.advanceTimersByTimeAsync(MAINTENANCE_RETRY));
    }
    await expect.poll(() => screen.getByRole('heading').textContent).toBe('The campus');
  });

  it('[GATE-1] shows a blank page while it checks, then the normal pages', async () => {
    const { actor, check } = arrive();
    await show(actor);
    expect(state()).toBe('checking');
    expect(document.body.textContent).toBe('');
    check.resolve({ allowed: true });
    expect((await screen.findByRole('heading')).textContent).toBe('The campus');
  });

  it('[GATE-4] shows the normal pages when the check does not come off', async () => {
    const { actor, check } = arrive();
    await show(actor);
    check.reject(new Error('no list'));
    expect((await screen.findByRole('heading')).textContent).toBe('The campus');
  });

  it('[GATE-1] [GATE-5] shows title, text and customer centre to who may not come in; reconnecting reloads', async () => {
    stubIntersections();
    const { actor, check, reload } = arrive();
    await show(actor);
    check.resolve({ allowed: false });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We’ll be back soon');
    expect(state()).toBe('blocked');
    expect(screen.queryByText('The campus')).toBeNull();
    expect(screen.getByRole('main').textContent).toContain('We’re checking the system');
    expect(screen.getByRole('link', { name: '1588-0000' }).getAttribute('href')).toBe('tel:15880000');
    expect(document.title).toBe('Under maintenance · Madang');

    await userEvent.click(button('Reconnect'));
    expect(reload).toHaveBeenCalledOnce();
    expect(state()).toBe('reloading');
    expect(button(/Reconnect/).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button(/Reconnect/));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['en', 'We expect to be done by 30\u00a0November\u00a02026\u00a0at'],
    ['ko', '2026년\u00a011월\u00a030일'],
    ['ja', '2026年11月30日'],
  ] as const)(
    '[GATE-5] says when the end is expected, where the list says so, and nothing of it where it does not (%s)',
    async (language, words) => {
      stubIntersections();
      for (const until of [END, null]) {
        const { actor, check } = arrive();
        const { unmount } = await renderScreen(
          <MaintenanceGate actor={actor} phone="1588-0000">
            {null}
          </MaintenanceGate>,
          language,
        );
        check.resolve({ allowed: false, until });
        await screen.findByRole('heading', { level: 1 });
        expect(document.body.textContent?.includes(words)).toBe(until !== null);
        unmount();
      }
    },
  );

  it('[GATE-5] the picture of the works stands with the words, as decoration', async () => {
    stubIntersections();
    const { actor, check } = arrive();
    await show(actor);
    check.resolve({ allowed: false });
    await screen.findByRole('heading', { level: 1 });
    const picture = document.querySelector('main img');
    expect(['src', 'loading', 'alt'].map((name) => picture?.getAttribute(name))).toEqual(['/art/clock-tower.svg', 'eager', '']);
  });

  it('[LANG-2] speaks three languages', () => {
    stubIntersections();
    return expectTextsInEveryLanguage(() => {
      const actor = createActor(maintenanceGateMachine, {
        input: { configured: true },
        snapshot: maintenanceGateMachine.resolveState({ value: 'blocked', context: { configured: true, until: END } }),
      }).start();
      return (
        <MaintenanceGate actor={actor} phone="1588-0000">
          {null}
        </MaintenanceGate>
      );
    });
  });
});
