// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { agreementRenewalMachine } from '#machines/agreement-renewal/agreement-renewal.machine.ts';
import { PortError } from '#machines/failures.ts';
import { AgreementRenewal } from '#src/popups/agreement-renewal/agreement-renewal.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';

const TODAY = new Date('2026-11-25T03:00:00Z');

function start(due: readonly AgreementItem[]) {
  const answer = deferred<void>();
  const record = vi.fn((_: { items: readonly AgreementItem[]; ended: readonly AgreementItem[] }) => answer.promise);
  const machine = agreementRenewalMachine.provide({ actors: { recordAgreements: fromPromise(({ input }) => record(input)) } });
  const calls = { onDocument: vi.fn(), onLogout: vi.fn() };
  const actor = createActor(machine, { input: { due } }).start();
  return {
    actor,
    answer,
    record,
    ...calls,
    popup: () => <AgreementRenewal actor={actor} today={TODAY} marketingSince="2024-11-25T03:00:00Z" {...calls} />,
  };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('agreement to texts that changed', () => {
  it('[AGR-5] lists what is due alone, with its text, and cannot be closed', async () => {
    const { actor, popup, onDocument } = start(['serviceTerms']);
    await renderScreen(popup());
    expect(screen.getByRole('dialog', { name: 'Please agree to the terms' })).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name)).toEqual(['serviceTerms']);
    await userEvent.click(button('View “Terms of service”'));
    expect(onDocument).toHaveBeenCalledExactlyOnceWith('serviceTerms', 'serviceTerms');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'reading' });
  });

  it('[AGR-5] a person who agreed to nothing yet ticks all of it at once, and that is recorded', async () => {
    const { actor, answer, popup, record } = start(REQUIRED_ITEMS);
    await renderScreen(popup());
    expect(screen.getByRole('dialog', { name: 'Terms and consent' }).textContent).toContain('Please agree to the terms to get started.');
    await userEvent.click(box(/Agree to all/));
    await userEvent.click(button('Agree and continue'));
    expect(record).not.toHaveBeenCalled();
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('agreementRenewal recording');
    expect(record).toHaveBeenCalledExactlyOnceWith({ items: AGREEMENT_ITEMS, ended: [] });
    answer.resolve();
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'agreed' }));
  });

  it.each([
    ['is kept', false, { items: ['marketing'], ended: [] }],
    ['is ended', true, { items: [], ended: ['marketing'] }],
  ] as const)(
    '[AGR-5] a consent to marketing that is two years old %s: sender and date are named, and no person has to log out',
    async (_, unticks, recorded) => {
      const { popup, record } = start(['marketing']);
      await renderScreen(popup());
      const sheet = screen.getByRole('dialog', { name: 'Keep getting marketing messages?' });
      expect(sheet.textContent).toContain('You agreed on 25\u00a0November\u00a02024 that Madang Inc. may send you marketing messages.');
      expect(screen.queryByRole('button', { name: 'Log out without agreeing' })).toBeNull();
      expect(box(/Marketing messages/).checked).toBe(true);
      if (unticks) await userEvent.click(box(/Marketing messages/));
      await userEvent.click(button('OK'));
      if (!unticks) {
        const notice = screen.getByRole('alertdialog', { name: 'Marketing consent' });
        await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
      }
      expect(record).toHaveBeenCalledExactlyOnceWith(recorded);
    },
  );

  it('[AGR-1] [AGR-3] the first agreement is the one of a sign-up: marketing is optional, and ticked it is confirmed with its date', async () => {
    const { actor, popup, record } = start(REQUIRED_ITEMS);
    await renderScreen(popup());
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ name }) => name || [])).toEqual(AGREEMENT_ITEMS);
    expect(box(/Marketing messages/).required).toBe(false);
    await userEvent.click(box(/Marketing messages/));
    for (const item of REQUIRED_ITEMS) actor.send({ type: 'ITEM_TOGGLED', item });
    await userEvent.click(button('Agree and continue'));
    expect(shownState()).toBe('agreementRenewal noticingMarketing');
    expect(screen.getByText(/25 November 2026/)).toBeTruthy();
    await userEvent.click(button('Back'));
    await userEvent.click(box(/Marketing messages/));
    await userEvent.click(button('Agree and continue'));
    expect(record).toHaveBeenCalledExactlyOnceWith({ items: REQUIRED_ITEMS, ended: [] });
  });

  it('[AGR-5] [AGR-2] agreeing too early says what is missing and goes to it', async () => {
    const { popup, record } = start(['serviceTerms', 'privacyThirdParty']);
    await renderScreen(popup());
    await userEvent.click(box(/Terms of service/));
    await userEvent.click(button('Agree and continue'));
    expect(screen.getByRole('alert').textContent).toContain('Please agree to every required item.');
    expect(document.activeElement).toBe(box(/Sharing/));
    expect(record).not.toHaveBeenCalled();
  });

  it('[AGR-5] a failure to record is said, and the ticks are kept for the next try', async () => {
    const { answer, popup } = start(['serviceTerms']);
    await renderScreen(popup());
    await userEvent.click(box(/Terms of service/));
    await userEvent.click(button('Agree and continue'));
    answer.reject(new PortError());
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t save your agreement.');
    expect(shownState()).toBe('agreementRenewal reading');
    expect(box(/Terms of service/).checked).toBe(true);
  });

  it('[AGR-5] a person who does not agree logs out', async () => {
    const { popup, onLogout, record } = start(['serviceTerms']);
    await renderScreen(popup());
    await userEvent.click(button('Log out without agreeing'));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(record).not.toHaveBeenCalled();
  });

  it('[LANG-2] speaks three languages', async () => {
    await expectTextsInEveryLanguage(() => start(REQUIRED_ITEMS).popup());
    await expectTextsInEveryLanguage(() => {
      const { actor, popup } = start(['serviceTerms']);
      actor.send({ type: 'AGREED' });
      return popup();
    });
  });
});
