import { methodByCode } from '#contract/methods.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { ListedCampus } from '#machines/campus-check/campus-check.machine.ts';

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
