import type { Handler } from '../http/call-context.ts';
import { schoolItem } from '../schools/school.ts';

/** CAMPUS-3. */
export const listSchools: Handler<'listSchools'> = async ({ config }) => ({ schoolList: config.schools.map(schoolItem) });
