// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODE_CONFIRMED_SHOWN, CODE_VALIDITY, RESEND_COOL_DOWN } from '#contract/limits.ts';
import {
  alertText,
  atCode,
  codeField,
  codeState,
  confirmationField,
  EMAIL,
  emailField,
  openWizard,
  passwordField,
  START,
  sentAt,
  stopTicking,
  user,
} from './email-wizard.tsx';
import { button, pressEnter, shownState, whole } from './render-screen.tsx';

stopTicking();

describe('the code', () => {
  it.each(['by itself', 'by the next step'])(
    '[EMAIL-8] each step that was taken is said once: a code sent, another, and that it was right, left %s',
    async (how) => {
      const { actor, server, wait } = await openWizard();
      const said: string[] = [];
      for (const type of ['CODE_SENT', 'CODE_RESENT', 'CODE_CONFIRMED'] as const) actor.on(type, () => said.push(type));
      await user.type(emailField(), EMAIL);
      pressEnter(emailField());
      await server.says('checkEmail', { registered: false });
      expect(said).toEqual([]);
      await server.says('requestCode', sentAt(START));
      expect(said).toEqual(['CODE_SENT']);
      await wait(RESEND_COOL_DOWN);
      await user.click(button('Resend code'));
      await server.says('requestCode', sentAt(START + RESEND_COOL_DOWN));
      expect(said).toEqual(['CODE_SENT', 'CODE_RESENT']);
      await user.type(codeField(), '48A1ZQ');
      await server.says('confirmCode', { proof: 'proof' });
      if (how === 'by itself') await wait(CODE_CONFIRMED_SHOWN);
      else act(() => actor.send({ type: 'LAST_STEP_REQUESTED' }));
      expect(shownState()).toBe('emailVerification settingPassword');
      expect(said).toEqual(['CODE_SENT', 'CODE_RESENT', 'CODE_CONFIRMED']);
    },
  );

  it('[EMAIL-2] counts down by the second to its deadline', async () => {
    const { wait } = await atCode();
    expect(screen.getByRole('timer').textContent).toBe('60:00');
    await wait(18_000);
    expect(screen.getByRole('timer').textContent).toBe('59:42');
  });

  it('[EMAIL-3] [ERR-12] at zero it says so, stops, takes no code and offers another', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A1Z');
    await wait(CODE_VALIDITY);
    expect(shownState()).toBe(codeState('expired', 'ready', 'entering'));
    await user.type(codeField(), 'Q');
    expect(alertText()).toBe('Your code has expired. Please get a new one.');
    expect(screen.getByRole('timer').textContent).toBe('00:00');
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Confirm'));
    pressEnter(codeField());
    expect(server.asked('confirmCode')).toEqual([]);
    await user.click(button('Resend code'));
    expect(server.asked('requestCode')).toHaveLength(1);
  });

  it('[EMAIL-4] another can be asked for after the cool-down, whose seconds show; it empties the field and starts anew', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A');
    expect(button('Resend code (60 s)').getAttribute('aria-disabled')).toBe('true');
    await wait(32_000);
    await user.click(button('Resend code (28 s)'));
    expect(server.asked('requestCode')).toEqual([]);
    await wait(28_000);
    await user.click(button('Resend code'));
    expect(shownState()).toBe(codeState('running', 'requesting', 'entering'));
    expect(button(/^Resend code/).getAttribute('aria-busy')).toBe('true');
    expect(codeField().value).toBe('48A');

    await server.says('requestCode', sentAt(START + 60_000));
    expect(screen.getByText(whole('We’ve sent a new code. The earlier one no longer works.'))).toBeTruthy();
    expect(codeField().value).toBe('');
    expect(document.activeElement).toBe(codeField());
    expect(screen.getByRole('timer').textContent).toBe('60:00');
    expect(button('Resend code (60 s)')).toBeTruthy();
  });

  it('[EMAIL-4] a resend that failed is told, and what was typed stays', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A');
    await wait(RESEND_COOL_DOWN);
    await user.click(button('Resend code'));
    await server.refuses('requestCode');
    expect(alertText()).toBe('We couldn’t send the code. Please check the email and try again.');
    expect(codeField().value).toBe('48A');
  });

  it.each([
    [45_000, 'Resend code (45 s)', 'Resend code (44 s)', 1000],
    [290_000, 'Resend code (5 min)', 'Resend code (4 min)', 60_000],
    [3 * 3_600_000, 'Resend code (3 h)', 'Resend code (2 h)', 3_600_000],
  ])(
    '[EMAIL-4] [DOOR-6] a resend that a limit refuses for %i ms says when it can be pressed again, and can be then',
    async (pause, first, later, passed) => {
      const { server, wait } = await atCode();
      await user.type(codeField(), '48A');
      await wait(RESEND_COOL_DOWN);
      await user.click(button('Resend code'));
      const serverMessage = 'Too many tries.';
      await server.refuses('requestCode', 'tooManyRequests', { serverMessage, retryAt: START + RESEND_COOL_DOWN + pause });
      expect(shownState()).toMatch(/toldToWait/);
      expect([alertText(), codeField().value]).toEqual([serverMessage, '48A']);
      expect(screen.getByText('Help is here.')).toBeTruthy();
      await user.click(button(first));
      await wait(passed);
      await user.click(button(later));
      expect(server.asked('requestCode')).toHaveLength(1);
      await wait(pause - passed);
      await user.click(button('Resend code'));
      expect(server.asked('requestCode')).toHaveLength(2);
    },
  );

  it('[EMAIL-4] a limit that does not say until when lets the person press again at once', async () => {
    const { server, wait } = await atCode();
    await wait(RESEND_COOL_DOWN);
    await user.click(button('Resend code'));
    await server.refuses('requestCode', 'tooManyRequests');
    await user.click(button('Resend code'));
    expect(server.asked('requestCode')).toHaveLength(2);
  });

  it('[EMAIL-4] [HEAD-3] where no mail came within a minute, help stands beside the resend', async () => {
    const { wait } = await atCode();
    await wait(RESEND_COOL_DOWN - 1000);
    expect(screen.queryByText('Help is here.')).toBeNull();
    await wait(1000);
    expect(screen.getByText('Help is here.')).toBeTruthy();
  });

  it('[EMAIL-5] [HEAD-3] after the third wrong code in a row help is offered, and the next code is taken', async () => {
    const { server } = await atCode();
    for (const last of ['A', 'B', 'C']) {
      expect(screen.queryByText('Help is here.')).toBeNull();
      await user.clear(codeField());
      await user.type(codeField(), `48A1Z${last}`);
      await server.refuses('confirmCode', 'codeWrong');
    }
    expect(screen.getByText('Help is here.')).toBeTruthy();
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'stuck'));
    await user.clear(codeField());
    await user.type(codeField(), '48A1ZQ');
    expect(server.asked('confirmCode')).toHaveLength(4);
  });

  it('[EMAIL-6] the field is described by the step and the address, and by its hint once', async () => {
    await atCode();
    const described = (codeField().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toHaveLength(new Set(described).size);
    expect(described).toEqual(expect.arrayContaining(['Step 2 of 3', expect.stringContaining(EMAIL)]));
    expect(codeField().closest('form')?.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('[EMAIL-5] [VAL-5] exactly six characters are confirmed as soon as the sixth is there, in the case that they were typed in, pasted with a dash or not', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A1Z');
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Confirm'));
    expect(screen.getByText('Please enter the 6-character code exactly as in the email.')).toBeTruthy();
    await user.clear(codeField());
    await user.click(codeField());
    await user.paste('48a-1zq');
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: '48a1zq' }]);
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'confirming'));
    expect(button(/^Confirm/).getAttribute('aria-busy')).toBe('true');
    await server.says('confirmCode', { proof: 'proof' });
    await wait(CODE_CONFIRMED_SHOWN);
    expect(shownState()).toBe('emailVerification settingPassword');
    expect(document.activeElement).toBe(passwordField());
    expect(screen.getByText('Your email is confirmed.')).toBeTruthy();
  });

  it('[SEEN-2] [EMAIL-8] a code that was right stays where it stands and says so; a press on the button that it had does nothing on the next step', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A1ZQ');
    await server.says('confirmCode', { proof: 'proof' });
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'confirmed'));
    expect(codeField().value).toBe('48A1ZQ');
    expect(screen.getAllByText('Your email is confirmed.').length).toBeGreaterThan(0);
    await user.click(button('Confirm'));
    expect(server.asked('confirmCode')).toHaveLength(1);
    await wait(CODE_CONFIRMED_SHOWN - 1);
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'confirmed'));
    await wait(1);
    expect(shownState()).toBe('emailVerification settingPassword');
    // The press was on its way to the step before: nothing that is untouched is marked.
    await user.click(button('Finish'));
    expect([passwordField(), confirmationField()].map((field) => field.ariaInvalid)).toEqual([null, null]);
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('[EMAIL-5] after five characters were said to be too few, the sixth completes them', async () => {
    const { server } = await atCode();
    await user.type(codeField(), '48A1Z');
    await user.click(button('Confirm'));
    await user.keyboard('Q');
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: '48A1ZQ' }]);
  });

  it('[EMAIL-5] [VAL-5] a code that a keyboard composes in full width is sent once, at the end of the composition', async () => {
    const { server } = await atCode();
    const typed = (value: string, isComposing: boolean) => fireEvent.input(codeField(), { target: { value }, isComposing });
    fireEvent.compositionStart(codeField());
    typed('48A1Zｑ', true);
    expect(server.asked('confirmCode')).toEqual([]);
    fireEvent.compositionEnd(codeField());
    typed('48A1Zq', false);
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: '48A1Zq' }]);
  });

  it('[EMAIL-5] one that the device fills in is sent without a press', async () => {
    const { server } = await atCode();
    fireEvent.input(codeField(), { target: { value: '48A1ZQ' }, inputType: 'insertReplacementText' });
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: '48A1ZQ' }]);
  });

  it('[EMAIL-5] while one is confirmed, neither Enter nor what is typed into the full field sends it again', async () => {
    const { server } = await atCode();
    await user.type(codeField(), '48A1ZQ');
    pressEnter(codeField());
    await user.type(codeField(), '7');
    await user.click(button(/^Confirm/));
    expect(server.asked('confirmCode')).toEqual([{ email: EMAIL, code: '48A1ZQ' }]);
  });

  it('[EMAIL-8] a wrong one is told at the field each time, stays typed, and is replaced by what is typed next', async () => {
    const { server } = await atCode();
    await user.click(codeField());
    for (const _ of ['first', 'second']) {
      await user.keyboard('48A1ZQ');
      await server.refuses('confirmCode', 'codeWrong');
      expect(screen.getByText(whole('That code doesn’t match. Please make sure it’s from the latest email.'))).toBeTruthy();
      expect(codeField().value).toBe('48A1ZQ');
      expect(document.activeElement).toBe(codeField());
      expect([codeField().selectionStart, codeField().selectionEnd]).toEqual([0, 6]);
    }
    expect(server.asked('confirmCode')).toHaveLength(2);
  });

  it.each([
    ['codeTriesUsed', 'triesUsed', 'The code was wrong 5 times. Please get a new code.'],
    ['codeUsed', 'used', 'This code was already used. If another window is open, please continue there; otherwise get a new code.'],
    ['codeExpired', 'expired', 'Your code has expired. Please get a new one.'],
  ] as const)('[EMAIL-8] when the server says %s, it takes no more', async (reason, validity, message) => {
    const { server } = await atCode();
    await user.type(codeField(), '48A1ZQ');
    await server.refuses('confirmCode', reason);
    expect(shownState()).toBe(codeState(validity, 'coolingDown', 'entering'));
    expect(alertText()).toBe(message);
    expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['codeExpired', 'Your code has expired. Please get a new one.'],
    ['codeTriesUsed', 'The code was wrong 5 times. Please get a new code.'],
    [undefined, 'We couldn’t confirm the code. Please try again in a moment.'],
  ] as const)(
    '[EMAIL-3] [EMAIL-8] the countdown ends while a code is confirmed, and the server answers %s: one message',
    async (reason, message) => {
      const { server, wait } = await atCode();
      await user.type(codeField(), '48A1ZQ');
      await wait(CODE_VALIDITY);
      expect(shownState()).toBe(codeState('expired', 'ready', 'confirming'));
      await server.refuses('confirmCode', reason);
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([message]);
      expect(button('Confirm').getAttribute('aria-disabled')).toBe('true');
    },
  );

  it('[EMAIL-3] [EMAIL-5] the countdown ends while a code is confirmed, and the server takes it: nothing is said of the time', async () => {
    const { server, wait } = await atCode();
    await user.type(codeField(), '48A1ZQ');
    await wait(CODE_VALIDITY);
    await server.says('confirmCode', { proof: 'proof' });
    await wait(CODE_CONFIRMED_SHOWN);
    expect(shownState()).toBe('emailVerification settingPassword');
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('[ERR-19] a confirmation that failed may be tried again', async () => {
    const { server } = await atCode();
    await user.type(codeField(), '48A1ZQ');
    await server.refuses('confirmCode');
    expect(alertText()).toBe('We couldn’t confirm the code. Please try again in a moment.');
    await user.click(button('Confirm'));
    expect(server.asked('confirmCode')).toHaveLength(2);
  });

  it('[EMAIL-6] the step of the password says when it can be gone to, before it is pressed', async () => {
    await atCode();
    expect(screen.getByRole('button', { name: 'Password', description: 'You can set it once the code is confirmed.' })).toBeTruthy();
  });

  it('[EMAIL-6] [ERR-36] on to the password before that: not authenticated yet', async () => {
    await atCode();
    await user.click(button('Password'));
    expect(screen.getByText(whole('You haven’t confirmed your email yet. Please confirm the code first.'))).toBeTruthy();
    expect(document.activeElement).toBe(codeField());
  });

  it.each(['Email', 'Change email', 'Back'])('[EMAIL-8] "%s" goes back to the email, which is kept', async (name) => {
    await atCode();
    await user.click(button(name));
    expect(shownState()).toBe('emailVerification enteringEmail');
    expect(emailField().value).toBe(EMAIL);
  });

  it('[EMAIL-9] after a reload it goes on with the time that is left, and says nothing twice', async () => {
    await openWizard({ email: EMAIL, code: { expiresAt: START + 90_000, resendAt: START - 1 } });
    expect(screen.getByRole('timer').textContent).toBe('01:30');
    expect(screen.queryByText(whole('We’ve sent your code. Please check your inbox.'))).toBeNull();
  });
});
