// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepFields } from '#src/ui/form/kept-fields.ts';
import { findByMeaning, meaningOf } from '#src/ui/meaning.ts';

const FORM = `<div data-drawn="emailLogin"><form>
  <label for="e">Email</label><input id="e" name="email" type="email">
  <label for="p">Password</label><input id="p" name="password" type="password">
  <label><input name="remember" type="checkbox"></label>
  <button type="button" data-event="reset">Reset</button><button type="submit">Log in</button>
</form></div>`;

const popups = document.createElement('div');
const input = (name: string): HTMLInputElement => {
  const found = popups.querySelector<HTMLInputElement>(`[id][name=${name}], label [name=${name}]`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};

beforeEach(() => {
  document.body.replaceChildren(popups);
  popups.innerHTML = FORM;
});

test('[DOOR-4] [LOGIN-2] the values of the fields, the focus and the caret are put back by the names of the fields, wherever they stand now', () => {
  input('email').value = 'minji@madang.edu';
  input('password').value = 'secret';
  input('remember').checked = true;
  input('password').focus();
  input('password').setSelectionRange(2, 4);
  const putBack = keepFields(popups);
  popups.innerHTML = FORM.replace('<form>', '<form><input name="search">').replace('Email', 'Courriel');
  putBack();
  expect([input('email').value, input('password').value, input('remember').checked]).toEqual(['minji@madang.edu', 'secret', true]);
  expect(document.activeElement).toBe(input('password'));
  expect([input('password').selectionStart, input('password').selectionEnd]).toEqual([2, 4]);
  expect(popups.querySelector<HTMLInputElement>('[name=search]')?.value).toBe('');
});

test('[DOOR-4] a foreign field of the same name does not stand for ours', () => {
  input('email').value = 'minji@madang.edu';
  popups.querySelector('form')?.prepend(Object.assign(document.createElement('input'), { name: 'email', value: '' }));
  const putBack = keepFields(popups);
  popups.innerHTML = FORM;
  putBack();
  expect(input('email').value).toBe('minji@madang.edu');
});

test('[DOOR-4] the focus in a foreign field of the name goes on to ours, though no caret can be set in it', () => {
  popups.querySelector('form')?.prepend(Object.assign(document.createElement('input'), { name: 'email', type: 'text', value: 'mi' }));
  popups.querySelector<HTMLInputElement>('form > input')?.focus();
  const putBack = keepFields(popups);
  popups.innerHTML = FORM;
  putBack();
  expect(document.activeElement).toBe(input('email'));
});

test('[DOOR-4] nothing is written where nothing was drawn anew', () => {
  input('email').value = 'minji@madang.edu';
  const putBack = keepFields(popups);
  input('email').value = 'minji@madang.edu!';
  putBack();
  expect(input('email').value).toBe('minji@madang.edu!');
});

test('[DOOR-4] a control is found again by what it means, not by its words or its place', () => {
  const meaning = meaningOf(popups.querySelector('[data-event=reset]') as Element);
  popups.innerHTML = FORM.replace('<button', '<button>Save it</button><button').replace('Reset', 'Réinitialiser');
  expect(findByMeaning(meaning)?.textContent).toBe('Réinitialiser');
  expect(findByMeaning(meaningOf(popups.querySelector('[type=submit]') as Element))?.textContent).toBe('Log in');
  expect(meaningOf(popups.querySelector('button:not([data-event], [type])') as Element)).toBeNull();
});
