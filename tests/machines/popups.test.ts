import { expect, test } from 'vitest';
import { popupsModel } from '#machines/popups/qa/popups.model.ts';
import { enabledWithout, MEMBER } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { run } from '#statewalk/explore/run.ts';

/** A real actor of the popups, for a member: every popup may open for one. */
function startPopups() {
  const { actor } = run(popupsModel, 'plain');
  actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  const popup = () => (actor.getSnapshot() as { value: { popup: string } }).value.popup;
  return { open: (name: string) => actor.send({ type: 'OPEN', popup: name }), popup };
}

test.each([
  'welcome',
  'agreement',
  'createCharacter',
  'linkAccount',
  'linkByEmail',
  'passwordReset',
  'login',
  'emailLogin',
  'nicknameChange',
  'myProfile',
])('[POP-1] %s opens by its name, in the place of another, and closes by its name', (name) => {
  const { open, popup } = startPopups();
  open(name === 'login' ? 'welcome' : 'login');
  open(name);
  expect(popup()).toBe(name);
  open(name);
  expect(popup()).toBe('closed');
});

/** A real actor of the popups, in which Log in was pressed on a page. */
function pressLogin(input: 'plain' | 'gateway', byEmail: boolean, enabledMethods?: readonly number[]) {
  const { actor } = run(popupsModel, input);
  if (input === 'gateway') {
    actor.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
    actor.send({ type: 'OPEN', popup: 'login' });
  }
  if (enabledMethods !== undefined) actor.send({ type: 'METHODS_CHANGED', enabledMethods });
  actor.send({ type: 'LOGIN_REQUESTED', byEmail });
  return (actor.getSnapshot() as { value: { popup: string } }).value.popup;
}

test('[LOGIN-6] log in on a page: the form for a person who used email last on this device, all ways for any other', () => {
  expect(pressLogin('plain', true)).toBe('emailLogin');
  expect(pressLogin('plain', false)).toBe('login');
});

test('[LOGIN-6] [METHOD-2] where email is switched off, log in on a page leads to all ways', () => {
  expect(pressLogin('plain', true, enabledWithout('email'))).toBe('login');
});

test('[LOGIN-6] [GW-2] where a partner waits, log in on a page leads to all ways, which say for whom', () => {
  expect(pressLogin('gateway', true)).toBe('login');
});
