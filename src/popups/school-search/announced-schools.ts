import { createContext, use } from 'react';
import type { School } from '#machines/school.ts';
import { IsDrawn } from '#src/ui/is-drawn.ts';

/** What the API announces of the schools of a federation (CAMPUS-3). */
export interface AnnouncedSchools {
  readonly count: number;
  /** All of them, where they are few. */
  readonly few: readonly School[];
}

/** Without it, the universities with a method of their own are all (API-26). */
export const AnnouncedSchoolsContext = createContext<AnnouncedSchools | null>(null);

/** Null where none are announced, and in what was drawn at build time. */
export function useAnnouncedSchools(): AnnouncedSchools | null {
  const announced = use(AnnouncedSchoolsContext);
  return use(IsDrawn) ? null : announced;
}
