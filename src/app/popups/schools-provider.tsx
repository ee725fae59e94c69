import { type ReactNode, useMemo } from 'react';
import { schoolOf } from '#src/api/schools.ts';
import { AnnouncedSchoolsContext } from '#src/popups/school-search/announced-schools.ts';
import { useConfiguration } from '../use-system.ts';

/** Tells the popups which schools the API announces (CAMPUS-3). */
export function SchoolsProvider({ children }: { children: ReactNode }) {
  const { schools } = useConfiguration();
  const announced = useMemo(
    () => (schools === undefined ? null : { count: schools.count, few: (schools.few ?? []).map(schoolOf) }),
    [schools],
  );
  return <AnnouncedSchoolsContext value={announced}>{children}</AnnouncedSchoolsContext>;
}
