// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import { PortError } from '#machines/failures.ts';
import { document as en } from '#src/pages/legal/texts/en/privacy-policy.ts';
import { document as ja } from '#src/pages/legal/texts/ja/privacy-policy.ts';
import { document as ko } from '#src/pages/legal/texts/ko/privacy-policy.ts';
import { AccountDeletion } from '#src/popups/account-deletion/account-deletion.tsx';
import { confirmIdentityByPassword } from './proof-support.ts';
import { button, deferred, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

const POLICIES = { en, ja, ko };
const DELETION_DATE = new Date(2026, 11, 23, 12).getTime();

async function openDeletion(language: (typeof LANGUAGES)[number] = 'en') {
  const [answer, forgotten] = [deferred<{ restorableUntil: number }>(), deferred<void>()];
  const deleteAccount = vi.fn((_: { confirmation: string | null }) => answer.promise);
  const machine = accountDeletionMachine.provide({
    actors: {
      deleteAccount: fromPromise<{ restorableUntil: number }, { confirmation: string | null }>(({ input }) => deleteAccount(input)),
      forgetSession: fromPromise<void, void>(() => forgotten.promise),
      confirmIdentity: confirmIdentityByPassword(({ act }) => `for ${act}`),
    },
  });
  const actor = createActor(machine).start();
  await renderScreen(<AccountDeletion actor={actor} days={30} />, language);
  return { actor, answer, forgotten, deleteAccount };
}

/** Up to the second question, and through it. */
async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Continue'));
  await user.click(button('Delete'));
}

describe('AccountDeletion', () => {
  it('[LEGAL-2] says what goes and after how many days, and how to change one’s mind', async () => {
    await openDeletion();
    const text = screen.getByRole('dialog', { name: 'Delete my account' }).textContent;
    expect(text).toContain('In 30 days, your avatar, nickname, ID, history, stars and gold will be gone for good.');
    expect(text).toContain('If you change your mind, log in before then and everything stays as it is.');
  });

  it.each(LANGUAGES)('[LEGAL-2] names what is kept by law and for how long, as the privacy policy does (%s)', async (language) => {
    await openDeletion(language);
    const retention = JSON.stringify(POLICIES[language]);
    const records = [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
    expect(records).toHaveLength(6);
    for (const record of records) {
      const [, what, howLong] = /^(.*?)[:：] ?(.*)$/.exec(record) ?? [];
      expect(retention).toContain(`"${what}","${howLong}"`);
    }
  });

  it('[CONFIRM-1] where the server wants a proof it is asked for, and the deletion goes on with it alone', async () => {
    const user = userEvent.setup();
    const { answer, deleteAccount } = await openDeletion();
    await confirm(user);
    answer.reject(new PortError({ reason: 'confirmationNeeded' }));
    await user.type(await screen.findByLabelText(/^Password/), 'spring-2026!');
    deleteAccount.mockResolvedValueOnce({ restorableUntil: DELETION_DATE });
    await user.click(button('Confirm'));
    await vi.waitFor(() => expect(deleteAccount).toHaveBeenCalledTimes(2));
    expect(deleteAccount.mock.calls).toEqual([[{ confirmation: null }], [{ confirmation: 'for deleteAccount' }]]);
  });

  it('[LEGAL-2] a second question comes first, with the harmless answer under the finger', async () => {
    const user = userEvent.setup();
    const { actor, deleteAccount } = await openDeletion();
    await user.click(button('Continue'));
    expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy();
    expect(document.activeElement).toBe(button('Cancel'));
    await user.keyboard('{Enter}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
    expect(deleteAccount).not.toHaveBeenCalled();
  });

  it('[LEGAL-2] [POP-5] Escape means no, at both questions', async () => {
    const user = userEvent.setup();
    const first = await openDeletion();
    await user.keyboard('{Escape}');
    expect(first.actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
    cleanup();
    const second = await openDeletion();
    await user.click(button('Continue'));
    await user.keyboard('{Escape}');
    expect(second.actor.getSnapshot().output).toEqual({ outcome: 'cancelled' });
  });

  it('[LEGAL-2] [OUT-1] is busy until the session is forgotten, then says until which day one may come back', async () => {
    const user = userEvent.setup();
    const { actor, answer, forgotten } = await openDeletion();
    await confirm(user);
    expect(shownState()).toBe('accountDeletion deleting');
    expect(button(/^Delete/).getAttribute('aria-busy')).toBe('true');
    answer.resolve({ restorableUntil: DELETION_DATE });
    await expect.poll(shownState).toBe('accountDeletion forgetting');
    forgotten.resolve();
    await expect.poll(shownState).toBe('accountDeletion alertingDeleted');
    expect(screen.getByRole('alertdialog', { name: 'Your account will be deleted' }).textContent).toContain(
      'It will be gone for good on 23\u00a0December\u00a02026.',
    );
    await user.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'deleted' });
  });

  it('[LEGAL-2] [API-25] a deletion that fails says so, in the server’s words if it has some, and can be tried again', async () => {
    const user = userEvent.setup();
    const { answer } = await openDeletion();
    await confirm(user);
    answer.reject(new PortError());
    await expect.poll(shownState).toBe('accountDeletion alertingFailed');
    expect(screen.getByRole('alertdialog').textContent).toContain('We couldn’t delete your account. Nothing has changed.');
    await user.click(button('OK'));
    expect(shownState()).toBe('accountDeletion explaining');
  });

  it.each(LANGUAGES)('[LANG-2] every screen speaks %s', async (language) => {
    const { actor, answer, forgotten } = await openDeletion(language);
    expectTranslated(language);
    actor.send({ type: 'CONTINUE_CHOSEN' });
    await expect.poll(shownState).toBe('accountDeletion confirming');
    expectTranslated(language);
    actor.send({ type: 'CONFIRMED' });
    answer.resolve({ restorableUntil: DELETION_DATE });
    forgotten.resolve();
    await expect.poll(shownState).toBe('accountDeletion alertingDeleted');
    expectTranslated(language);
  });
});
