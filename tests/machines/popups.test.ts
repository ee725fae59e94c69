import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { POPUPS, type PopupName } from '#machines/popups/popup-names.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';
import { popupsModel } from '#machines/popups/qa/popups.model.ts';
import { ENABLED_METHODS, enabledWithout, MEMBER } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { run } from '#statewalk/explore/run.ts';

/** A real actor of the popups with its real flows, for a member: every popup may open for one. */
function startPopups() {
  const input = { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS };
  const actor = createActor(popupsMachine, { input }).start();
  actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  return { open: (popup: PopupName) => actor.send({ type: 'OPEN', popup }), popup: () => openPopup(actor.getSnapshot()) };
}

test.each(POPUPS)('[POP-1] %s opens by its name, in the place of another, and closes by its name', (name) => {
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
