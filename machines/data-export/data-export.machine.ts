import { assign, emit, setup } from 'xstate';
import { confirmIdentityMachine } from '../confirm-identity/confirm-identity.machine.ts';
import { type ConfirmIdentityOutput, confirmationIn, needsConfirmation } from '../confirm-identity/confirmation.ts';
import { ENDS_AS, endsAs } from '../ends-as.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';

export interface DataExportContext {
  readonly failure: Failure | null;
}

export type DataExportEvent = { type: 'EXPORT_CHOSEN' } | { type: 'CLOSED' };
export type DataExportOutput = { outcome: 'exported' | 'closed' };

export const dataExportMachine = setup({
  types: {} as {
    context: DataExportContext;
    events: DataExportEvent;
    output: DataExportOutput;
    tags: 'busy';
    emitted: Succeeded;
    children: { confirmIdentity: 'confirmIdentity' };
  },
  actors: {
    /** POST /auth/account/export, whose answer goes into a file of the browser and nowhere else; `confirmation`: the proof, once it was asked for (CONFIRM-1). */
    exportData: port<void, { confirmation: string | null }>('exportData'),
    confirmIdentity: confirmIdentityMachine,
  },
  guards: { ...ENDS_AS, needsConfirmation },
  actions: {
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause: unknown }) => failure(code, cause) }),
    clearFailure: assign({ failure: null }),
    tellExported: emit(succeeded('dataExported')),
  },
}).createMachine({
  id: 'dataExport',
  description: 'The personal data as a file; a stolen session gets none of it without a proof (CONFIRM-1).',
  context: { failure: null },
  initial: 'explaining',
  on: { CLOSED: '.closed' },
  states: {
    explaining: {
      description: 'The person reads what is in the file, and that it is for them alone; a failure of the last try is said there.',
      on: { EXPORT_CHOSEN: { target: 'exporting', actions: 'clearFailure' } },
    },

    exporting: {
      description: 'The server gathers it, and the browser keeps it as a file.',
      tags: 'busy',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        input: ({ event }) => ({ confirmation: confirmationIn(event) }),
        onDone: { target: 'exported', actions: 'tellExported' },
        onError: [
          { guard: { type: 'needsConfirmation', params: eventParams }, target: 'proving' },
          { target: 'explaining', actions: { type: 'fail', params: ({ event }) => ({ code: 'dataExportFailed', cause: event.error }) } },
        ],
      },
    },

    proving: {
      description: 'The login is some time ago: the person proves to be the owner, or gives it up (CONFIRM-1).',
      invoke: {
        id: 'confirmIdentity',
        src: 'confirmIdentity',
        input: { act: 'exportData' as const },
        onDone: [{ guard: endsAs<ConfirmIdentityOutput>('confirmed'), target: 'exporting' }, { target: 'explaining' }],
        onError: {
          target: 'explaining',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'confirmFailed', cause: event.error }) },
        },
      },
    },

    exported: { type: 'final', output: { outcome: 'exported' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<DataExportOutput>,
});
