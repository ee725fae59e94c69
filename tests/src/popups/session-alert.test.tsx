// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Viewer } from '#machines/viewer.ts';
import { SessionAlert } from '#src/popups/session-alert/session-alert.tsx';
import { button, deferred, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

const MEMBER: Viewer = { kind: 'member', userId: 'u-1', authMethod: 1 };

function startSession() {
  const answers = [deferred<Viewer>(), deferred<Viewer>()] as const;
  let asked = 0;
  const loadUser = fromPromise<Viewer, void>(() => answers[asked++ === 0 ? 0 : 1].promise);
  const actor = createActor(sessionMachine.provide({ actors: { loadUser } }), { input: { hasToken: true, isRestorable: false } }).start();
  return { actor, answers };
}

describe('SessionAlert', () => {
  it('[ERR-7] shows only when the user could not be loaded, and tries again', async () => {
    const { actor, answers } = startSession();
    await renderScreen(<SessionAlert actor={actor} />);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    answers[0].reject(new Error('network'));
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('We couldn’t load your information.');
    expect(shownState()).toBe('session alertingUserInfo');

    await userEvent.click(button('Try again'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answers[1].resolve(MEMBER);
    await expect.poll(() => actor.getSnapshot().value).toBe('signedIn');
  });

  it.each(['Later', 'Escape'])('[ERR-7] "%s" leaves the page as for a visitor', async (way) => {
    const { actor, answers } = startSession();
    await renderScreen(<SessionAlert actor={actor} />);
    answers[0].reject(new Error('network'));
    await screen.findByRole('alertdialog');
    if (way === 'Later') await userEvent.click(button('Later'));
    else await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().value).toBe('userUnknown');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each(LANGUAGES)('[LANG-2] speaks %s', async (language) => {
    const { actor, answers } = startSession();
    await renderScreen(<SessionAlert actor={actor} />, language);
    answers[0].reject(new Error('network'));
    await screen.findByRole('alertdialog');
    expectTranslated(language);
  });
});
