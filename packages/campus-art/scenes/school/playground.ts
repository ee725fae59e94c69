import { block, line, project } from '../../kit/iso.ts';
import { colour, paint } from '../../kit/materials.ts';
import type { Scene } from '../../kit/scene.ts';
import { disc, face, groundShadow, pyramid, ring, slab } from '../../kit/solids.ts';
import { el, type SvgElement } from '../../kit/svg.ts';

const CHALK = '#ffffffbf';

/** The running track with its lawn, and the sand of the playground. */
export const fields = (): SvgElement[] => [
  disc(13, 13.2, 0, 3.3, paint('roof', 'top')),
  ring(13, 13.2, 0, 2.95, CHALK, 1.6),
  ring(13, 13.2, 0, 2.6, CHALK, 1.6),
  disc(13, 13.2, 0, 2.25, paint('grass', 'top')),
  ring(13, 13.2, 0, 0.8, CHALK, 1.6),
  disc(4, 13.6, 0, 2.5, paint('cream', 'top')),
];

const pole = (from: readonly [number, number, number], to: readonly [number, number, number]): SvgElement =>
  el('path', { d: line([project(...from), project(...to)]), stroke: '#5b5680', strokeWidth: 2.4, strokeLinecap: 'round' });

/** A tower with a slide. */
const slide = (): SvgElement[] => {
  const tower = block(2.4, 12.4, 1.1, 1.1, 1.5);
  const top = block(2.4, 12.4, 1.1, 1.1, 0.1, 2.3);
  const run = (y: number): readonly [number, number][] => [[...project(3.5, y, 1.5)], [...project(5.6, y, 0.1)]];
  const [near, far] = [run(13.3), run(12.6)];
  return [
    groundShadow(tower),
    ...slab(tower, 'lavender'),
    pole([3.45, 12.45, 1.5], [3.45, 12.45, 2.3]),
    pole([2.45, 13.45, 1.5], [2.45, 13.45, 2.3]),
    pole([3.45, 13.45, 1.5], [3.45, 13.45, 2.3]),
    ...pyramid(top, 0.8, 'roof'),
    face([...far, ...near.toReversed()], paint('gold', 'top')),
    el('path', { d: line(near), stroke: paint('gold', 'right'), strokeWidth: 3 }),
  ];
};

/** A frame with two swings. */
const swings = (): SvgElement[] => [
  pole([2.6, 15.4, 0], [2.8, 15.1, 1.7]),
  pole([2.6, 14.8, 0], [2.8, 15.1, 1.7]),
  pole([5.4, 15.4, 0], [5.2, 15.1, 1.7]),
  pole([5.4, 14.8, 0], [5.2, 15.1, 1.7]),
  pole([2.8, 15.1, 1.7], [5.2, 15.1, 1.7]),
  ...[3.3, 4.4].flatMap((x) => [
    el('path', {
      d: line([project(x, 15.1, 1.7), project(x, 15.1, 0.5), project(x + 0.4, 15.1, 0.5), project(x + 0.4, 15.1, 1.7)]),
      fill: 'none',
      stroke: colour('trunk'),
      strokeWidth: 1.6,
    }),
  ]),
];

export const addPlayground = (scene: Scene): void => {
  scene.add(16.6, ...slide());
  scene.add(19.4, ...swings());
};
