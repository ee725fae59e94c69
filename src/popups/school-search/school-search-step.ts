import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { schoolSearchMachine } from '#machines/school-search/school-search.machine.ts';
import { dotted } from '../state-name.ts';

export type SchoolSearchActor = ActorRefFrom<typeof schoolSearchMachine>;

/** What the dialog of a choice of ways says while the search stands in its place; undefined where none does (CAMPUS-3). */
export function useSchoolSearchStep(actor: SchoolSearchActor | undefined) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  if (actor === undefined || snapshot === undefined) return undefined;
  return {
    title: t(($) => $.schoolSearch.title),
    flow: 'schoolSearch',
    state: dotted(snapshot.value),
    step: 'schoolSearch',
    busy: snapshot.hasTag('busy'),
    onBack: () => actor.send({ type: 'BACK' }),
  };
}
