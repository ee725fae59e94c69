import type { AnnouncedSchools } from '#src/popups/school-search/announced-schools.ts';
import type { FlowWithScreen } from './looks.ts';

const SEARCHING: readonly FlowWithScreen[] = ['login', 'linkAccount', 'schoolSearch'];

/** Schools are many where a flow leads to their search, and the universities are all elsewhere (CAMPUS-3). */
export const schoolsFor = (flow: FlowWithScreen): AnnouncedSchools | null => (SEARCHING.includes(flow) ? { count: 3000, few: [] } : null);
