import { expect, test } from 'vitest';
import { run } from '../../machines/explore/run.ts';
import { popupsModel } from '../../machines/popups/popups.model.ts';
import { MEMBER } from '../../machines/samples.ts';

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
