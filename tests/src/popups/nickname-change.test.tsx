// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import type { NicknameAlphabet } from '#contract/values/nickname.ts';
import { PortError } from '#machines/failures.ts';
import { nicknameChangeMachine } from '#machines/nickname-change/nickname-change.machine.ts';
import { NicknameChange } from '#src/popups/nickname-change/nickname-change.tsx';
import { button, deferred, expectTranslated, renderScreen, shownState, whole } from './render-screen.tsx';
import { expectDone } from './said.ts';

function openNicknameChange(alphabet: NicknameAlphabet = 'base') {
  const answers = [deferred<void>(), deferred<void>()] as const;
  let asked = 0;
  const changeNickname = vi.fn((_: { nickname: string }) => answers[asked++ === 0 ? 0 : 1].promise);
  const checkNickname = vi.fn(async (_: { nickname: string }) => {});
  const machine = nicknameChangeMachine.provide({
    actors: {
      checkNickname: fromPromise<void, { nickname: string }>(({ input }) => checkNickname(input)),
      changeNickname: fromPromise<void, { nickname: string }>(({ input }) => changeNickname(input)),
    },
  });
  const actor = createActor(machine, { input: { nickname: '' } }).start();
  return { actor, answers, checkNickname, changeNickname, popup: <NicknameChange actor={actor} current="Minji" alphabet={alphabet} /> };
}

const field = () => screen.getByLabelText<HTMLInputElement>('New nickname');

describe('NicknameChange', () => {
  it.each([
    ['', 'Please enter a nickname.'],
    ['Minji', 'That’s your current nickname. Please enter a different one.'],
    [' Minji ', 'That’s your current nickname. Please enter a different one.'],
    ['M', 'Please use at least 2 characters.'],
    ['Min ji', 'A nickname has 2–15 characters: English letters, Korean or digits. Please leave out spaces and symbols.'],
    ['さくら', 'A nickname has 2–15 characters: English letters, Korean or digits. Please leave out spaces and symbols.'],
  ])('[PROF-2] "%s" cannot be saved: %s', async (typed, message) => {
    const { popup, changeNickname } = openNicknameChange();
    await renderScreen(popup);
    if (typed !== '') await userEvent.type(field(), typed);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Save'));
    expect(screen.getByText(whole(message))).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(changeNickname).not.toHaveBeenCalled();
  });

  it('[VAL-1] the Japanese edition takes kana', async () => {
    const { popup, changeNickname } = openNicknameChange('japanese');
    await renderScreen(popup);
    await userEvent.type(field(), 'さくら{Enter}');
    await waitFor(() => expect(changeNickname).toHaveBeenCalledWith({ nickname: 'さくら' }));
  });

  it('[PROF-2] saves another valid one, says so in an alert that waits for nothing, and ends', async () => {
    const { actor, answers, popup, changeNickname } = openNicknameChange();
    const { rerender } = await renderScreen(popup);
    await userEvent.type(field(), 'Whale');
    expect(button('Save').getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(shownState()).toBe('nicknameChange changing'));
    expect(changeNickname).toHaveBeenCalledExactlyOnceWith({ nickname: 'Whale' });

    answers[0].resolve();
    await expectDone('Nickname changed.');
    // The profile tells the new one by now; what was typed is no mistake because of it.
    rerender(<NicknameChange actor={actor} current="Whale" alphabet="base" />);
    expect(screen.queryByText(/current nickname/)).toBeNull();
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' });
  });

  it('[PROF-2] one that is taken is told at the field, each time, and stays typed', async () => {
    const { answers, popup } = openNicknameChange();
    await renderScreen(popup);
    await userEvent.type(field(), 'Whale{Enter}');
    answers[0].reject(new PortError({ reason: 'nicknameTaken' }));
    const message = 'This nickname is already taken. Please try another one.';
    expect(await screen.findByText(whole(message))).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), '{Backspace}');
    expect(screen.queryByText(whole(message))).toBeNull();
    expect(field().value).toBe('Whal');
    await userEvent.keyboard('{Enter}');
    answers[1].reject(new PortError({ reason: 'nicknameTaken' }));
    expect(await screen.findByText(whole(message))).toBeTruthy();
  });

  it('[PROF-2] the server is asked whether it is available before it is changed; one that is taken is told at the field, and not sent', async () => {
    const { checkNickname, changeNickname, popup } = openNicknameChange();
    const check = deferred<void>();
    checkNickname.mockReturnValueOnce(check.promise);
    await renderScreen(popup);
    await userEvent.type(field(), 'Whale{Enter}');
    expect(shownState()).toBe('nicknameChange checking');
    expect(button(/^Save/).getAttribute('aria-busy')).toBe('true');
    expect(checkNickname).toHaveBeenCalledExactlyOnceWith({ nickname: 'Whale' });
    check.reject(new PortError({ reason: 'nicknameTaken' }));
    expect(await screen.findByText(whole('This nickname is already taken. Please try another one.'))).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(changeNickname).not.toHaveBeenCalled();
  });

  it('[PROF-2] [ERR-5] a check that fails is an alert of its own, and what was typed can be sent again', async () => {
    const { checkNickname, changeNickname, popup } = openNicknameChange();
    checkNickname.mockRejectedValueOnce(new Error('network'));
    await renderScreen(popup);
    await userEvent.type(field(), 'Whale{Enter}');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t check this nickname.');
    expect(changeNickname).not.toHaveBeenCalled();
    await userEvent.click(button('OK'));
    expect(field().value).toBe('Whale');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(changeNickname).toHaveBeenCalledExactlyOnceWith({ nickname: 'Whale' }));
  });

  it('[ERR-23] any other failure is an alert above the form, which keeps what was typed', async () => {
    const { answers, popup } = openNicknameChange();
    await renderScreen(popup);
    await userEvent.type(field(), 'Whale{Enter}');
    answers[0].reject(new Error('network'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t change your nickname.');
    expect(shownState()).toBe('nicknameChange alertingFailed');
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('nicknameChange entering');
    expect(field().value).toBe('Whale');
  });

  it.each(LANGUAGES)('[LANG-2] speaks %s', async (language) => {
    const { answers, popup } = openNicknameChange();
    await renderScreen(popup, language);
    expectTranslated(language);
    await userEvent.type(screen.getByRole('textbox'), 'Whale{Enter}');
    answers[0].reject(new Error('network'));
    await screen.findByRole('alertdialog');
    expectTranslated(language);
  });
});
