import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './campus.module.css';
import { campusColors } from './campus-colors.ts';
import type { ShownCampus } from './shown-campus.ts';

/** The campus that the person came for: its mark and name, in its colour (CAMPUS-2). */
export function CampusBand({ campus: { name, mark, color } }: { campus: ShownCampus }) {
  return (
    <p className={styles.band} style={campusColors(color)} data-campus="">
      <Tile className={styles.mark} aria-hidden="true">
        {mark === null ? <SchoolIcon size={28} /> : <img src={mark} alt="" width={36} height={36} decoding="async" />}
      </Tile>
      <span className={styles.name}>{name}</span>
    </p>
  );
}
