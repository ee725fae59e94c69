import type { AnyEventObject } from 'xstate';
import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { type ListedPasskey, passkeysMachine } from '../passkeys.machine.ts';
import { CREATED, OPTIONS_TO_CREATE } from './created-samples.ts';

const MADE = 1_700_000_000_000;
const PHONE: ListedPasskey = { passkeyId: 'cGhvbmU', name: 'iCloud Keychain', madeAt: MADE, usedAt: MADE + 600_000 };
const LAPTOP: ListedPasskey = { passkeyId: 'bGFwdG9w', name: 'Windows Hello', madeAt: MADE, usedAt: null };
const dismissed = refusedFor('authenticatorDismissed');
const there = refusedFor('passkeyThere');

/** The proof has ended: with a confirmation, given up, or with a defect. */
const isProofEnd = (event: { type: string }): boolean => endedWell(event, 'confirmIdentity') || failed(event, 'confirmIdentity');
const isProven = (event: { type: string }): boolean =>
  endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed';
const isProving = (value: unknown): boolean => value === 'provingToAdd' || value === 'provingToRemove';
const provesFor = (act: string) => ({
  'confirmIdentity is done': ({ output }: AnyEventObject) => ((output as ConfirmIdentityOutput).outcome === 'confirmed' ? act : 'listing'),
  'confirmIdentity fails': withFailure('listing', 'confirmFailed'),
});
const unproven = refusedFor('confirmationNeeded');

const ACTS = ['ADD_CHOSEN', 'NAMING_CHOSEN', 'REMOVAL_CHOSEN'] as const;
const ANSWERS = ['NAME_SUBMITTED', 'CONFIRMED', 'CANCELLED', 'RETRIED'] as const;

const isListed = (passkeyId: string, passkeys: readonly ListedPasskey[]) => passkeys.some((passkey) => passkey.passkeyId === passkeyId);

