import { QueryObserver } from '@tanstack/react-query';
import { putSettings } from '#src/boot/show-settings.ts';
import { nextTask } from '#src/browser/next-task.ts';
import { ISLAND_ATTRIBUTE, type IslandName, prefixOf } from '#src/pages/island.tsx';
import { markSectionInView } from '#src/pages/section-in-view.ts';
import { takeOverRoot } from '#src/react-root.ts';
import { tellCrashed } from '../crashed.ts';
import { popupsMayOpen } from '../popups/popups-place.tsx';
import type { Services } from '../services.ts';
import type { PagePath } from '../start/page-path.ts';
import { Surroundings, type SurroundingsProps } from '../surroundings.tsx';
import { ISLANDS } from './islands.tsx';

/** A page that was drawn at build time, with React in its islands alone. */
export interface StandingDocument {
  /** Gives the page up, for what is shown in its place. */
  end(): void;
}

/** React takes over the islands, one in a task; everything else of the document stays as it is. */
export async function takeOverDocument(
  page: HTMLElement,
  path: PagePath,
  surroundings: Pick<SurroundingsProps, 'i18n' | 'services' | 'system'>,
): Promise<StandingDocument> {
  const ends = [popupsMayOpen(), markSectionInView(page), keepSettings(surroundings.services)];
  for (const place of page.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}]`)) {
    const name = place.getAttribute(ISLAND_ATTRIBUTE);
    if (!isIsland(name)) continue;
    const Component = ISLANDS[name];
    const island = (
      <Surroundings {...surroundings} onCrash={tellCrashed}>
        <Component path={path} />
      </Surroundings>
    );
    const root = takeOverRoot(place, island, prefixOf(name));
    ends.push(() => root.unmount());
    await nextTask();
  }
  return {
    end: () => {
      for (const end of ends) end();
    },
  };
}

const isIsland = (name: string | null): name is IslandName => name !== null && name in ISLANDS;

/** The API may know other addresses than the page was sent with (SHELL-5). @returns what stops it */
function keepSettings({ queryClient, configurationQuery }: Services): () => void {
  const observer = new QueryObserver(queryClient, { ...configurationQuery, enabled: false });
  return observer.subscribe(({ data }) => data !== undefined && putSettings({ ...data.links, phone: data.phone }));
}
