// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { layersMachine } from '../../machines/layers/layers.machine.ts';
import type { Place } from '../../machines/place.ts';
import { EnteringWorld } from '../../src/layers/entering-world/entering-world.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';

const enter = (place: Place, outcome: () => Promise<void>) => {
  const layers = createActor(layersMachine.provide({ actors: { enterWorld: fromPromise(outcome) } }), {
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
    expect(dialog.dataset).toMatchObject({ flow: 'layers', state: 'popup.enteringWorld' });
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

  it('[LANG-2] speaks three languages', async () => {
    const layers = enter('/myroom', refused);
    await act(() => waitFor(() => expect(layers.getSnapshot().value.popup).toBe('alertingPlace')));
    await expectTextsInEveryLanguage(() => <EnteringWorld layers={layers} />);
  });
});
