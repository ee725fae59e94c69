import { block, project } from '../../kit/iso.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { drawing, room, wallScreen } from '../../kit/rooms.ts';
import { floating, place, Scene } from '../../kit/scene.ts';
import { body, slab } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';
import { anyone } from '../../kit/symbols/avatars.ts';

const ROWS = 4;
const SEATS = 6;

/** The large lecture hall: rising rows without an empty seat, and a person who asks aloud. */
export const hall = (): SvgElement[] => {
  const scene = new Scene()
    .add(0, ...room('lavender', 'cream'))
    .add(1, ...wallScreen(1.2, 0.9, 3.8, 1.9, drawing.chart))
    .add(7.1, ...body(block(5.6, 1.6, 0.9, 0.6, 0.9), 'wood'))
    .person(0, 5.2, 2.1, 0, 1.05);
  for (let row = 0; row < ROWS; row += 1) {
    const y = 3 + row * 1.05;
    const height = 0.12 + 0.22 * row;
    scene.add(8 + row * 2, ...slab(block(1.3, y, 5.4, 0.95, height), 'wall'));
    for (let seat = 0; seat < SEATS; seat += 1) {
      scene.add(8.5 + row * 2, place(`person-${anyone(row * 5 + seat * 2)}`, 1.75 + seat * 0.9, y + 0.5, height, 0.74));
    }
  }
  return [...scene.draw(), floating('slow', bubble(project(3.55, 5.6, 1.7), 58, bubbleContent.voice))];
};
