import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import {
  answerLost,
  codeAfter,
  defect,
  endedWell,
  errorOf,
  failed,
  outputOf,
  refusedFor,
  refusedInWords,
  unreachable,
} from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { accountDeletionMachine } from '../account-deletion.machine.ts';

const EVENTS = ['CONTINUE_CHOSEN', 'CONFIRMED', 'CANCELLED', 'ALERT_CONFIRMED'] as const;

export const accountDeletionModel = defineModel({
  machine: accountDeletionMachine,
  startsIn: { plain: 'explaining' },
  expectations: {
    explaining: { CONTINUE_CHOSEN: 'confirming', CANCELLED: 'cancelled' },
    confirming: { CONFIRMED: 'deleting', CANCELLED: 'cancelled' },
    deleting: {
      'deleteAccount is done': 'forgetting',
      'deleteAccount fails': failing('alertingFailed', 'deletionFailed', { confirmationNeeded: 'proving' }),
    },
    proving: {
      'confirmIdentity is done': ({ output }) => ((output as ConfirmIdentityOutput).outcome === 'confirmed' ? 'deleting' : 'explaining'),
      'confirmIdentity fails': withFailure('alertingFailed', 'confirmFailed'),
    },
    forgetting: { 'forgetSession is done': 'alertingDeleted', 'forgetSession fails': 'alertingDeleted' },
    alertingDeleted: { ALERT_CONFIRMED: 'deleted' },
    alertingFailed: { ALERT_CONFIRMED: 'explaining' },
  },
  outputs: { deleted: { outcome: 'deleted' }, cancelled: { outcome: 'cancelled' } },
  inputs: { plain: undefined },
  events: EVENTS.map((type) => ({ type })),
  outcomes: {
    deleteAccount: [
      { done: { restorableUntil: 1_700_000_000_000 } },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedInWords },
      { error: unreachable },
      { error: answerLost },
    ],
    confirmIdentity: ends(...CONFIRM_ENDS),
    forgetSession: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  // A question has its own buttons; after the request there is no way back but the server's answer.
  unanswered: {
    explaining: ['CONFIRMED', 'ALERT_CONFIRMED'],
    confirming: ['CONTINUE_CHOSEN', 'ALERT_CONFIRMED'],
    deleting: EVENTS,
    proving: EVENTS,
    forgetting: EVENTS,
    alertingDeleted: ['CONTINUE_CHOSEN', 'CONFIRMED', 'CANCELLED'],
    alertingFailed: ['CONTINUE_CHOSEN', 'CONFIRMED', 'CANCELLED'],
  },
  endsByItself: ['deleteAccount', 'confirmIdentity', 'forgetSession'],
  invariants: [
    {
      title: 'nothing is deleted before the person was told what goes, and was asked a second time (LEGAL-2)',
      holds: (after, event, before) =>
        (!after.matches('deleting') ||
          before.matches('deleting') ||
          before.matches('proving') ||
          (before.matches('confirming') && event.type === 'CONFIRMED')) &&
        (!after.matches('confirming') ||
          before.matches('confirming') ||
          (before.matches('explaining') && event.type === 'CONTINUE_CHOSEN')),
    },
    {
      title: 'where the server wants a proof it is asked for, only with one the account is deleted, and it is not kept (CONFIRM-1)',
      holds: (after, event, before) =>
        (!isRefusedFor(errorOf(event), 'confirmationNeeded') || after.matches('proving')) &&
        (!before.matches('proving') ||
          !after.matches('deleting') ||
          (endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed')) &&
        !JSON.stringify(after.context).includes(CONFIRMATION),
    },
    {
      title: 'the person can turn back at both questions (LEGAL-2)',
      holds: (after, event, before) =>
        event.type !== 'CANCELLED' || !(before.matches('explaining') || before.matches('confirming')) || after.matches('cancelled'),
    },
    {
      title: 'that the account is deleted is said only on the word of the server, with its day (LEGAL-2)',
      holds: (after, event, before) =>
        after.context.restorableUntil ===
          (endedWell(event, 'deleteAccount')
            ? (outputOf(event) as { restorableUntil: number }).restorableUntil
            : before.context.restorableUntil) &&
        (!(after.matches('alertingDeleted') || after.matches('deleted')) || after.context.restorableUntil !== null),
    },
    {
      title: 'it is said only after this browser was told to forget the session (OUT-1)',
      holds: (after, _event, before) =>
        !after.matches('alertingDeleted') || before.matches('alertingDeleted') || before.matches('forgetting'),
    },
    {
      title: 'a deletion that fails says so, forgets no session, and can be tried again (LEGAL-2)',
      holds: (after, event) =>
        !failed(event, 'deleteAccount') ||
        isRefusedFor(errorOf(event), 'confirmationNeeded') ||
        (after.matches('alertingFailed') && after.context.failure?.code === codeAfter(event, 'deletionFailed')),
    },
  ],
});
