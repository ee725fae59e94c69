import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const dataExport = defineBindings('dataExport', {
  events: {
    EXPORT_CHOSEN: ({ press }) => press(($) => $.dataExport.save),
  },
  notOffered: {
    // The proof stands above the sheet.
    CLOSED: (snapshot) => snapshot.matches('proving'),
  },
  ports: {
    exportData: asks('exportData', 'exportData'),
  },
});
