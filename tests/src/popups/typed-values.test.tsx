// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { idChangeMachine } from '#machines/id-change/id-change.machine.ts';
import { Agreement } from '#src/popups/agreement/agreement.tsx';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { IdChange } from '#src/popups/id-change/id-change.tsx';
import { setSilently } from '../ui/form-support.tsx';
import { button, pressEnter, renderScreen } from './render-screen.tsx';

interface Credentials {
  email: string;
  password: string;
  rememberEmail: boolean;
  stays: boolean;
}

async function openEmailLogin() {
  const sent = vi.fn();
  const machine = emailLoginMachine.provide({
    actors: {
      recallLastWay: fromCallback(({ sendBack }) => sendBack({ type: 'LAST_WAY_KNOWN', lastWay: null })),
      loginByEmail: fromPromise<void, Credentials>(({ input }) => {
        sent(input);
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input: { email: '' } }).start();
  await renderScreen(<EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} />);
  return {
    sent,
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    remember: screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember my email/ }),
  };
}

async function openIdChange() {
  const sent = vi.fn();
  const machine = idChangeMachine.provide({
    actors: {
      changeUvrsId: fromPromise<void, { uvrsId: string }>(({ input }) => {
        sent(input);
        return new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine, { input: { current: 'minji_2024', daysLeft: 0, typed: '' } }).start();
  await renderScreen(<IdChange actor={actor} />);
  return { sent, field: screen.getByLabelText<HTMLInputElement>('New ID') };
}

const FILLED = { email: 'minji@campus.ac.kr', password: 'maple-7leaf' };

describe('values that were set without an event', () => {
  it('[LOGIN-2] are sent by the button, which said that something is missing, the tick of a box as well', async () => {
    const { sent, email, password, remember } = await openEmailLogin();
    setSilently(email, 'Minji@campus.ac.kr');
    setSilently(password, FILLED.password);
    setSilently(remember, true);
    await userEvent.click(button('Log in'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...FILLED, rememberEmail: true, stays: false });
  });

  it('[LOGIN-2] are sent by Enter, set past React or by its own property', async () => {
    const { sent, email, password } = await openEmailLogin();
    email.value = FILLED.email;
    setSilently(password, FILLED.password);
    pressEnter(password);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...FILLED, rememberEmail: false, stays: false });
  });

  it('[LOGIN-2] go before what was typed earlier, and are not wiped out by what is typed in another field', async () => {
    const { sent, email, password, remember } = await openEmailLogin();
    await userEvent.type(email, 'other@campus.ac.kr');
    setSilently(email, FILLED.email);
    setSilently(remember, true);
    await userEvent.type(password, FILLED.password);
    expect(email.value).toBe(FILLED.email);
    await userEvent.click(button('Log in'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...FILLED, rememberEmail: true, stays: false });
  });

  it('[LOGIN-2] are sent by Enter in the place of what was typed into the same field', async () => {
    const { sent, email, password } = await openEmailLogin();
    await userEvent.type(email, FILLED.email);
    await userEvent.type(password, 'other-7leaf');
    setSilently(password, FILLED.password);
    pressEnter(password);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...FILLED, rememberEmail: false, stays: false });
  });

  it('[LOGIN-2] stay when they come while the person types in another field', async () => {
    const { sent, email, password, remember } = await openEmailLogin();
    await userEvent.type(email, 'other@campus.ac.kr');
    await userEvent.click(password);
    setSilently(email, FILLED.email);
    setSilently(remember, true);
    await userEvent.keyboard(FILLED.password);
    expect([email.value, remember.checked]).toEqual([FILLED.email, true]);
    await userEvent.click(button('Log in'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...FILLED, rememberEmail: true, stays: false });
  });

  it('[LOGIN-2] one that is wrong stays, is told at its field, and has the focus', async () => {
    const { sent, email, password } = await openEmailLogin();
    setSilently(email, 'minji');
    setSilently(password, FILLED.password);
    await userEvent.click(button('Log in'));
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect([email.value, password.value]).toEqual(['minji', FILLED.password]);
  });

  it('[PROF-3] [VAL-2] an ID comes into shape as a typed one does', async () => {
    const { sent, field } = await openIdChange();
    setSilently(field, ' Whale.7');
    await userEvent.click(button('Save'));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ uvrsId: 'whale.7' });
  });

  it('[AGR-2] boxes that were ticked are ticked', async () => {
    const actor = createActor(agreementMachine, { input: { ticked: [] } }).start();
    await renderScreen(<Agreement actor={actor} onDocument={vi.fn()} today={new Date(2026, 10, 20, 12)} />);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if ((REQUIRED_ITEMS as readonly string[]).includes(box.name)) setSilently(box, true);
    }
    await userEvent.click(button('Agree and continue'));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { ticked: REQUIRED_ITEMS } });
  });
});

describe('a field that is full', () => {
  const FULL = 'abcdefghijklmnopqrst';

  it('[VAL-2] takes nothing more amid its letters: they stay, and so does the caret', async () => {
    const { field } = await openIdChange();
    await userEvent.type(field, FULL);
    await userEvent.type(field, 'XYZ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([field.value, field.selectionStart]).toEqual([FULL, 3]);
  });

  it('[VAL-2] keeps the order of what is typed amid its letters, as far as there is room', async () => {
    const { field } = await openIdChange();
    await userEvent.type(field, FULL.slice(0, 18));
    await userEvent.type(field, 'XYZ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([field.value, field.selectionStart]).toEqual([`abcxy${FULL.slice(3, 18)}`, 5]);
  });

  it('[VAL-2] text pasted over a part of it takes the room of that part', async () => {
    const { field } = await openIdChange();
    await userEvent.type(field, FULL);
    field.setSelectionRange(3, 6);
    await userEvent.paste('12345');
    expect([field.value, field.selectionStart]).toEqual([`abc123${FULL.slice(6)}`, 6]);
  });

  it('[VAL-2] is never cut within what is seen as one character', async () => {
    const { field } = await openIdChange();
    for (const whole of ['😀', '👨‍👩‍👧', 'q̇̈', '각'.normalize('NFD')]) {
      fireEvent.input(field, { target: { value: `${FULL.slice(0, 19)}${whole}` } });
      expect([`${FULL.slice(0, 19)}${whole.normalize('NFKC')}`, FULL.slice(0, 19)]).toContain(field.value);
    }
  });

  it('[VAL-2] a composition goes on to its end, whatever there is room for', async () => {
    const { field } = await openIdChange();
    await userEvent.type(field, FULL);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: `${FULL}ㅎ` }, isComposing: true });
    fireEvent.input(field, { target: { value: `${FULL}하` }, isComposing: true });
    expect(field.value).toBe(`${FULL}하`);
    fireEvent.compositionEnd(field);
    expect(field.value).toBe(FULL);
  });
});

describe('an email', () => {
  it('[LOGIN-2] with a capital typed amid its letters keeps their order, and is lowercased when it is left', async () => {
    const { email, password } = await openEmailLogin();
    await userEvent.type(email, 'mji@campus.ac.kr');
    await userEvent.type(email, 'IN', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(email.value.toLowerCase()).toBe(FILLED.email);
    await userEvent.click(password);
    expect(email.value).toBe(FILLED.email);
  });
});
