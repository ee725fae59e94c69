import type { ReactNode } from 'react';
import { AnnouncedSchoolsContext } from '#src/popups/school-search/announced-schools.ts';
import type { FlowWithScreen } from './looks.ts';

const SEARCHING: readonly FlowWithScreen[] = ['login', 'linkAccount', 'schoolSearch'];
const MANY = { count: 3000, few: [] };

/** Schools are many where a flow leads to their search, and the universities are all elsewhere (CAMPUS-3). */
export function SchoolsFor({ flow, children }: { readonly flow: FlowWithScreen; readonly children: ReactNode }) {
  return <AnnouncedSchoolsContext value={SEARCHING.includes(flow) ? MANY : null}>{children}</AnnouncedSchoolsContext>;
}
