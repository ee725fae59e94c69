import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { METHODS } from '#contract/methods.ts';
import { campusListQuery } from '#src/api/queries.ts';
import { useApp } from '../app-context.tsx';
import { usePopups } from '../use-system.ts';

const SPACE = '/space/';

/**
 * Name of the campus that the person has asked for and not entered yet (CAMPUS-4): in the person's language where it is a university of ours, else
 * that of the list, which has one language; without a name there, its code.
 */
export function useAskedCampus(): string | undefined {
  const { t } = useTranslation();
  const { client } = useApp().services;
  const place = useSelector(usePopups(), (snapshot) => snapshot.context.place);
  const code = place?.startsWith(SPACE) ? place.slice(SPACE.length) : undefined;
  const university = METHODS.find((method) => method.sso && method.code === code);
  const { data } = useQuery({ ...campusListQuery(client), enabled: code !== undefined && university === undefined });
  if (university !== undefined) return t(($) => $.methods[university.code].name);
  return code === undefined ? undefined : (data?.find(({ cmps_code }) => cmps_code === code)?.name ?? code);
}
