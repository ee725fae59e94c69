import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { METHODS } from '#contract/methods.ts';
import type { Campus } from '#machines/campus.ts';
import { offersCampusLogin } from '#machines/campus.ts';
import type { PopupsContext } from '#machines/popups/popups.types.ts';
import type { ShownCampus } from '#src/popups/campus/shown-campus.ts';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { usePopups } from '../use-system.ts';

const SPACE = '/space/';

/**
 * The campus that the person has asked for and not entered yet (CAMPUS-2, CAMPUS-4). Its name: as the list has it in the person's language, else ours
 * of a university, else the list's one name, else its code.
 */
export function useAskedCampus(): ShownCampus | undefined {
  const { t, i18n } = useTranslation();
  const { place, campus, enabledMethods } = useSelector(usePopups(), (snapshot) => snapshot.context);
  const isHydrating = useIsHydrating();
  const asked = campus ?? unlisted(place);
  // The popups that are drawn at build time know no campus.
  if (asked === null || isHydrating) return undefined;
  const university = METHODS.find((method) => method.sso && method.code === asked.code);
  const ours = university === undefined ? undefined : t(($) => $.methods[university.code].name);
  return {
    name: asked.names[i18n.language] ?? ours ?? asked.name ?? asked.code,
    mark: asked.mark,
    color: asked.color,
    method: offersCampusLogin(asked, enabledMethods) ? asked.method : null,
  };
}

/** A place that was kept without what the list says of its campus. */
function unlisted(place: PopupsContext['place']): Campus | null {
  if (!place?.startsWith(SPACE)) return null;
  return { code: place.slice(SPACE.length), name: null, names: {}, mark: null, color: null, method: null };
}
