// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { layersMachine } from '../../machines/layers/layers.machine.ts';
import { VISITOR } from '../../machines/viewer.ts';
import { Welcome } from '../../src/layers/welcome/welcome.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

const openWelcome = () => {
  const layers = createActor(layersMachine, {
    input: { place: '/myroom', draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  layers.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  return layers;
};
const choices = () => screen.getAllByRole('button').filter((button) => button.dataset.primary !== undefined);

describe('welcome', () => {
  it('[WELC-1] puts a new avatar first for who comes for the first time', async () => {
    const layers = openWelcome();
    await renderScreen(<Welcome layers={layers} returning={false} />);
    expect(stateOf(screen.getByRole('heading', { name: 'Nice to meet you!' }))).toBe('popup.welcome');
    expect(choices().map((button) => [button.dataset.primary, button.textContent])).toEqual([
      ['true', expect.stringContaining('Create a new avatar')],
      ['false', expect.stringContaining('Log in')],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Create a new avatar' }));
    expect(layers.getSnapshot().value.popup).toBe('agreement');
  });

  it('[WELC-1] puts logging in first for who made an avatar here before', async () => {
    const layers = openWelcome();
    await renderScreen(<Welcome layers={layers} returning />);
    expect(choices().map((button) => button.dataset.primary)).toEqual(['true', 'false']);
    expect(choices()[0]).toHaveProperty('textContent', expect.stringContaining('Log in'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(layers.getSnapshot().value.popup).toBe('login');
  });

  it('[POP-5] is closed by Escape and by its button', async () => {
    const byKey = openWelcome();
    const { unmount } = await renderScreen(<Welcome layers={byKey} returning={false} />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(byKey.getSnapshot().value.popup).toBe('closed');
    unmount();

    const byButton = openWelcome();
    await renderScreen(<Welcome layers={byButton} returning={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(byButton.getSnapshot().value.popup).toBe('closed');
  });

  it('[LANG-2] speaks three languages', () => expectTextsInEveryLanguage(() => <Welcome layers={openWelcome()} returning={false} />));
});
