import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const campusCheck = defineBindings('campusCheck', {
  events: { HOME_CHOSEN: ({ press }) => press(($) => $.common.home) },
  ports: {
    loadCampusCodes: asks('loadCampusCodes', 'campusList', (codes: readonly string[]) => ({
      campusList: codes.map((cmps_code) => ({ cmps_code })),
    })),
  },
});
