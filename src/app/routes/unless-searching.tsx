import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { shellMachine } from '#machines/shell/shell.machine.ts';
import { useApp } from '../app-context.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { lazyComponent } from './lazy-chunk.ts';

export const CampusCheckPage = lazyComponent(async () => (await import('#src/pages/campus-check/campus-check.tsx')).CampusCheck);

/** Whether the address may be a campus's, and has not led to a page yet: the search stays until that is there (CAMPUS-1, ROUTE-3). */
export const isSearching = ({ context, value }: SnapshotFrom<typeof shellMachine>): boolean =>
  context.entry.kind === 'campus' && value.entry !== 'browsing';

/**
 * The search for a campus in the place of all pages. Above the router, whose own boundaries React could not take over where the build has drawn
 * (`src/boot/campus-search.ts`).
 */
export function UnlessSearching({ children }: { children: ReactNode }) {
  const { system } = useApp();
  const searches = useSelector(system, isSearching);
  const campusCheck = useSelector(system, (snapshot) => snapshot.children.campusCheck);
  const entry = useSelector(system, (snapshot) => snapshot.value.entry);
  if (!searches) return children;
  const leaving = entry === 'refreshingToken' || entry === 'enteringCampus' ? entry : undefined;
  return (
    <ChunkBoundary of="page">
      <CampusCheckPage actor={campusCheck ?? null} {...(leaving && { leaving })} />
    </ChunkBoundary>
  );
}
