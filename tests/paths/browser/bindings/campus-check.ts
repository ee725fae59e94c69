import { methodByCode } from '#contract/methods.ts';
import type { ListedCampus } from '#machines/campus-check/campus-check.machine.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const campusCheck = defineBindings('campusCheck', {
  events: { HOME_CHOSEN: ({ press }) => press(($) => $.common.home) },
  ports: {
    loadCampusCodes: asks('loadCampusCodes', 'campusList', (campuses: readonly ListedCampus[]) => ({
      campusList: campuses.map(({ campus: { code, name, names, mark, color, method }, signInFirst }) => ({
        cmps_code: code,
        ...(name !== null && { name }),
        names,
        ...(mark !== null && { mark }),
        ...(color !== null && { color }),
        ...(method !== null && { auth_mthd: methodByCode(method).type }),
        ...(signInFirst && { lgn_need_yn: 'Y' }),
      })),
    })),
  },
});
