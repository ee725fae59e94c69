import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { ENABLED_METHODS, MEMBER, PROVIDER_ANSWER } from '#machines/samples.ts';

// The model's inputs with a place have a partner who waits (`gateway`), so that its graph stays small. Without one a place is gone to.

/** The popups of a page whose address asks for a place, and to which a provider answered a login. */
function startWithPlace(session: { signedIn: boolean }) {
  const machine = popupsMachine.provide({
    actors: {
      readDueItems: fromPromise<readonly AgreementItem[], void>(async () => []),
      refreshToken: fromPromise<{ signedIn: boolean }, void>(async () => session),
      enterWorld: fromPromise(() => new Promise<void>(() => {})),
    },
  });
  const popups = createActor(machine, {
    input: {
      place: '/space/library',
      draft: null,
      resumed: { purpose: 'login', method: 'kakao', answer: PROVIDER_ANSWER },
      ssoMode: false,
      enabledMethods: ENABLED_METHODS,
    },
  }).start();
  return { popups, reaches: (name: string) => waitFor(popups, ({ value }) => value.popup === name, { timeout: 2000 }) };
}

it('[SHELL-1] [ROUTE-8] a place that the address asks for waits until the session is known', async () => {
  const { popups, reaches } = startWithPlace({ signedIn: true });
  expect(popups.getSnapshot().value.popup).toBe('awaitingViewer');
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  expect((await reaches('enteringWorld')).context.place).toBe('/space/library');
});

it('[SHELL-2] a session that ended on the way to a place leads to a login that asks anew, and uses no provider answer from before', async () => {
  const { popups, reaches } = startWithPlace({ signedIn: false });
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  const { context } = await reaches('login');
  expect(context).toMatchObject({ place: '/space/library', resumed: null });
});
