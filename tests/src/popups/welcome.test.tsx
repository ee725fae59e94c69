// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';
import { CAMPUS, ENABLED_METHODS } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import type { ShownCampus } from '#src/popups/campus/shown-campus.ts';
import { Welcome } from '#src/popups/welcome/welcome.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

const YONSEI: ShownCampus = { name: 'Yonsei University', mark: CAMPUS.mark, color: CAMPUS.color, method: 'yonsei' };

const openWelcome = (enabledMethods: readonly number[] = [0, 1]) => {
  const popups = createActor(popupsMachine, {
    input: { place: '/myroom', draft: null, resumed: null, ssoMode: false, enabledMethods },
  }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  return popups;
};
const choices = () => screen.getAllByRole('button').filter((button) => button.dataset.primary !== undefined);

describe('welcome', () => {
  it('[WELC-1] puts a new avatar first for who comes for the first time', async () => {
    const popups = openWelcome();
    await renderScreen(<Welcome popups={popups} returning={false} />);
    expect(stateOf(screen.getByRole('heading', { name: 'Nice to meet you!' }))).toBe('popup.welcome');
    expect(choices().map((button) => [button.dataset.primary, button.textContent])).toEqual([
      ['true', expect.stringContaining('Create a new avatar')],
      ['false', expect.stringContaining('Log in')],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Create a new avatar' }));
    expect(openPopup(popups.getSnapshot())).toBe('agreement');
  });

  it('[WELC-1] puts logging in first for who made an avatar here before', async () => {
    const popups = openWelcome();
    await renderScreen(<Welcome popups={popups} returning />);
    expect(choices().map((button) => button.dataset.primary)).toEqual(['true', 'false']);
    expect(choices()[0]).toHaveProperty('textContent', expect.stringContaining('Log in'));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(popups.getSnapshot().value.popup).toBe('login');
  });

  it('[POP-5] is closed by Escape and by its button', async () => {
    const byKey = openWelcome();
    const { unmount } = await renderScreen(<Welcome popups={byKey} returning={false} />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(byKey.getSnapshot().value.popup).toBe('closed');
    unmount();

    const byButton = openWelcome();
    await renderScreen(<Welcome popups={byButton} returning={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(byButton.getSnapshot().value.popup).toBe('closed');
  });

  it('[CAMPUS-2] shows the campus that the person came for, and one press goes to its own sign-on', async () => {
    const popups = openWelcome(ENABLED_METHODS);
    popups.send({ type: 'PLACE_REQUESTED', place: '/space/yonsei', campus: CAMPUS });
    await renderScreen(<Welcome popups={popups} returning={false} campus={YONSEI} />);
    expect(document.querySelector('[data-campus]')?.textContent).toBe('Yonsei University');
    expect(document.querySelector('[data-campus] img')?.getAttribute('src')).toBe(CAMPUS.mark);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)[1]).toBe('Log in with Yonsei University');
    await userEvent.click(screen.getByRole('button', { name: 'Log in with Yonsei University' }));
    const login = popups.getSnapshot().children.login?.getSnapshot();
    expect([login?.value, login?.context.method]).toEqual(['withProvider', 'yonsei']);
  });

  it('[CAMPUS-2] [API-26] a campus of which the list says no more has its name alone, and no sign-on of its own', async () => {
    await renderScreen(
      <Welcome popups={openWelcome()} returning={false} campus={{ name: 'ewha', mark: null, color: null, method: null }} />,
    );
    const band = document.querySelector<HTMLElement>('[data-campus]');
    expect([band?.textContent, band?.getAttribute('style'), band?.querySelector('img')]).toEqual(['ewha', null, null]);
    expect(document.querySelector('[data-event=campusLogin]')).toBeNull();
  });

  it('[LANG-2] speaks three languages', () => expectTextsInEveryLanguage(() => <Welcome popups={openWelcome()} returning={false} />));
});
