import { methodByType } from '#contract/methods.ts';
import type { CampusItem } from '#contract/schemas.ts';
import type { ListedCampus } from '#machines/campus-check/campus-check.machine.ts';

/** A campus of `GET /campus/list`; what cannot be used of its look is left out (API-26). */
export function campusOf({ cmps_code, name = '', names = {}, mark = '', color = '', auth_mthd, lgn_need_yn }: CampusItem): ListedCampus {
  const method = auth_mthd === undefined ? undefined : methodByType(auth_mthd);
  return {
    campus: {
      code: cmps_code,
      name: name === '' ? null : name,
      names: Object.fromEntries(Object.entries(names).flatMap(([language, text = '']) => (text === '' ? [] : [[language, text]]))),
      mark: isPicture(mark) ? mark : null,
      color: /^#[0-9a-f]{6}$/i.test(color) ? color : null,
      method: method?.sso === true ? method.code : null,
    },
    signInFirst: lgn_need_yn === 'Y',
  };
}

/** A path of this site, https, or a picture in the address itself. */
const isPicture = (mark: string): boolean => /^(\/(?![/\\])|https:\/\/|data:image\/)/.test(mark);
