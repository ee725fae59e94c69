import type { Picture } from '../kit/picture.ts';
import { clockTower } from './clock-tower.ts';
import { faces } from './faces.ts';
import { films } from './films/films.ts';
import { hero } from './hero/hero.ts';
import { icons } from './icons/icons.ts';
import { introduction } from './introduction/introduction.ts';
import { invitation } from './invitation.ts';
import { reasons } from './reasons/reasons.ts';
import { schoolHero } from './school/school-hero.ts';
import { spaces } from './spaces/spaces.ts';

/** Every picture, those in layers whole. */
export const pictures = (): Picture[] => [
  hero(),
  schoolHero(),
  ...reasons(),
  ...introduction(),
  ...spaces(),
  ...icons(),
  ...films(),
  invitation(),
  clockTower(),
  ...faces(),
];

/** Every picture that is a file: the layers of those that have some. Pictures share layers. */
export const files = (): Picture[] => {
  const all = pictures().flatMap((picture) => picture.layers?.map((layer) => layer.picture) ?? [picture]);
  return [...new Map(all.map((picture) => [picture.name, picture])).values()];
};
