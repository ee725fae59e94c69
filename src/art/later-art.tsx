import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../ui/classes.ts';
import { whenNear } from '../ui/when-near.ts';
import styles from './later-art.module.css';
import { type ArtName, ON_DEMAND } from './on-demand.ts';

export interface LaterArtProps {
  name: ArtName;
  className?: string | undefined;
  /** What floats in it floats; else it stands still. */
  moving?: boolean;
}

/**
 * A picture that is fetched when its place comes near. The place is there from the start, of the picture's proportions, so nothing jumps. It is
 * decoration: when it cannot be fetched, its place stays empty.
 */
export function LaterArt({ name, className, moving = false }: LaterArtProps) {
  const [place, near] = useNear<HTMLDivElement>();
  const Art = useArt(name, near);
  return (
    <div ref={place} className={classes(styles.box, className)} data-motion={moving ? 'running' : 'paused'} aria-hidden="true">
      {Art !== undefined && <Art />}
    </div>
  );
}

/** Around all pictures that share definitions: these come with the first of them. */
export function WithDefinitions({ children }: { children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>();
  const Definitions = useArt('definitions', near);
  return (
    <div ref={place}>
      {Definitions !== undefined && <Definitions />}
      {children}
    </div>
  );
}

function useNear<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current !== null) return whenNear(place.current, () => setNear(true));
    return undefined;
  }, []);
  return [place, near];
}

function useArt(name: ArtName, wanted: boolean): ComponentType | undefined {
  const [art, setArt] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    ON_DEMAND[name]().then(
      (loaded) => {
        if (!left) setArt(() => loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [name, wanted]);
  return art;
}
