import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react';
import styles from './kept-art.module.css';

/** Pictures of the first screens: in the prerendered page they stand as markup, so the application need not bring them. */
export type KeptArtName = 'hero' | 'school-hero';

/** A picture is decoration: when it does not come, its place stays empty. */
const picture = (load: () => Promise<ComponentType>) => lazy(() => load().then(drawnBy, () => drawnBy(() => null)));

const drawnBy = (Art: ComponentType) => ({ default: Art });

/** How each is drawn where it is not kept: on another page of the same visit. */
const DRAWN: Readonly<Record<KeptArtName, ComponentType>> = {
  hero: picture(async () => (await import('./generated/hero.tsx')).HeroArt),
  'school-hero': picture(async () => (await import('./generated/school-hero.tsx')).SchoolHeroArt),
};

/** Given when pages are drawn at build time, which waits for nothing. */
export const PrerenderedArt = createContext<Readonly<Record<KeptArtName, ComponentType>> | null>(null);

const kept = new Map<string, Element>();

/** Remembers the pictures of the prerendered page; to be called before the application takes its place. */
export function keepArt(page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-art]')) {
    const { firstElementChild: picture, dataset } = place;
    if (dataset.art !== undefined && picture !== null) kept.set(dataset.art, picture);
  }
}

/** A picture: the one that the page already showed, else one that is loaded. */
export function KeptArt({ name }: { name: KeptArtName }) {
  const Prerendered = useContext(PrerenderedArt)?.[name];
  const picture = kept.get(name);
  const place = { className: styles.place, 'data-art': name };
  if (picture !== undefined) return <div {...place} ref={(element) => element?.append(picture)} />;
  const Drawn = Prerendered ?? DRAWN[name];
  return (
    // The words of a page that is drawn at build time are there before its picture (src/boot/show-in-parts.ts).
    <div {...place} data-later={Prerendered && ''}>
      <Suspense fallback={null}>
        <Drawn />
      </Suspense>
    </div>
  );
}
