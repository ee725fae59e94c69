import { useEffect, useRef } from 'react';
import type { FilmAddresses } from '#contract/settings.ts';
import type { LayeredPictureName } from '#src/ui/art/layered-picture.tsx';
import type { SiteLinks } from '../chrome/navigation.ts';
import { actOnLanding } from './act-on-landing.ts';
import { Audience } from './audience.tsx';
import { Films } from './films.tsx';
import { Hero } from './hero.tsx';
import { Introduction } from './introduction.tsx';
import { Invitation } from './invitation.tsx';
import styles from './landing.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { Reasons } from './reasons.tsx';
import { Spaces } from './spaces/spaces.tsx';
import { Support } from './support.tsx';

export interface LandingProps {
  /** The support portal's, from the configuration (LAND-5). */
  links: SiteLinks;
  /** Where they are other than the built-in ones (LAND-6). */
  films?: FilmAddresses | undefined;
}

export interface LandingPageProps extends LandingProps {
  /** Sets the accent. */
  page: 'campus' | 'school';
  texts: LandingTexts;
  art: LayeredPictureName;
}

/** The sections that every landing page has (LAND-1 to LAND-7). Header, help banner and footer belong to the layout around it. */
export function Landing({ page, texts, art, links, films }: LandingPageProps) {
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => (drawn.current === null ? undefined : actOnLanding(drawn.current)), []);
  return (
    <div ref={drawn} className={styles.landing} data-page={page}>
      <title>{texts.pageTitle}</title>
      <Hero texts={texts} art={art} />
      <Reasons texts={texts} />
      <Introduction texts={texts.introduction} />
      <Audience texts={texts.audience} />
      <Spaces texts={texts.spaces} />
      <Support links={links} />
      <Films addresses={films} />
      <Invitation texts={texts.invitation} />
    </div>
  );
}
