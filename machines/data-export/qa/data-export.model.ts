import type { ConfirmIdentityOutput } from '#machines/confirm-identity/confirmation.ts';
import { CONFIRM_ENDS, CONFIRMATION } from '#machines/confirm-identity/qa/confirm-identity.model.ts';
import { ends } from '#machines/ends.ts';
import { failing } from '#machines/failure-of.ts';
import { isRefusedFor } from '#machines/failures.ts';
import { answerLost, codeAfter, endedWell, errorOf, failed, outputOf, refusedFor, refusedInWords, unreachable } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { dataExportMachine } from '../data-export.machine.ts';

const isProven = (event: { type: string }): boolean =>
  endedWell(event, 'confirmIdentity') && (outputOf(event) as ConfirmIdentityOutput).outcome === 'confirmed';

export const dataExportModel = defineModel({
  machine: dataExportMachine,
  startsIn: { plain: 'explaining' },
  expectations: {
    dataExport: { CLOSED: 'closed' },
    explaining: { EXPORT_CHOSEN: 'exporting' },
    exporting: {
      'exportData is done': 'exported',
      'exportData fails': failing('explaining', 'dataExportFailed', { confirmationNeeded: 'proving' }),
    },
    proving: {
      'confirmIdentity is done': ({ output }) => ((output as ConfirmIdentityOutput).outcome === 'confirmed' ? 'exporting' : 'explaining'),
      'confirmIdentity fails': withFailure('explaining', 'confirmFailed'),
    },
  },
  outputs: { exported: { outcome: 'exported' }, closed: { outcome: 'closed' } },
  inputs: { plain: undefined },
  events: [{ type: 'EXPORT_CHOSEN' }, { type: 'CLOSED' }],
  outcomes: {
    exportData: [
      { done: undefined },
      { error: refusedFor('confirmationNeeded') },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    confirmIdentity: ends(...CONFIRM_ENDS),
  },
  distinguish: ({ context }) => context,
  unanswered: { exporting: ['EXPORT_CHOSEN'], proving: ['EXPORT_CHOSEN'] },
  invariants: [
    {
      title: 'nothing is exported before the person has said so, and after a proof only with it (CONFIRM-1)',
      holds: (after, event, before) =>
        !after.matches('exporting') ||
        before.matches('exporting') ||
        (before.matches('explaining') && event.type === 'EXPORT_CHOSEN') ||
        isProven(event),
    },
    {
      title: 'a proof and what is exported are in no context (CONFIRM-1)',
      holds: ({ context }) => !JSON.stringify(context).includes(CONFIRMATION) && Object.keys(context).join() === 'failure',
    },
    {
      title: 'an export that fails is said, and can be tried again (CONFIRM-1)',
      holds: (after, event) =>
        !failed(event, 'exportData') ||
        (isRefusedFor(errorOf(event), 'confirmationNeeded')
          ? after.matches('proving')
          : after.matches('explaining') && after.context.failure?.code === codeAfter(event, 'dataExportFailed')),
    },
  ],
});
