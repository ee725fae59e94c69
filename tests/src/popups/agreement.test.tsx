// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem, REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { Agreement } from '#src/popups/agreement/agreement.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

const TODAY = new Date(2026, 10, 20, 12);

const start = (ticked: readonly AgreementItem[] = []) => createActor(agreementMachine, { input: { ticked } }).start();
const screenOf = (actor: ReturnType<typeof start>, onDocument = vi.fn()) => (
  <Agreement actor={actor} onDocument={onDocument} today={TODAY} />
);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const shown = () => document.body.textContent;
const agreeButton = () => screen.getByRole('button', { name: 'Agree and continue' });

describe('agreement', () => {
  it('[AGR-1] lists four required items and an optional one, each but the age with its text', async () => {
    const onDocument = vi.fn();
    await renderScreen(screenOf(start(), onDocument));
    const [, ...items] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(items.map((item) => [item.name, item.required])).toEqual([
      ['serviceTerms', true],
      ['privacyCollection', true],
      ['privacyThirdParty', true],
      ['marketing', false],
      ['age', true],
    ]);
    for (const view of screen.getAllByRole('button', { name: /^View/ })) await userEvent.click(view);
    expect(onDocument.mock.calls).toEqual(
      ['serviceTerms', 'privacyCollection', 'privacyThirdParty', 'marketing'].map((item) => [item, item]),
    );
  });

  it('[AGR-1] under each box that asks for personal data stand purpose, items and period, the first and the last emphasised', async () => {
    await renderScreen(screenOf(start()));
    const details = ['privacyCollection', 'privacyThirdParty', 'marketing'].map((name) => {
      const input = screen.getAllByRole<HTMLInputElement>('checkbox').find((each) => each.name === name);
      return document.getElementById(input?.getAttribute('aria-describedby') ?? '');
    });
    expect(details.map((detail) => [detail?.textContent, [...(detail?.querySelectorAll('b') ?? [])].length])).toEqual([
      ['To know you, log you in and run the service\u00a0· email, phone number, birth date, gender, history\u00a0· until you leave', 2],
      [
        'For partner carriers and your school to confirm where you belong\u00a0· ID, email, name, birth date, gender, address\u00a0· until cancellation or the end of the contract',
        2,
      ],
      ['News of events and offers\u00a0· email, phone number, nickname\u00a0· until you withdraw your consent', 2],
    ]);
  });

  it('[AGR-2] agree-all toggles all five, and is mixed when some are ticked', async () => {
    const actor = start();
    await renderScreen(screenOf(actor));
    await userEvent.click(box(/Terms of service/));
    expect(box(/Agree to all/).indeterminate).toBe(true);
    await userEvent.click(box(/Agree to all/));
    expect(actor.getSnapshot().context.ticked).toEqual(AGREEMENT_ITEMS);
    expect(box(/Agree to all/)).toMatchObject({ indeterminate: false, checked: true });
    await userEvent.click(box(/Agree to all/));
    expect(actor.getSnapshot().context.ticked).toEqual([]);
  });

  it('[AGR-2] [VAL-6] agree is unavailable until every required item is ticked; a press says so and goes to the first one', async () => {
    const actor = start(['serviceTerms']);
    await renderScreen(screenOf(actor));
    expect(agreeButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(agreeButton());
    expect(stateOf(agreeButton())).toBe('reading');
    expect(screen.getByRole('alert').textContent).toContain('Please agree to every required item.');
    expect(document.activeElement).toBe(box(/Collection/));

    await userEvent.click(box(/Collection/));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(box(/Sharing/));
    await userEvent.click(box(/14 or older/));
    expect(agreeButton().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(agreeButton());
    expect(actor.getSnapshot().output).toEqual({ outcome: 'agreed', marketingAgreed: false });
  });

  it('[AGR-2] a button that a script enabled, and a form that it sent, agree to nothing that is not ticked', async () => {
    const actor = start(['serviceTerms', 'privacyCollection', 'privacyThirdParty', 'marketing']);
    await renderScreen(screenOf(actor));
    for (const name of ['aria-disabled', 'disabled', 'aria-describedby']) agreeButton().removeAttribute(name);
    fireEvent.click(agreeButton());
    for (const form of document.forms) fireEvent.submit(form);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'reading' });
    box(/14 or older/).required = false;
    fireEvent.submit(box(/14 or older/));
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('[VAL-7] a person who leaves only the age open learns from what age one can sign up', async () => {
    const actor = start(['serviceTerms', 'privacyCollection', 'privacyThirdParty']);
    await renderScreen(screenOf(actor));
    await userEvent.click(agreeButton());
    expect(screen.getByRole('alert').textContent).toContain('People under 14 can’t sign up without a guardian’s consent.');
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'reading' });
    expect(document.activeElement).toBe(box(/14 or older/));
  });

  it('[AGR-3] marketing ticked: a notice with the date comes first, and its own confirmation goes on', async () => {
    const actor = start(REQUIRED_ITEMS);
    await renderScreen(screenOf(actor));
    await userEvent.click(box(/Marketing/));
    expect(stateOf(agreeButton())).toBe('reading');
    expect(shown()).not.toContain('2026');
    await userEvent.click(agreeButton());
    expect(actor.getSnapshot().status).toBe('active');
    const notice = screen.getByRole('alertdialog', { name: 'Marketing consent' });
    expect(notice.textContent).toContain('on 20\u00a0November\u00a02026 that Madang Inc. may send you marketing messages.');
    await userEvent.click(within(notice).getByRole('button', { name: 'OK' }));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'agreed', marketingAgreed: true });
  });

  it('[AGR-2] [AGR-3] agree-all confirms no marketing by itself: the notice comes first there, too', async () => {
    const actor = start();
    await renderScreen(screenOf(actor));
    await userEvent.click(box(/Agree to all/));
    await userEvent.click(agreeButton());
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'noticingMarketing' });
  });

  it('[AGR-3] Back and Escape take the notice back; without the tick there is none, and marketing is not agreed to', async () => {
    const actor = start(AGREEMENT_ITEMS);
    await renderScreen(screenOf(actor));
    await userEvent.click(agreeButton());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back' }));
    await userEvent.click(agreeButton());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { ticked: AGREEMENT_ITEMS } });
    await userEvent.click(box(/Marketing/));
    await userEvent.click(agreeButton());
    expect(actor.getSnapshot().output).toEqual({ outcome: 'agreed', marketingAgreed: false });
  });

  it.each(LANGUAGES)('[AGR-3] the date is written as in %s', async (language) => {
    const actor = start(AGREEMENT_ITEMS);
    actor.send({ type: 'AGREED' });
    await renderScreen(screenOf(actor), language);
    const date = { ko: '2026년\u00a011월\u00a020일', en: '20\u00a0November\u00a02026', ja: '2026年11月20日' }[language];
    expect(shown()).toContain(date);
  });

  it('goes back and closes', async () => {
    const back = start();
    const { unmount } = await renderScreen(screenOf(back));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back.getSnapshot().output).toEqual({ outcome: 'back' });
    unmount();

    const close = start();
    await renderScreen(screenOf(close));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[LANG-2] speaks three languages', () =>
    expectTextsInEveryLanguage(() => {
      const actor = start(REQUIRED_ITEMS.slice(1));
      actor.send({ type: 'AGREED' });
      return screenOf(actor);
    }));
});