export const passkeysModel = defineModel({
  machine: passkeysMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    passkeys: { CLOSED: 'closed' },
    reading: { 'listPasskeys is done': 'listing', 'listPasskeys fails': withFailure('unread', 'passkeysFailed') },
    unread: { RETRIED: 'reading' },
    listing: {
      ADD_CHOSEN: 'requesting',
      NAMING_CHOSEN: ({ passkeyId }, { context }) => (isListed(passkeyId, context.passkeys) ? 'naming' : SAME_STATE),
      REMOVAL_CHOSEN: ({ passkeyId }, { context }) => (isListed(passkeyId, context.passkeys) ? 'confirmingRemoval' : SAME_STATE),
    },
    requesting: {
      'requestCreationOptions is done': 'atAuthenticator',
      'requestCreationOptions fails': failing('listing', 'passkeyAddFailed', { confirmationNeeded: 'provingToAdd' }),
    },
    atAuthenticator: {
      'createPasskey is done': 'adding',
      'createPasskey fails': ({ error }) => {
        if (error === dismissed) return 'listing';
        return withFailure('listing', error === there ? 'passkeyThere' : 'passkeyAddFailed');
      },
      CANCELLED: 'listing',
    },
    adding: {
      'addPasskey is done': 'listing',
      'addPasskey fails': failing('listing', 'passkeyAddFailed', { confirmationNeeded: 'provingToAdd' }),
    },
    provingToAdd: provesFor('requesting'),
    naming: { NAME_SUBMITTED: 'renaming', CANCELLED: 'listing' },
    renaming: { 'renamePasskey is done': 'listing', 'renamePasskey fails': failing('naming', 'passkeyNameFailed') },
    confirmingRemoval: { CONFIRMED: 'removing', CANCELLED: 'listing' },
    removing: {
      'removePasskey is done': 'listing',
      'removePasskey fails': failing('listing', 'passkeyRemovalFailed', { confirmationNeeded: 'provingToRemove' }),
    },
    provingToRemove: provesFor('removing'),
  },
  outputs: { closed: { outcome: 'closed' } },
  contextAfter: { NAME_SUBMITTED: ({ name }) => ({ name }) },
  inputs: { plain: undefined },
  events: [
    { type: 'ADD_CHOSEN' },
    { type: 'NAMING_CHOSEN', passkeyId: PHONE.passkeyId },
    { type: 'NAME_SUBMITTED', name: 'My phone' },
    { type: 'REMOVAL_CHOSEN', passkeyId: PHONE.passkeyId },
    { type: 'REMOVAL_CHOSEN', passkeyId: LAPTOP.passkeyId },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'RETRIED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    listPasskeys: [{ done: [] }, { done: [PHONE] }, { error: refusedInWords }, { error: unreachable }],
    requestCreationOptions: [{ done: OPTIONS_TO_CREATE }, { error: unproven }, { error: refusedInWords }, { error: unreachable }],
    createPasskey: [{ done: CREATED }, { error: dismissed }, { error: there }, { error: unreachable }],
    addPasskey: [{ done: [PHONE, LAPTOP] }, { error: unproven }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    renamePasskey: [{ done: [{ ...PHONE, name: 'My phone' }] }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    removePasskey: [{ done: [] }, { error: unproven }, { error: refusedInWords }, { error: answerLost }, { error: unreachable }],
    confirmIdentity: ends(...CONFIRM_ENDS),
  },
  distinguish: ({ context }) => context,
  // A question is answered first, and the server is asked once.
  unanswered: {
    reading: [...ACTS, ...ANSWERS],
    unread: [...ACTS, 'NAME_SUBMITTED', 'CONFIRMED', 'CANCELLED'],
    listing: ANSWERS,
    requesting: [...ACTS, ...ANSWERS],
    atAuthenticator: [...ACTS, 'NAME_SUBMITTED', 'CONFIRMED', 'RETRIED'],
    adding: [...ACTS, ...ANSWERS],
    provingToAdd: [...ACTS, ...ANSWERS],
    naming: [...ACTS, 'CONFIRMED', 'RETRIED'],
    renaming: [...ACTS, ...ANSWERS],
    confirmingRemoval: [...ACTS, 'NAME_SUBMITTED', 'RETRIED'],
    removing: [...ACTS, ...ANSWERS],
    provingToRemove: [...ACTS, ...ANSWERS],
  },
  invariants: [
    {
      title: 'a passkey is made with the proof that was asked for, and with no other (CONFIRM-1)',
      holds: ({ value, context }, event, before) => {
        if (before.value === 'provingToAdd' && isProven(event)) return context.confirmation === CONFIRMATION;
        return value !== 'listing' || context.confirmation === null;
      },
    },
    {
      title: 'no passkey is removed before the person has confirmed it (PASSKEY-3)',
      holds: (after, event, before) =>
        !after.matches('removing') ||
        before.matches('removing') ||
        before.matches('provingToRemove') ||
        (before.matches('confirmingRemoval') && event.type === 'CONFIRMED'),
    },
    {
      title: 'what is asked, named and removed is what was chosen, and is listed (PASSKEY-3)',
      holds: (after, event, before) => {
        const { chosen, passkeys } = after.context;
        if (!['naming', 'renaming', 'confirmingRemoval', 'removing', 'provingToRemove'].includes(String(after.value)))
          return chosen === null || after.status === 'done';
        if (event.type === 'NAMING_CHOSEN' || event.type === 'REMOVAL_CHOSEN')
          return before.matches('listing')
            ? chosen === event.passkeyId && isListed(event.passkeyId, passkeys)
            : chosen === before.context.chosen;
        return chosen !== null && chosen === before.context.chosen;
      },
    },
    {
      title: 'the list is what the server said last: no event of the person takes a way away, the last one least of all (PASSKEY-3)',
      holds: (after, event, before) =>
        after.context.passkeys ===
        (['listPasskeys', 'addPasskey', 'renamePasskey', 'removePasskey'].some((port) => endedWell(event, port))
          ? outputOf(event)
          : before.context.passkeys),
    },
    {
      title: 'the person proves to be the owner where the API asks for it, and only a proof leads on to the act (CONFIRM-1)',
      holds: (after, event, before) =>
        isProving(after.value) ===
          ((isProving(before.value) && !isProofEnd(event) && !after.matches('closed')) ||
            isRefusedFor(errorOf(event), 'confirmationNeeded')) &&
        (!(isProving(before.value) && (after.matches('requesting') || after.matches('removing'))) || isProven(event)),
    },
    {
      title: 'a proof serves one act: it is there only while the passkey is made that it was given for (CONFIRM-1)',
      holds: (after, event, before) => {
        const { confirmation } = after.context;
        if (confirmation === null) return true;
        const isGiven = before.matches('provingToAdd') && isProven(event) && confirmation === CONFIRMATION;
        const isMaking = ['requesting', 'atAuthenticator', 'adding', 'provingToAdd', 'closed'].includes(String(after.value));
        return isMaking && (isGiven || confirmation === before.context.confirmation);
      },
    },
    {
      title: 'only what an authenticator has made for the server’s challenge is added (PASSKEY-4)',
      holds: (after, event, before) =>
        !after.matches('adding') ||
        before.matches('adding') ||
        (endedWell(event, 'createPasskey') && after.context.credential === outputOf(event)),
    },
    {
      title: 'a person who dismisses the browser’s dialog is back at the list, without an error (PASSKEY-3)',
      holds: (after, event) => errorOf(event) !== dismissed || (after.matches('listing') && after.context.failure === null),
    },
    {
      title: 'a failure is said, the list stays as it was, and it can be tried again (PASSKEY-3)',
      holds: (after, event, before) =>
        isRefusedFor(errorOf(event), 'confirmationNeeded') ||
        ((!failed(event, 'removePasskey') ||
          (after.matches('listing') && after.context.failure?.code === codeAfter(event, 'passkeyRemovalFailed'))) &&
          (!failed(event, 'addPasskey') ||
            (after.matches('listing') && after.context.failure?.code === codeAfter(event, 'passkeyAddFailed'))) &&
          (!['removePasskey', 'addPasskey', 'renamePasskey'].some((port) => failed(event, port)) ||
            after.context.passkeys === before.context.passkeys)),
    },
    {
      title: 'a name that the server does not take is still there to be changed (PASSKEY-3)',
      holds: (after, event, before) =>
        !failed(event, 'renamePasskey') ||
        (after.matches('naming') &&
          after.context.name === before.context.name &&
          after.context.failure?.code === codeAfter(event, 'passkeyNameFailed')),
    },
    {
      title: 'a list that cannot be read is said to be so, and is no empty list (PASSKEY-3)',
      holds: (after, event) =>
        !failed(event, 'listPasskeys') || (after.matches('unread') && after.context.failure?.code === 'passkeysFailed'),
    },
  ],
});
