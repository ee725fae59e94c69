// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { Place } from '#machines/place.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { MEMBER, unreachable } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { EnteringWorld } from '#src/popups/entering-world/entering-world.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { deferred, renderScreen } from './render-screen.tsx';

const nothingDue = fromPromise<readonly AgreementItem[], void>(async () => []);

const enter = (
  place: Place,
  outcome: () => Promise<void>,
  refresh: () => Promise<{ signedIn: boolean }> = async () => ({ signedIn: true }),
) => {
  const machine = popupsMachine.provide({
    actors: { readDueItems: nothingDue, refreshToken: fromPromise(refresh), enterWorld: fromPromise(outcome) },
  });
  const popups = createActor(machine, {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'member', userId: 'u-1', authMethod: 1 } });
  popups.send({ type: 'PLACE_REQUESTED', place });
  return popups;
};
const never = () => new Promise<void>(() => {});
const refused = () => Promise.reject(new Error('no such place'));

describe('entering the world', () => {
  it('[JOIN-2] says that it goes to myroom, and can be left', async () => {
    const popups = enter('/myroom', never);
    await renderScreen(<EnteringWorld popups={popups} />);
    const dialog = await screen.findByRole('dialog', { name: 'Taking you to My Home' });
    await waitFor(() => expect(dialog.dataset).toMatchObject({ flow: 'popups', state: 'popup.enteringWorld' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(popups.getSnapshot().value.popup).toBe('closed');
  });

  it('[SHELL-2] names the campus when a space was requested', async () => {
    await renderScreen(<EnteringWorld popups={enter('/space/ewha', never)} />);
    expect(await screen.findByRole('dialog', { name: 'Taking you to the campus' })).toBeDefined();
  });

  it('[ERR-11] says when the place cannot be entered', async () => {
    const popups = enter('/myroom', refused);
    await renderScreen(<EnteringWorld popups={popups} />);
    const alert = await screen.findByRole('alertdialog', { name: 'You can’t enter this space' });
    expect(alert.dataset.state).toBe('popup.alertingPlace');
    expect(alert.textContent).toContain('Some of the information isn’t right.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(popups.getSnapshot().value.popup).toBe('closed');
  });

  it('[STORE-1] [JOIN-2] does not leave before the token is checked', async () => {
    const left = vi.fn(never);
    const checked = deferred<{ signedIn: boolean }>();
    await renderScreen(<EnteringWorld popups={enter('/myroom', left, () => checked.promise)} />);
    const dialog = await screen.findByRole('dialog', { name: 'Taking you to My Home' });
    expect(dialog.dataset.state).toBe('popup.refreshingToken');
    expect(left).not.toHaveBeenCalled();
    await act(async () => checked.resolve({ signedIn: true }));
    expect(left).toHaveBeenCalledOnce();
  });

  it('[STORE-1] [LOGIN-3] a session that has ended leads to sign-in, after which the same place is entered', async () => {
    const places: Place[] = [];
    let signedIn = false;
    const popups = createActor(
      popupsMachine.provide({
        actors: {
          readDueItems: nothingDue,
          refreshToken: fromPromise(async () => ({ signedIn })),
          enterWorld: fromPromise(async ({ input }) => void places.push(input.place)),
        },
      }),
      { input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] } },
    ).start();
    popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await waitFor(() => expect(popups.getSnapshot().value.popup).toBe('closed'));
    popups.send({ type: 'PLACE_REQUESTED', place: '/space/ewha' });
    expect(popups.getSnapshot().value.popup).toBe('refreshingToken');
    // The token store tells of the cleared token before the refresh has answered.
    popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    await waitFor(() => expect(popups.getSnapshot().value.popup).toBe('login'));
    expect(places).toEqual([]);
    signedIn = true;
    popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await waitFor(() => expect(places).toEqual(['/space/ewha']));
  });

  it('[REFR-2] [API-25] a refresh that fails by network says so, and can be tried again', async () => {
    const left = vi.fn(never);
    const refresh = vi.fn(async () => ({ signedIn: true })).mockRejectedValueOnce(unreachable);
    await renderScreen(<EnteringWorld popups={enter('/space/ewha', left, refresh)} />);
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
    await expectTextsInEveryLanguage(() => <EnteringWorld popups={unsure} />);
    const popups = enter('/myroom', refused);
    await act(() => waitFor(() => expect(popups.getSnapshot().value.popup).toBe('alertingPlace')));
    await expectTextsInEveryLanguage(() => <EnteringWorld popups={popups} />);
  });
});
