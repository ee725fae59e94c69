// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PopupName } from '#machines/popups/popup-names.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { GUEST, MEMBER } from '#machines/samples.ts';
import { VISITOR, type Viewer } from '#machines/viewer.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { greetAtSignIn } from '#src/app/start/greet.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { statusStore } from '#src/ui/status/status-store.ts';

const clear = () => {
  for (const { id } of statusStore.get().toasts) statusStore.dismiss(id);
};
afterEach(clear);

/** The toasts after this viewer is known, while this popup is open. */
async function toastsOf(popup: PopupName | null, viewer: Viewer): Promise<readonly string[]> {
  clear();
  const popups = createActor(popupsMachine, {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] },
  }).start();
  const queryClient = new QueryClient();
  greetAtSignIn(popups, queryClient, await startI18n('en'));
  if (popup !== null) {
    popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    popups.send({ type: 'OPEN', popup });
  }
  queryClient.setQueryData(USER_KEY, { ncknm: 'Minji' });
  popups.send({ type: 'VIEWER_CHANGED', viewer });
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
