// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { keepOverReload, takeUp } from '#src/app/start/keep.ts';

/* What a reload finds, kept while flows change (EMAIL-9, SHELL-2). */

beforeEach(() => window.sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const CODE = { expiresAt: 2_000, resendAt: 1_000 };
const stored = (): unknown => JSON.parse(window.sessionStorage.getItem(STORAGE_KEYS.draft('popups')) ?? 'null')?.draft ?? null;
const storedPlace = () => window.sessionStorage.getItem(STORAGE_KEYS.requestedPlace);

/** The popups of a visitor, kept. */
function openPopups() {
  const passwordReset = emailVerificationMachine.provide({
    actors: {
      checkEmail: fromPromise<{ registered: boolean }, { email: string }>(async () => ({ registered: true })),
      requestCode: fromPromise(async () => CODE),
    },
  });
  const popups = createActor(popupsMachine.provide({ actors: { emailVerification: passwordReset } }), {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [] },
  }).start();
  keepOverReload(popups, { serverNow: () => Date.now(), syncServerTime: () => {} });
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
  return popups;
}

const agreementIn = (popups: ReturnType<typeof openPopups>) => popups.getSnapshot().children.joining?.getSnapshot().children.agreement;

test('[EMAIL-9] a change inside a wizard is kept at once, and for the next time when its popup is left', () => {
  const popups = openPopups();
  expect(stored()).toBeNull();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  expect(stored()).toMatchObject({ open: 'agreement', ticked: [] });
  agreementIn(popups)?.send({ type: 'ITEM_TOGGLED', item: 'serviceTerms' });
  expect(stored()).toMatchObject({ open: 'agreement', ticked: ['serviceTerms'] });
  popups.send({ type: 'OPEN', popup: 'login' });
  expect(stored()).toMatchObject({ open: null, ticked: ['serviceTerms'] });
});

test('[EMAIL-9] a wizard that is left with nothing in it leaves nothing', () => {
  const popups = openPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  agreementIn(popups)?.send({ type: 'CLOSED' });
  expect(stored()).toBeNull();
});

test('[EMAIL-9] a code that was sent is kept with its times, also when its wizard is left', async () => {
  const popups = openPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  popups.send({ type: 'OPEN', popup: 'passwordReset' });
  popups.getSnapshot().children.passwordReset?.send({ type: 'EMAIL_SUBMITTED', email: 'minji@campus.ac.kr' });
  const reset = { email: 'minji@campus.ac.kr', code: CODE };
  await vi.waitFor(() => expect(stored()).toMatchObject({ open: 'passwordReset', reset }));
  popups.getSnapshot().children.passwordReset?.send({ type: 'CLOSED' });
  expect(stored()).toMatchObject({ open: null, reset });
});

test('[EMAIL-9] [OUT-1] a visitor’s beginnings are gone when a person signs in', () => {
  const popups = openPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  agreementIn(popups)?.send({ type: 'ALL_TOGGLED' });
  agreementIn(popups)?.send({ type: 'CLOSED' });
  expect(stored()).toMatchObject({ step: 'agreement' });
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'member', userId: 'u-minji', authMethod: 1 } });
  expect(stored()).toBeNull();
});

test('[EMAIL-9] a change that changes no draft writes nothing', () => {
  const popups = openPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  popups.send({ type: 'DOCUMENT_OPENED', document: 'serviceTerms' });
  popups.send({ type: 'DOCUMENT_CLOSED' });
  expect(write).not.toHaveBeenCalled();
});

test('[SHELL-2] the place that a visitor asked for is kept until the popups forget it', () => {
  const popups = openPopups();
  popups.send({ type: 'PLACE_REQUESTED', place: '/space/library' });
  expect(storedPlace()).toBe('/space/library');
  popups.send({ type: 'CLOSED' });
  expect(storedPlace()).toBeNull();
});

test('[PARTNER-1] the email that a partner hints at stands in the form for an email, and opens none by itself; an email that this tab holds goes before it', () => {
  const clock = { serverNow: () => Date.now(), syncServerTime: () => {} };
  const { draft } = takeUp(clock, 'minji@campus.ac.kr');
  const popups = createActor(popupsMachine, { input: { place: null, draft, resumed: null, ssoMode: true, enabledMethods: [] } }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
  expect(popups.getSnapshot().children.emailLogin).toBeUndefined();
  popups.send({ type: 'OPEN', popup: 'emailLogin' });
  expect(popups.getSnapshot().children.emailLogin?.getSnapshot().context.email).toBe('minji@campus.ac.kr');
  expect(takeUp(clock).draft).toBeNull();
  window.sessionStorage.setItem(STORAGE_KEYS.typedEmail, 'typed@campus.ac.kr');
  expect(takeUp(clock, 'minji@campus.ac.kr').draft).toMatchObject({ open: 'emailLogin', email: 'typed@campus.ac.kr' });
});
