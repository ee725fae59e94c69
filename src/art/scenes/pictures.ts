import type { Picture, Piece } from '../kit/document.ts';
import { faces } from './faces.ts';
import { films } from './films/films.ts';
import { hero } from './hero/hero.ts';
import { domeIsland, houseIsland } from './hero/satellites.ts';
import { icons } from './icons/icons.ts';
import { introduction } from './introduction/introduction.ts';
import { invitation } from './invitation.ts';
import { reasons } from './reasons/reasons.ts';
import { schoolHero } from './school/school-hero.ts';
import { spaces } from './spaces/spaces.ts';

/** Every piece of them that is a file of its own. */
export const pieces = (): Piece[] => [houseIsland(), domeIsland(), ...faces()];

/** Every picture that is generated. */
export const pictures = (): Picture[] => [
  hero(),
  schoolHero(),
  ...reasons(),
  ...introduction(),
  ...spaces(),
  ...icons(),
  ...films(),
  invitation(),
];
