import { stall } from '../../kit/furniture.ts';
import { project } from '../../kit/iso.ts';
import type { Scene } from '../../kit/scene.ts';
import { el, group, round, type SvgElement } from '../../kit/svg.ts';

const COLOURS = ['#ff7a59', '#6d5efc', '#f5b301', '#14b8a6', '#ef5da8'] as const;

/** A string of pennants between two poles. */
const bunting = (from: readonly [number, number, number], to: readonly [number, number, number]): SvgElement => {
  const [x1, y1] = project(...from);
  const [x2, y2] = project(...to);
  const sag = 14;
  const at = (t: number): [number, number] => [round(x1 + (x2 - x1) * t), round(y1 + (y2 - y1) * t + sag * 4 * t * (1 - t))];
  const [mx, my] = [round((x1 + x2) / 2), round((y1 + y2) / 2 + 2 * sag)];
  return group(
    {},
    el('path', {
      d: `M${round(x1)} ${round(y1)}Q${mx} ${my} ${round(x2)} ${round(y2)}`,
      fill: 'none',
      stroke: '#5b5680',
      strokeWidth: 1.2,
    }),
    ...COLOURS.map((fill, index) => {
      const [x, y] = at((index + 1) / (COLOURS.length + 1));
      return el('path', { d: `M${round(x - 4)} ${y}h8l-4 9z`, fill });
    }),
  );
};

/** The festival beside the path: two stalls and a string of pennants. */
export const addFestival = (scene: Scene): void => {
  scene.add(24.4, ...stall(10.45, 13.2, 'rose'));
  scene.add(26.2, ...stall(10.45, 15.1, 'gold'));
  scene.add(26.3, bunting([11.1, 13.85, 2.2], [11.1, 15.75, 2.2]));
};
