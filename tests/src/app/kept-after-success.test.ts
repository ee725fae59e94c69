import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { AgreementItem } from '#contract/agreement-items.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { draftOf } from '#machines/popups/draft-of.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';

const emailVerification = emailVerificationMachine.provide({
  actors: {
    checkEmail: fromPromise(async ({ input }) => ({ registered: input.email === 'known@madang.kr' })),
    requestCode: fromPromise(async () => ({ expiresAt: Date.now() + 3_600_000, resendAt: Date.now() + 60_000 })),
    confirmCode: fromPromise(async () => ({ proof: 'proof' })),
    linkEmail: fromPromise(async () => {}),
    resetPassword: fromPromise(async (): Promise<{ signedIn: boolean }> => ({ signedIn: false })),
  },
});

/** The popups with this wizard open, for a guest or a visitor. */
function open(popup: 'linkByEmail' | 'passwordReset') {
  const machine = popupsMachine.provide({
    actors: {
      emailVerification,
      joining: joiningMachine.provide({ actors: { emailVerification } }),
      readDueItems: fromPromise<readonly AgreementItem[], void>(async () => []),
    },
  });
  const actor = createActor(machine, {
    input: { place: null, draft: null, resumed: null, enabledMethods: [0, 1], ssoMode: false },
  }).start();
  actor.send({
    type: 'VIEWER_CHANGED',
    viewer: popup === 'passwordReset' ? { kind: 'visitor' } : { kind: 'guest', userId: 'guest', authMethod: 0 },
  });
  return actor;
}

describe('a wizard whose success message stands', () => {
  it.each(['linkByEmail', 'passwordReset'] as const)('[EMAIL-9] is kept while it is under way, and not any more: %s', async (popup) => {
    const actor = open(popup);
    await waitFor(actor, ({ value }) => value.popup !== 'checkingTexts' && value.popup !== 'awaitingViewer');
    actor.send({ type: 'OPEN', popup });
    await waitFor(actor, (snapshot) => openPopup(snapshot) === popup);
    const { children } = actor.getSnapshot();
    const wizard = popup === 'passwordReset' ? children.passwordReset : children.joining?.getSnapshot().children.linkByEmail;
    if (wizard === undefined) throw new Error('the wizard is not open');
    wizard.send({ type: 'EMAIL_SUBMITTED', email: popup === 'passwordReset' ? 'known@madang.kr' : 'new@madang.kr' });
    await waitFor(wizard, (snapshot) => snapshot.matches('codeSent'));
    wizard.send({ type: 'CODE_SUBMITTED', code: 'ABC234' });
    await waitFor(wizard, (snapshot) => snapshot.matches('settingPassword'));
    expect(draftOf(actor.getSnapshot())).toMatchObject({ open: popup });
    wizard.send({ type: 'PASSWORD_SUBMITTED', password: 'maple-7leaf' });
    await waitFor(wizard, (snapshot) => snapshot.hasTag('done'));
    expect(draftOf(actor.getSnapshot())).toBeNull();
  });
});
