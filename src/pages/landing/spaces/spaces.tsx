import type { SpaceTexts } from '../landing-texts.ts';
import { Section } from '../section.tsx';
import { Slider } from './slider.tsx';
import { SpaceList } from './space-list.tsx';
import styles from './spaces.module.css';

/** The ten spaces: a list (LAND-3), and below it the slider that shows each of them large (LAND-4). */
export function Spaces({ texts }: { texts: SpaceTexts }) {
  return (
    <Section part="spaces" title={texts.title} lead={texts.lead} className={styles.band} wide={<Slider texts={texts} />}>
      <SpaceList texts={texts} />
    </Section>
  );
}
