import { armchair, bookcase, screen, stall } from '../../kit/furniture.ts';
import { block, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { face, slab } from '../../kit/solids.ts';
import { el, type SvgElement } from '../../kit/svg.ts';
import { seeded } from '../../kit/windows.ts';

/** "All of campus life in one place": lecture, library, counselling and festival, a quarter of the island each. */
export const together = (): SvgElement[] => {
  const floor = (x: number, y: number, fill: string) => face(topFace(block(x, y, 3.2, 3.2, 0)), fill);
  const chart = el('path', { d: 'M-18 8l8-10 7 6 10-14 11 12', fill: 'none', stroke: '#fff', strokeWidth: 3.5, strokeLinecap: 'round' });
  const scene = new Scene()
    .add(
      0,
      floor(0.7, 0.7, paint('lavender', 'top')),
      floor(4.1, 0.7, paint('wood', 'top')),
      floor(0.7, 4.1, paint('mint', 'top')),
      floor(4.1, 4.1, paint('cream', 'top')),
    )
    .add(1, ...screen(1, 0.8, 2.6, 1.9, 0, chart))
    .add(4, ...bookcase(4.3, 0.8, 2.8, 3, seeded(5)))
    .add(7.9, ...slab(block(5.1, 2.3, 1.6, 0.8, 0.6), 'cream'))
    .add(5.4, ...armchair(1, 4.5, 'rose'))
    .add(6.6, ...armchair(2.5, 4.5, 'gold'))
    .add(11.6, ...stall(5, 4.9, 'roof'))
    .person(5, 1.5, 2.1, 0, 0.9)
    .person(0, 2.3, 2.5, 0, 0.9)
    .person(4, 3.1, 2.9, 0, 0.9)
    .person(2, 5.7, 3.3, 0, 0.95)
    .person(1, 1.6, 5.3, 0.3, 0.95)
    .person(3, 3.1, 5.3, 0.3, 0.95)
    .person(5, 4.9, 6.9, 0, 0.95)
    .person(4, 6.9, 6, 0, 0.95)
    .plant('cherry', 1, 7.2, 0.7)
    .plant('cypress', 7.3, 3.7, 0.6);
  return [...scene.draw(), floating('slower', bubble(project(2.4, 5, 1.8), 46, bubbleContent.heart))];
};
