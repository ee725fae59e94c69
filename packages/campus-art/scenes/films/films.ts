import { screen } from '../../kit/furniture.ts';
import { island } from '../../kit/island.ts';
import { block, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import type { Picture } from '../../kit/picture.ts';
import { drawing } from '../../kit/rooms.ts';
import { place, Scene } from '../../kit/scene.ts';
import { face, groundShadow, slab } from '../../kit/solids.ts';
import { group, type SvgElement } from '../../kit/svg.ts';
import { anyone } from '../../kit/symbols/avatars.ts';
import { seeded } from '../../kit/windows.ts';
import { addFestival } from '../hero/festival.ts';
import { addMainHall } from '../hero/main-hall.ts';
import { study } from '../spaces/study.ts';

/** A still of 16 to 9; the scene is moved and scaled into it, and cut off at its edges by the card. */
const poster = (name: string, transform: string, elements: readonly SvgElement[]): Picture => ({
  name,
  viewBox: [-240, -135, 480, 270],
  elements: [group({ transform }, ...elements)],
});

const campus = (): SvgElement[] => {
  const scene = new Scene();
  addMainHall(scene, seeded(21));
  scene.plant('tree', 3.2, 6.6).plant('cherry', 5.6, 7.2).person(1, 8.4, 8.2);
  return [...island(block(1, 0, 16, 11, 2), 1.4), face(topFace(block(8, 7.2, 2, 3.8, 0)), paint('path', 'top')), ...scene.draw()];
};

const festival = (): SvgElement[] => {
  const scene = new Scene();
  const stage = block(5, 12.2, 4, 3, 0.4);
  addFestival(scene);
  scene
    .add(19, groundShadow({ ...stage, height: 1.2 }), ...slab(stage, 'lavender'))
    .add(19.1, ...screen(5.2, 12.3, 3.6, 2.4, 0.4, drawing.play))
    .add(19.2, place('person-3', 6.2, 14, 0.4), place('person-5', 7.8, 14, 0.4))
    .plant('cherry', 10.2, 12)
    .plant('tree', 12.6, 14.2, 0.9)
    .plant('cypress', 4.6, 16, 0.9);
  for (let seat = 0; seat < 5; seat += 1) scene.person(anyone(seat * 2), 5.4 + (seat % 5) * 0.95, 16.2 + (seat % 2) * 0.6);
  return [...island(block(3.6, 11, 10.4, 7, 2), 1.2), ...scene.draw()];
};

/** The stills of the three films (LAND-6). */
export const films = (): Picture[] => [
  poster('film-campus', 'translate(-66 -66) scale(.82)', campus()),
  poster('film-study', 'translate(0 -104) scale(1.95)', study()),
  poster('film-festival', 'translate(140 -296) scale(1.12)', festival()),
];
