import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

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
