import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { type Draft, NOTHING_HELD } from '#machines/popups/draft.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup, type PopupsInput } from '#machines/popups/popups.types.ts';
import { ENABLED_METHODS, GUEST, JOIN_DATA, MEMBER, PROVIDER_ANSWER } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';

/** Real popups with a real sign-up in them, for a visitor. */
function startPopups(given: Partial<PopupsInput> = {}) {
  const joining = joiningMachine.provide({ actors: { prepareJoin: fromPromise(async () => JOIN_DATA) } });
  const input: PopupsInput = { place: null, draft: null, resumed: null, ssoMode: true, enabledMethods: ENABLED_METHODS, ...given };
  const popups = createActor(popupsMachine.provide({ actors: { joining } }), { input }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  return {
    popups,
    popup: () => openPopup(popups.getSnapshot()),
    signUp: () => popups.getSnapshot().children.joining?.getSnapshot(),
    step: () => popups.getSnapshot().children.joining?.getSnapshot().children ?? {},
  };
}

const AGREED = { step: 'linkAccount', ticked: REQUIRED_ITEMS, marketingAgreed: false, joinData: JOIN_DATA } as const;
const draft = (open: Draft['open'], held: Partial<Draft> = AGREED): Draft => ({ ...NOTHING_HELD, ...held, open });

test('[POP-2] a document closes with the agreement that offers it, and none opens at the next step', async () => {
  const { popups, popup, step } = startPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  popups.send({ type: 'DOCUMENT_OPENED', document: 'serviceTerms' });
  expect(popups.getSnapshot().value.document).toBe('serviceTerms');
  for (const item of REQUIRED_ITEMS) step().agreement?.send({ type: 'ITEM_TOGGLED', item });
  expect(popups.getSnapshot().value.document).toBe('serviceTerms');
  step().agreement?.send({ type: 'AGREED' });
  expect(popups.getSnapshot().value.document).toBe('closed');
  await waitFor(popups, () => popup() === 'linkAccount');
  popups.send({ type: 'DOCUMENT_OPENED', document: 'serviceTerms' });
  expect(popups.getSnapshot().value.document).toBe('closed');
});

test('[POP-2] [AGR-1] a text that is read from a box that is not ticked is agreed to there: the box is ticked, and the text closes; a ticked one only closes', () => {
  const { popups, step } = startPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  const ticked = () => step().agreement?.getSnapshot().context.ticked;
  popups.send({ type: 'DOCUMENT_OPENED', document: 'serviceTerms', item: 'serviceTerms' });
  expect(popups.getSnapshot().can({ type: 'DOCUMENT_AGREED' })).toBe(true);
  popups.send({ type: 'DOCUMENT_AGREED' });
  expect(ticked()).toEqual(['serviceTerms']);
  expect(popups.getSnapshot().value.document).toBe('closed');
  popups.send({ type: 'DOCUMENT_OPENED', document: 'serviceTerms' });
  expect(popups.getSnapshot().can({ type: 'DOCUMENT_AGREED' })).toBe(false);
  popups.send({ type: 'DOCUMENT_AGREED' });
  expect(ticked()).toEqual(['serviceTerms']);
});

test('[AGR-5] [OUT-1] a person who signs in while the agreement is open is taken on, and finds nothing of the visitor’s sign-up', () => {
  const { popups, popup, step } = startPopups();
  popups.send({ type: 'OPEN', popup: 'agreement' });
  step().agreement?.send({ type: 'ALL_TOGGLED' });
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  expect(popup()).toBe('closed');
  expect(popups.getSnapshot().context.signUp).toMatchObject({ step: null, ticked: [] });
});

test('[OUT-1] [JOIN-5] another person who signs in meanwhile finds no popup to link an account with, nor does a person who has signed out', () => {
  const { popups, popup } = startPopups({ ssoMode: false });
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  popups.send({ type: 'OPEN', popup: 'linkAccount' });
  expect(popup()).toBe('linkAccount');
  popups.send({ type: 'VIEWER_CHANGED', viewer: GUEST });
  expect(popup()).toBe('closed');
  popups.send({ type: 'OPEN', popup: 'linkAccount' });
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  expect(popup()).toBe('closed');
});

test('[EMAIL-8] [OUT-1] a sign-up by email that another window was faster with is over, and the popup after it is the person’s', () => {
  const { popups, popup, signUp } = startPopups({ draft: draft('linkByEmail', { ...AGREED, step: 'linkByEmail' }) });
  popups.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
  expect(signUp()).toMatchObject({ value: 'alertingElsewhere', context: { joinData: null, viewer: MEMBER } });
  expect(popups.getSnapshot().context.signUp).toMatchObject({ step: null, joinData: null });
  popups.getSnapshot().children.joining?.send({ type: 'ALERT_CONFIRMED' });
  expect(popup()).toBe('closed');
});

test('[POP-4] a guest who has made the account in linkAccount is not pushed there again', () => {
  const { popups, popup, step } = startPopups({ draft: draft('linkAccount'), ssoMode: false });
  expect(popup()).toBe('linkAccount');
  expect(step().linkAccount).toBeDefined();
  expect(popups.getSnapshot().context.guestPushed).toBe(true);
});

test('[EMAIL-9] a step goes on with what was chosen at the one before, and Sign up with all of it', () => {
  const { popups, popup, step, signUp } = startPopups({ draft: draft('createCharacter', { ...AGREED, step: 'createCharacter' }) });
  step().createCharacter?.send({ type: 'GENDER_CHOSEN', gender: 'M' });
  popups.send({ type: 'OPEN', popup: 'linkAccount' });
  expect(popup()).toBe('linkAccount');
  step().linkAccount?.send({ type: 'CUSTOMISE_CHOSEN' });
  expect(step().createCharacter?.getSnapshot().context.gender).toBe('M');
  popups.send({ type: 'OPEN', popup: 'login' });
  popups.send({ type: 'OPEN', popup: 'agreement' });
  expect(signUp()).toMatchObject({ value: 'createCharacter', context: { takenUp: true } });
  expect(step().createCharacter?.getSnapshot().context.gender).toBe('M');
});

test('[SOC-2] a provider’s answer by this very page is used once, and none is waited for once another popup was opened', () => {
  const resumed = { purpose: 'link', method: 'kakao', answer: PROVIDER_ANSWER } as const;
  const { popups, step, signUp } = startPopups({ draft: draft('linkAccount'), resumed });
  expect(step().linkAccount?.getSnapshot().value).toBe('withProvider');
  expect(popups.getSnapshot().context.resumed).toBeNull();
  step().linkAccount?.send({ type: 'CUSTOMISE_CHOSEN' });
  expect(signUp()).toMatchObject({ value: 'createCharacter', context: { provider: null } });
  step().createCharacter?.send({ type: 'BACK' });
  expect(step().linkAccount?.getSnapshot().value).toBe('choosing');
});
