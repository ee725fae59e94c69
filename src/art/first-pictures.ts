import { HeroArt } from './generated/hero.tsx';
import { SchoolHeroArt } from './generated/school-hero.tsx';

/** The pictures of the first screens, one chunk: they share files. */
export const FIRST_PICTURES = { hero: HeroArt, 'school-hero': SchoolHeroArt };
