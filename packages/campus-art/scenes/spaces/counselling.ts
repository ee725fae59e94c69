import { armchair } from '../../kit/furniture.ts';
import { paint } from '../../kit/materials.ts';
import { badge, drawing, room, sideWindows, sofa } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { cylinder, disc } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

/** A counselling room: two people, a closed door, a lock. */
export const counselling = (): SvgElement[] => {
  const scene = new Scene()
    .add(0, ...room('rose', 'cream', 3), sideWindows(2))
    .add(0.2, disc(4.2, 4.6, 0, 2, paint('lavender', 'top')), disc(4.2, 4.6, 0, 1.75, paint('lavender', 'left')))
    .add(5, ...sofa(1.5, 3.6, 2.4, 'mint'))
    .person(4, 2.3, 4.8, 0.35, 1.1)
    .add(7, ...armchair(4.9, 1.9, 'gold'))
    .person(2, 5.5, 2.9, 0.35, 1.1)
    .add(9, ...cylinder(4.3, 4.8, 0, 0.7, 0.5, 'wood'))
    .plant('cypress', 1.6, 1.7, 0.8)
    .plant('tree', 6.6, 6.2, 0.6);
  return [...scene.draw(), floating('slowest', badge(4.2, 3.2, 3.5, drawing.lock))];
};
