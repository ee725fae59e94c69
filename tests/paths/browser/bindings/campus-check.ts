import type { ListedCampus } from '#machines/campus-check/campus-check.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const campusCheck = defineBindings('campusCheck', {
  events: { HOME_CHOSEN: ({ press }) => press(($) => $.common.home) },
  ports: {
    loadCampusCodes: asks('loadCampusCodes', 'campusList', (campuses: readonly ListedCampus[]) => ({
      campusList: campuses.map(({ campus, signInFirst }) => ({ cmps_code: campus.code, ...(signInFirst && { lgn_need_yn: 'Y' }) })),
    })),
  },
});
