import { useTranslation } from 'react-i18next';
import type { FilmAddresses } from '#contract/settings.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { PictureName } from '#src/ui/art/image.tsx';
import { Picture } from '#src/ui/art/picture.tsx';
import { PlayIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import { SiteLink } from '../chrome/site-link.tsx';
import styles from './films.module.css';
import { Section } from './section.tsx';

/** Where links to the films lead. */
export const FILMS_ID = 'films';

interface Film {
  readonly name: Extract<keyof Texts['sections']['films'], 'campus' | 'study' | 'festival'>;
  readonly picture: PictureName;
  readonly url: string;
}

/** ISO 8601; all three came out on one day (LAND-6). */
const PUBLISHED = '2023-02-20';

/** The films on the operator's video channel, and where they are unless the operator says otherwise. */
export const FILMS: readonly Film[] = [
  { name: 'campus', picture: 'film-campus', url: 'https://video.madang.example/campus' },
  { name: 'study', picture: 'film-study', url: 'https://video.madang.example/study' },
  { name: 'festival', picture: 'film-festival', url: 'https://video.madang.example/festival' },
];

/** Three films, each in a new tab (LAND-6). */
export function Films({ addresses }: { addresses?: FilmAddresses | undefined }) {
  const { t } = useTranslation();
  const texts = t(($) => $.sections.films, { returnObjects: true });
  return (
    <Section part="films" id={FILMS_ID} title={texts.title} lead={texts.lead} className={styles.films}>
      <div className={styles.cards}>
        {FILMS.map(({ name, picture, url }) => (
          <article key={name} className={styles.card} data-film={name}>
            <div className={styles.poster}>
              <Picture name={picture} className={styles.still} />
              <Tile className={styles.play}>
                <PlayIcon size={26} fill="currentColor" />
              </Tile>
            </div>
            <h3>
              <SiteLink href={addresses?.[name] ?? url} data-setting={name} external className={styles.link}>
                {texts[name]}
              </SiteLink>
            </h3>
            <p className={styles.date}>
              {texts.date} <time dateTime={PUBLISHED}>{PUBLISHED.replaceAll('-', '.')}</time>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
