import { useTranslation } from 'react-i18next';
import { LayeredPicture, type LayeredPictureName } from '#src/ui/art/layered-picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { LinkButton } from '#src/ui/button/link-button.tsx';
import { ArrowRightIcon } from '#src/ui/icons/icons.tsx';
import { ENTER_WORLD } from '../page-events.ts';
import { FILMS_ID } from './films.tsx';
import styles from './hero.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { MovingPicture } from './moving-picture.tsx';
import { QuickLogin } from './quick-login.tsx';

export interface HeroProps {
  texts: Pick<LandingTexts, 'hero' | 'facts'>;
  art: LayeredPictureName;
}

/** What it is, the way in, and the picture of it (LAND-1). */
export function Hero({ texts: { hero, facts }, art }: HeroProps) {
  return (
    <section className={styles.sky} aria-labelledby="hero-title">
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{hero.eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            {hero.titleFirst} <br />
            {hero.titleSecond}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <Button className={styles.enter} data-event={ENTER_WORLD}>
              {hero.enter}
              <ArrowRightIcon size={20} className={styles.arrow} />
            </Button>
            <LinkButton className={styles.film} variant="outline" href={`#${FILMS_ID}`}>
              {hero.film}
            </LinkButton>
          </div>
          <QuickLogin />
          <Facts facts={facts} />
        </div>
        <MovingPicture className={styles.art}>
          <LayeredPicture name={art} />
        </MovingPicture>
      </div>
    </section>
  );
}

function Facts({ facts }: Pick<LandingTexts, 'facts'>) {
  const { t } = useTranslation();
  const rows = [
    [facts.seats, facts.seatsText],
    [facts.spaces, facts.spacesText],
    [facts.install, facts.installText],
  ] as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: list-style: none takes the list role away in Safari.
    <ul role="list" className={styles.facts} aria-label={t(($) => $.sections.facts)}>
      {rows.map(([figure, text]) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
