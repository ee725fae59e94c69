// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AgreementItem } from '../../machines/agreement/agreement-items.ts';
import { layersMachine } from '../../machines/layers/layers.machine.ts';
import type { Place } from '../../machines/place.ts';
import { MEMBER, unreachable } from '../../machines/samples.ts';
import { VISITOR } from '../../machines/viewer.ts';
import { EnteringWorld } from '../../src/layers/entering-world/entering-world.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { deferred, renderScreen } from './render-screen.tsx';

const nothingDue = fromPromise<readonly AgreementItem[], void>(async () => []);

const enter = (
  place: Place,
  outcome: () => Promise<void>,
  refresh: () => Promise<{ signedIn: boolean }> = async () => ({ signedIn: true }),
) => {
  const machine = layersMachine.provide({
    actors: { readDueItems: nothingDue, refreshToken: fromPromise(refresh), enterWorld: fromPromise(outcome) },
  });
  const layers = createActor(machine, {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  layers.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'member', userId: 'u-1', authMethod: 1 } });
  layers.send({ type: 'PLACE_REQUESTED', place });
  return layers;
};
const never = () => new Promise<void>(() => {});
const refused = () => Promise.reject(new Error('no such place'));

describe('entering the world', () => {
  it('[JOIN-2] says that it goes to myroom, and can be left', async () => {
    const layers = enter('/myroom', never);
    await renderScreen(<EnteringWorld layers={layers} />);
    const dialog = await screen.findByRole('dialog', { name: 'Taking you to My Home' });
    await waitFor(() => expect(dialog.dataset).toMatchObject({ flow: 'layers', state: 'popup.enteringWorld' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(layers.getSnapshot().value.popup).toBe('closed');
  });

  it('[SHELL-2] names the campus when a space was requested', async () => {
    await renderScreen(<EnteringWorld layers={enter('/space/ewha', never)} />);
    expect(await screen.findByRole('dialog', { name: 'Taking you to the campus' })).toBeDefined();
  });

  it('[ERR-11] says when the place cannot be entered', async () => {
    const layers = enter('/myroom', refused);
    await renderScreen(<EnteringWorld layers={layers} />);
    const alert = await screen.findByRole('alertdialog', { name: 'You can’t enter this space' });
    expect(alert.dataset.state).toBe('popup.alertingPlace');
    expect(alert.textContent).toContain('Some of the information isn’t right.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(layers.getSnapshot().value.popup).toBe('closed');
  });

  it('[STORE-1] [JOIN-2] does not leave before the token is checked', async () => {
    const left = vi.fn(never);
    const checked = deferred<{ signedIn: boolean }>();
    await renderScreen(<EnteringWorld layers={enter('/myroom', left, () => checked.promise)} />);
    const dialog = await screen.findByRole('dialog', { name: 'Taking you to My Home' });
    expect(dialog.dataset.state).toBe('popup.refreshingToken');
    expect(left).not.toHaveBeenCalled();
    await act(async () => checked.resolve({ signedIn: true }));
    expect(left).toHaveBeenCalledOnce();
  });

  it('[STORE-1] [LOGIN-3] a session that has ended leads to sign-in, after which the same place is entered', async () => {
    const places: Place[] = [];
    let signedIn = false;
    const layers = createActor(
      layersMachine.provide({
        actors: {
          readDueItems: nothingDue,
          refreshToken: fromPromise(async () => ({ signedIn })),
          enterWorld: fromPromise(async ({ input }) => void places.push(input.place)),
        },
      }),
      { input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] } },
    ).start();
    layers.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await waitFor(() => expect(layers.getSnapshot().value.popup).toBe('closed'));
    layers.send({ type: 'PLACE_REQUESTED', place: '/space/ewha' });
    expect(layers.getSnapshot().value.popup).toBe('refreshingToken');
    // The token store tells of the cleared token before the refresh has answered.
    layers.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    await waitFor(() => expect(layers.getSnapshot().value.popup).toBe('login'));
    expect(places).toEqual([]);
    signedIn = true;
    layers.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await waitFor(() => expect(places).toEqual(['/space/ewha']));
  });

  it('[REFR-2] [API-25] a refresh that fails by network says so, and can be tried again', async () => {
    const left = vi.fn(never);
    const refresh = vi.fn(async () => ({ signedIn: true })).mockRejectedValueOnce(unreachable);
    await renderScreen(<EnteringWorld layers={enter('/space/ewha', left, refresh)} />);
    const alert = await screen.findByRole('alertdialog', { name: 'We couldn’t take you there' });
    expect(alert.dataset.state).toBe('popup.alertingToken');
    expect(alert.textContent).toContain('Please check your connection');
    expect(left).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Taking you to the campus' });
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('[LANG-2] speaks three languages', async () => {
    const unsure = enter('/myroom', never, () => Promise.reject(unreachable));
    await act(() => waitFor(() => expect(unsure.getSnapshot().value.popup).toBe('alertingToken')));
    await expectTextsInEveryLanguage(() => <EnteringWorld layers={unsure} />);
    const layers = enter('/myroom', refused);
    await act(() => waitFor(() => expect(layers.getSnapshot().value.popup).toBe('alertingPlace')));
    await expectTextsInEveryLanguage(() => <EnteringWorld layers={layers} />);
  });
});
