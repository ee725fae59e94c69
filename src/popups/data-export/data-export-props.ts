import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts';

export interface DataExportProps {
  actor: ActorRefFrom<typeof dataExportMachine>;
}
