import { screen } from '../../kit/furniture.ts';
import { block, project, translate } from '../../kit/iso.ts';
import { colour, paint } from '../../kit/materials.ts';
import { place, type Scene } from '../../kit/scene.ts';
import { cylinder, disc, groundShadow, slab } from '../../kit/solids.ts';
import { el, group } from '../../kit/svg.ts';

/** The large lecture hall: two drums, the upper one of glass. */
export const addRoundHall = (scene: Scene): void => {
  scene.add(
    8.4,
    disc(2.9, 7.2, 0, 2.1, colour('shadow')),
    ...cylinder(2.5, 6.8, 0, 1.9, 1.2, 'mint'),
    ...cylinder(2.5, 6.8, 1.2, 2.05, 0.2, 'wall'),
    ...cylinder(2.5, 6.8, 1.4, 1.35, 0.8, 'glass'),
    ...cylinder(2.5, 6.8, 2.2, 1.5, 0.2, 'wall'),
  );
};

export const addFountain = (scene: Scene): void => {
  const jet = (d: string, stroke: string) => el('path', { d, fill: 'none', stroke, strokeWidth: 2.2, strokeLinecap: 'round' });
  scene.add(
    19,
    disc(9.25, 10.15, 0, 1.4, colour('shadow')),
    ...cylinder(9, 10, 0, 1.25, 0.28, 'wall'),
    disc(9, 10, 0.28, 1.05, paint('water', 'top')),
    ...cylinder(9, 10, 0.28, 0.35, 0.5, 'wall'),
    group(
      { transform: translate(project(9, 10, 0.8)) },
      jet('M-16 13Q-12-22 0-24Q12-22 16 13', '#ffffffd9'),
      jet('M-7 12Q-6-16 0-24Q6-16 7 12', '#d8f0ff'),
    ),
  );
};

/** An open-air stage with a screen and a person on it. */
export const addStage = (scene: Scene): void => {
  const platform = block(13.2, 5.9, 3.6, 3, 0.4);
  const play = el('path', { d: 'M-8-11L12 0-8 11Z', fill: '#fff' });
  scene.add(
    21,
    groundShadow({ ...platform, height: 1.2 }),
    ...slab(platform, 'lavender'),
    ...screen(13.4, 6, 3.2, 2.5, 0.4, play),
    place('person-1', 15, 7.6, 0.4, 0.95),
  );
};
