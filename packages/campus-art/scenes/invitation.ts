import { island } from '../kit/island.ts';
import { block, topFace } from '../kit/iso.ts';
import { paint } from '../kit/materials.ts';
import type { Picture } from '../kit/picture.ts';
import { portal } from '../kit/props.ts';
import { floating, place, Scene } from '../kit/scene.ts';
import { face } from '../kit/solids.ts';

/** The gate at dusk, with people who are about to walk in. It stands on a band that is dark in both themes. */
export const invitation = (): Picture => {
  const scene = new Scene()
    .add(5, ...portal(4.5, 2.6))
    .person(1, 4.1, 4.6, 0, 1.1)
    .person(0, 5.1, 4.4, 0, 1.1)
    .person(4, 4.6, 5.7, 0, 1.1)
    .person(2, 2.9, 5, 0, 1.1)
    .person(3, 6.2, 5.3, 0, 1.1)
    .plant('tree', 1.2, 1.6, 1)
    .plant('cherry', 2.3, 1, 0.95)
    .plant('cypress', 6.6, 0.9, 0.95)
    .plant('cherry', 8, 1.6, 0.95)
    .plant('tree', 8.1, 5.2, 0.9)
    .plant('cypress', 1, 5.6, 0.85)
    .lamp(3.2, 3.6)
    .lamp(5.9, 3.6);
  return {
    name: 'invitation',
    viewBox: [-230, -100, 470, 340],
    elements: [
      floating('slowest', place('cloud', 1, 6, 4.6, 0.8)),
      floating('slower', place('cloud', 8.1, -1.1, 4.4, 0.7)),
      ...island(block(0, 0, 9, 7, 1.4), 1),
      face(topFace(block(3.7, 2.6, 1.7, 4.2, 0)), paint('path', 'top')),
      ...scene.draw(),
    ],
  };
};
