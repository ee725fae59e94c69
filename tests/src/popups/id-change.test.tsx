// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { idChangeMachine } from '#machines/id-change/id-change.machine.ts';
import { IdChange } from '#src/popups/id-change/id-change.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, deferred, pressEnter, renderScreen, shownState, whole } from './render-screen.tsx';
import { expectDone } from './said.ts';

function openIdChange({ current = 'minji_2024', daysLeft = 0 } = {}) {
  const answer = deferred<void>();
  const changeUvrsId = vi.fn((_: { uvrsId: string }) => answer.promise);
  const machine = idChangeMachine.provide({
    actors: { changeUvrsId: fromPromise<void, { uvrsId: string }>(({ input }) => changeUvrsId(input)) },
  });
  const actor = createActor(machine, { input: { current, daysLeft, typed: '' } }).start();
  return { actor, answer, changeUvrsId, popup: <IdChange actor={actor} /> };
}

const field = () => screen.getByLabelText<HTMLInputElement>('New ID');
const alert = () => screen.findByRole('alertdialog');
const confirm = () => userEvent.click(button('OK'));

describe('IdChange', () => {
  it.each([
    ['', 'Still needed: 5–20 characters', 'Still needed: A different ID', 'Still needed: Lowercase letters, digits, underscores, periods'],
    ['min', 'Still needed: 5–20 characters', 'Met: A different ID', 'Met: Lowercase letters, digits, underscores, periods'],
    ['한글아이디', 'Met: 5–20 characters', 'Met: A different ID', 'Still needed: Lowercase letters, digits, underscores, periods'],
    ['minji_2024', 'Met: 5–20 characters', 'Still needed: A different ID', 'Met: Lowercase letters, digits, underscores, periods'],
    ['Whale.7', 'Met: 5–20 characters', 'Met: A different ID', 'Met: Lowercase letters, digits, underscores, periods'],
  ])('[PROF-3] [VAL-2] "%s" is held against the rules as it is typed', async (typed, ...rules) => {
    const { popup } = openIdChange();
    await renderScreen(popup);
    if (typed !== '') await userEvent.type(field(), typed);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(rules);
    expect(button('Save').getAttribute('aria-disabled')).toBe(rules.every((rule) => rule.startsWith('Met')) ? null : 'true');
  });

  it.each([
    ['', 'An ID has 5–20 characters: lowercase letters, digits, underscores and periods.'],
    ['min', 'An ID has 5–20 characters: lowercase letters, digits, underscores and periods.'],
    ['minji!', 'An ID has 5–20 characters: lowercase letters, digits, underscores and periods.'],
    ['minji_2024', 'That’s your current ID. Please enter a different one.'],
    ['  MINJI_2024', 'That’s your current ID. Please enter a different one.'],
  ])('[PROF-3] [ERR-29] [ERR-30] saving "%s" is answered by an alert: %s', async (typed, message) => {
    const { popup, changeUvrsId } = openIdChange();
    await renderScreen(popup);
    if (typed !== '') await userEvent.type(field(), typed);
    await userEvent.click(button('Save'));
    expect((await alert()).textContent).toContain(message);
    expect(shownState()).toBe('idChange alertingInvalid');
    expect(document.activeElement).toBe(button('OK'));
    await confirm();
    expect(shownState()).toBe('idChange entering');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe(typed.trim().toLowerCase());
    // It stays at the field until it is edited.
    expect(screen.getByText(whole(message))).toBeTruthy();
    await userEvent.type(field(), 'x');
    expect(screen.queryByText(whole(message))).toBeNull();
    expect(changeUvrsId).not.toHaveBeenCalled();
  });

  it('[PROF-3] Enter saves a valid one, in lower case, says so in an alert that waits for nothing, and ends', async () => {
    const { actor, answer, popup, changeUvrsId } = openIdChange();
    await renderScreen(popup);
    await userEvent.type(field(), 'Whale.7');
    expect(field().value).toBe('whale.7');
    pressEnter(field());
    expect(changeUvrsId).toHaveBeenCalledExactlyOnceWith({ uvrsId: 'whale.7' });
    expect(shownState()).toBe('idChange changing');
    expect(button(/^Save/).getAttribute('aria-busy')).toBe('true');
    answer.resolve();
    await expectDone('ID changed.');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'changed' });
  });

  it('[PROF-3] one that is taken is told at the field and stays typed', async () => {
    const { answer, popup } = openIdChange();
    await renderScreen(popup);
    await userEvent.type(field(), 'whale.7');
    pressEnter(field());
    answer.reject(new PortError({ reason: 'idTaken' }));
    expect(await screen.findByText(whole('This ID is already taken. Please try another one.'))).toBeTruthy();
    expect(shownState()).toBe('idChange entering');
    expect([document.activeElement, field().value]).toEqual([field(), 'whale.7']);
  });

  it('[ERR-24] any other failure is an alert, with the server’s words if it has some', async () => {
    const { answer, popup } = openIdChange();
    await renderScreen(popup);
    await userEvent.type(field(), 'whale.7');
    pressEnter(field());
    answer.reject(new Error('network'));
    expect((await alert()).textContent).toContain('We couldn’t change your ID.');
    expect(shownState()).toBe('idChange alertingFailed');
    await confirm();
    expect(field().value).toBe('whale.7');
  });

  it('[PROF-3] within 30 days the ID is read-only, with the days that remain', async () => {
    const { actor, popup } = openIdChange({ daysLeft: 12 });
    await renderScreen(popup);
    expect(shownState()).toBe('idChange locked');
    const locked = screen.getByLabelText<HTMLInputElement>(/^Campus ID/);
    expect([locked.value, locked.readOnly]).toEqual(['minji_2024', true]);
    expect(screen.getByRole('dialog').textContent).toContain('D-12');
    expect(screen.getByText('You can change it again in 12 days.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await confirm();
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[PROF-3] a guest who never had an ID is asked for a first one', async () => {
    await renderScreen(openIdChange({ current: '' }).popup);
    expect(screen.getByText(/^Choose an ID of your own/)).toBeTruthy();
  });

  it.each([
    ['entering', () => openIdChange()],
    ['entering a first one', () => openIdChange({ current: '' })],
    ['locked', () => openIdChange({ daysLeft: 1 })],
    ['alertingInvalid', () => submitted(openIdChange(), 'x')],
    ['alertingFailed', () => submitted(openIdChange(), 'whale.7', 'alertingFailed')],
  ] as const)('[LANG-2] speaks every language: %s', async (_, open) => {
    await expectTextsInEveryLanguage(() => open().popup);
  });
});

function submitted(opened: ReturnType<typeof openIdChange>, uvrsId: string, end?: 'alertingFailed') {
  opened.actor.send({ type: 'UVRS_ID_SUBMITTED', uvrsId });
  if (end === undefined) return opened;
  const { context } = opened.actor.getSnapshot();
  const snapshot = idChangeMachine.resolveState({ value: end, context: { ...context, failure: { code: 'idChangeFailed' } } });
  const actor = createActor(idChangeMachine, { snapshot, input: context }).start();
  return { ...opened, actor, popup: <IdChange actor={actor} /> };
}
