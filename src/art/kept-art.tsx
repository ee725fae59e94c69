import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react';
import { useAsItStands } from '../ui/as-it-stands.ts';
import styles from './kept-art.module.css';

/** Pictures of the first screens: in the prerendered page they stand as markup, so the application need not bring them. */
export type KeptArtName = 'hero' | 'school-hero';

/** A picture is decoration: when it does not come, its place stays empty. */
const picture = (load: () => Promise<ComponentType>) => lazy(() => load().then(drawnBy, () => drawnBy(() => null)));

const drawnBy = (Art: ComponentType) => ({ default: Art });

/** How each is drawn where it is not kept: on another page of the same visit. */
const DRAWN: Readonly<Record<KeptArtName, ComponentType>> = {
  hero: picture(async () => (await import('./first-pictures.ts')).FIRST_PICTURES.hero),
  'school-hero': picture(async () => (await import('./first-pictures.ts')).FIRST_PICTURES['school-hero']),
};

/** Given when pages are drawn at build time, which waits for nothing. */
export const PrerenderedArt = createContext<Readonly<Record<KeptArtName, ComponentType>> | null>(null);

/** A picture: the one that stands in the page, else one that is loaded. */
export function KeptArt({ name }: { name: KeptArtName }) {
  const Prerendered = useContext(PrerenderedArt)?.[name];
  const asItStands = useAsItStands();
  const place = { className: styles.place, 'data-art': name };
  if (Prerendered !== undefined)
    return (
      <div {...place}>
        <Prerendered />
      </div>
    );
  if (asItStands !== undefined) return <div {...place} {...asItStands} />;
  const Drawn = DRAWN[name];
  return (
    <div {...place}>
      <Suspense fallback={null}>
        <Drawn />
      </Suspense>
    </div>
  );
}
