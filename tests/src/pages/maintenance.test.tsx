// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { maintenanceGateMachine } from '#machines/maintenance-gate/maintenance-gate.machine.ts';
import { MaintenanceGate } from '#src/pages/maintenance/maintenance-gate.tsx';
import { expectTextsInEveryLanguage } from '../popups/in-every-language.tsx';
import { button, deferred, renderScreen } from '../popups/render-screen.tsx';
import { stubIntersections } from './near.ts';

function arrive(configured = true) {
  const [check, reloading] = [deferred<{ allowed: boolean }>(), deferred<void>()];
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
        snapshot: maintenanceGateMachine.resolveState({ value: 'blocked', context: { configured: true } }),
      }).start();
      return (
        <MaintenanceGate actor={actor} phone="1588-0000">
          {null}
        </MaintenanceGate>
      );
    });
  });
});
