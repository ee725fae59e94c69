// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { PopupName } from '#machines/popups/popup-names.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { GUEST, MEMBER } from '#machines/samples.ts';
import { type SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { VISITOR, type Viewer } from '#machines/viewer.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { greetAtSignIn, saySessionEnded } from '#src/app/start/greet.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { statusStore } from '#src/ui/status/status-store.ts';

const clear = () => {
  for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
};
afterEach(clear);

/** The toasts after this viewer is known, while this popup is open. */
async function toastsOf(popup: PopupName | null, viewer: Viewer, user = {}, here = true): Promise<readonly string[]> {
  clear();
  const popups = createActor(popupsMachine, {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  const queryClient = new QueryClient();
  greetAtSignIn(popups, { queryClient }, await startI18n('en'));
  if (popup !== null) {
    popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    popups.send({ type: 'OPEN', popup });
  }
  queryClient.setQueryData(USER_KEY, { ncknm: 'Minji', ...user });
  popups.send({ type: 'VIEWER_CHANGED', viewer, elsewhere: !here });
  popups.stop();
  return statusStore.get().toasts.map(({ text }) => text);
}

describe('a person who has signed in is greeted by name', () => {
  it('[LOGIN-1] [LOGIN-2] after a login', async () => {
    expect(await toastsOf('login', MEMBER)).toEqual(['Welcome back, Minji.']);
    expect(await toastsOf('emailLogin', MEMBER)).toEqual(['Welcome back, Minji.']);
  });

  it('[RESET-2] after a reset, which says that the new password is set', async () => {
    expect(await toastsOf('passwordReset', MEMBER)).toEqual(['Your new password is set. Welcome back, Minji.']);
  });

  it('[RESET-2] after a login in another window, which has set no password here, however far a reset has come', async () => {
    expect(await toastsOf('passwordReset', MEMBER, {}, false)).toEqual(['Welcome back, Minji.']);
  });

  it('[LEGAL-2] a login that has taken the deletion of the account back says so, in an alert', async () => {
    const stays = { dltn_cncl_yn: 'Y' };
    for (const popup of ['login', 'emailLogin'] as const) {
      expect(await toastsOf(popup, MEMBER, stays)).toEqual(['Your account won’t be deleted. Everything is as it was.']);
      expect(statusStore.get().toasts.map(({ alert }) => alert)).toEqual([true]);
    }
    expect(await toastsOf('passwordReset', MEMBER, stays)).toEqual([
      'Your account won’t be deleted. Everything is as it was.',
      'Your new password is set. Welcome back, Minji.',
    ]);
  });

  it('[LOGIN-1] [OUT-1] the next popup ends the greeting: it does not outlive a logout', async () => {
    await toastsOf('login', MEMBER);
    await new Promise((done) => setTimeout(done, 1));
    statusStore.leaveStep();
    expect(statusStore.get().toasts).toEqual([]);
  });

  it('[SHELL-1] a page that loads greets no one, and a guest is not greeted', async () => {
    expect(await toastsOf(null, MEMBER)).toEqual([]);
    expect(await toastsOf('login', GUEST)).toEqual([]);
  });
});

describe('a session that no person of this browser has ended', () => {
  const ENDED = 'You’re logged out: another device ended this login, or it has run out. Please log in again.';

  /** The toasts once the token went away in this way, while this viewer, or none yet, is known. */
  async function toastsAfter(type: 'TOKEN_CLEARED' | 'TOKEN_REFUSED', viewer: Viewer | null): Promise<readonly string[]> {
    clear();
    let tell = (_: SessionEvent): void => undefined;
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          loadUser: fromPromise<Viewer, void>(() => (viewer === null ? new Promise(() => {}) : Promise.resolve(viewer))),
          watchToken: fromCallback<SessionEvent>(({ sendBack }) => {
            tell = sendBack;
          }),
        },
      }),
      { input: { hasToken: true, isRestorable: false } },
    );
    saySessionEnded(actor, await startI18n('en'));
    actor.start();
    if (viewer !== null) await expect.poll(() => actor.getSnapshot().value).toBe('signedIn');
    tell({ type });
    expect(actor.getSnapshot().value).toBe('signedOut');
    actor.stop();
    return statusStore.get().toasts.map(({ text }) => text);
  }

  it('[DEVICE-2] [REFR-2] is said to be over in the tab that hears of it', async () => {
    expect(await toastsAfter('TOKEN_REFUSED', MEMBER)).toEqual([ENDED]);
    expect(await toastsAfter('TOKEN_REFUSED', GUEST)).toEqual([ENDED]);
  });

  it('[DEVICE-2] [OUT-1] nothing is said after a logout, and to a page that has just begun', async () => {
    expect(await toastsAfter('TOKEN_CLEARED', MEMBER)).toEqual([]);
    expect(await toastsAfter('TOKEN_REFUSED', null)).toEqual([]);
  });
});
