// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { logoutMachine } from '#machines/logout/logout.machine.ts';
import { LogoutDialog } from '#src/popups/logout/logout-dialog.tsx';
import { button, deferred, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

function openLogout(guest: boolean) {
  const [ended, forgotten] = [deferred<void>(), deferred<void>()];
  const actors = {
    endSession: fromPromise<void, void>(() => ended.promise),
    forgetSession: fromPromise<void, void>(() => forgotten.promise),
  };
  const actor = createActor(logoutMachine.provide({ actors }), { input: { guest } }).start();
  return { actor, ended, forgotten };
}

describe('LogoutDialog', () => {
  it('[OUT-1] asks first, and leaves the least harmful answer under the finger', async () => {
    const { actor } = openLogout(false);
    await renderScreen(<LogoutDialog actor={actor} />);
    expect(screen.getByRole('alertdialog', { name: 'Log out?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Link an account' })).toBeNull();
    expect(document.activeElement).toBe(button('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
  });

  it('[OUT-1] a guest is warned, and may link an account first', async () => {
    const { actor } = openLogout(true);
    await renderScreen(<LogoutDialog actor={actor} />);
    expect(screen.getByRole('alertdialog').textContent).toContain('your history is gone for good');
    await userEvent.click(button('Link an account'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'linkInstead' });
  });

  it.each([
    [false, 'Log out'],
    [true, 'Delete my history and log out'],
  ])('[OUT-1] is busy until the session is ended and forgotten, even if the server fails (guest: %s)', async (guest, label) => {
    const { actor, ended, forgotten } = openLogout(guest);
    await renderScreen(<LogoutDialog actor={actor} />);
    await userEvent.click(button(label));
    expect(shownState()).toBe('logout endingSession');
    expect(button(new RegExp(`^${label}`)).getAttribute('aria-busy')).toBe('true');
    ended.reject(new Error('server is down'));
    await expect.poll(shownState).toBe('logout forgetting');
    expect(button(new RegExp(`^${label}`)).getAttribute('aria-busy')).toBe('true');
    forgotten.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'signedOut' });
  });

  it('[DOOR-5] says that the person stays logged in at the provider, and offers the university’s own logout in the same press', async () => {
    const { actor } = openLogout(false);
    const opened: string[] = [];
    await renderScreen(<LogoutDialog actor={actor} provider="ewha" onProviderLogout={() => opened.push('ewha')} />);
    expect(screen.getByRole('alertdialog').textContent).toContain('You stay logged in at Ewha Womans University in this browser.');
    await userEvent.click(button('Log out of Ewha Womans University too'));
    expect([opened, shownState()]).toEqual([['ewha'], 'logout endingSession']);
  });

  it('[DOOR-5] offers no logout at a provider that has none', async () => {
    const { actor } = openLogout(false);
    await renderScreen(<LogoutDialog actor={actor} provider="kakao" />);
    expect(screen.getByRole('alertdialog').textContent).toContain('You stay logged in at Kakao in this browser.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Log out']);
  });

  it('[POP-5] Escape means no', async () => {
    const { actor } = openLogout(true);
    await renderScreen(<LogoutDialog actor={actor} />);
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
  });

  it.each(LANGUAGES.flatMap((language) => [true, false].map((guest) => [language, guest] as const)))(
    '[LANG-2] speaks %s (guest: %s)',
    async (language, guest) => {
      await renderScreen(<LogoutDialog actor={openLogout(guest).actor} />, language);
      expectTranslated(language);
    },
  );
});
