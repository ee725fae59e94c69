import { Picture } from '#src/ui/art/picture.tsx';
import type { SpaceTexts } from '../landing-texts.ts';
import { SPACES, slideId } from './space-names.ts';
import styles from './spaces.module.css';

/** Each space with its icon and a line; a link to its slide, with scripts and without (LAND-3). */
export function SpaceList({ texts }: { texts: SpaceTexts }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: list-style: none takes the list role away in Safari.
    <ul role="list" className={styles.list}>
      {SPACES.map((name) => (
        <li key={name}>
          <a href={`#${slideId(name)}`}>
            <Picture name={`${name}-icon`} className={styles.icon} />
            <b>{texts[name].title}</b>
            <span>{texts[name].line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
