import { bookcase } from '../../kit/furniture.ts';
import { block } from '../../kit/iso.ts';
import { badge, desk, drawing, room } from '../../kit/rooms.ts';
import { floating, place, Scene } from '../../kit/scene.ts';
import { body } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';
import { seeded, windows } from '../../kit/windows.ts';

/** The library: everybody at a desk of their own, a timer over all of them. */
export const study = (): SvgElement[] => {
  const cabinet = block(5.4, 1.2, 1.5, 0.45, 2.5);
  const scene = new Scene()
    .add(0, ...room('mint', 'wood', 3.4))
    .add(1.5, ...bookcase(1.4, 1.05, 3.6, 3, seeded(5)))
    .add(1.6, ...body(cabinet, 'lavender'), ...windows(cabinet, 'left', { columns: 2, rows: 2, margin: [0.15, 0.15], lit: 0.9 }, seeded(3)))
    .add(5, ...desk(1.6, 3.3))
    .add(7.6, ...desk(4.3, 3.3))
    .add(7.2, ...desk(1.6, 5.5))
    .add(9.8, ...desk(4.3, 5.5))
    .person(0, 2.5, 4.5)
    .person(2, 5.2, 4.5)
    .person(4, 2.5, 6.7)
    .person(1, 5.2, 6.7)
    .add(12, place('cypress', 7, 2.4, 0, 0.55));
  return [...scene.draw(), floating('slow', badge(4.6, 2.6, 3.4, drawing.clock))];
};
