/** What stands in a room or on a square: walls, seats, shelves, stalls. */
import { block, onLeftPlane, onTop, onWall, outline, project } from './iso.ts';
import { type Material, paint } from './materials.ts';
import { face, groundShadow, pyramid, slab } from './solids.ts';
import { el, group, type SvgElement } from './svg.ts';

/** An upright screen that looks to the lower left, with a drawing on it; `x`, `y` is its left foot. */
export const screen = (x: number, y: number, width: number, height: number, z = 0, ...drawing: readonly SvgElement[]): SvgElement[] => {
  const frame = block(x, y, width, 0.25, height, z);
  const middle = project(x + width / 2, y + 0.26, z + height / 2);
  return [
    ...slab(frame, 'screen'),
    el('path', { d: outline(onWall(frame, 'left', 0.15, 0.15, width - 0.3, height - 0.3)), fill: 'url(#holo)' }),
    group({ transform: onLeftPlane(middle) }, ...drawing),
  ];
};

/** An armchair that looks to the lower left. */
export const armchair = (x: number, y: number, cloth: Material): SvgElement[] => [
  groundShadow(block(x, y, 1.2, 1.2, 0.7)),
  ...slab(block(x, y, 1.2, 0.3, 1.15), cloth),
  ...slab(block(x, y + 0.3, 1.2, 0.9, 0.45), cloth),
];

const SPINES = ['#6d5efc', '#ff7a59', '#14b8a6', '#f5b301', '#ef5da8', '#3b82f6', '#8b5cf6'] as const;

/** A bookcase against a back wall, 0.45 deep: one path a colour of spine. */
export const bookcase = (x: number, y: number, width: number, shelves: number, random: () => number): SvgElement[] => {
  const spines = new Map<string, string[]>();
  const boards = slab(block(x, y, width, 0.1, 0.35 + shelves * 0.8), 'wood');
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const z = 0.2 + shelf * 0.8;
    const board = block(x, y, width, 0.45, 0.1, z);
    boards.push(...slab(board, 'wood'));
    for (let along = 0.1, count = 0; along < width - 0.3; count += 1) {
      const thickness = 0.16 + random() * 0.14;
      const fill = SPINES[(count + shelf * 3) % SPINES.length] ?? SPINES[0];
      const spine = outline(onWall({ ...board, z: z + 0.1 }, 'left', along, 0, thickness, 0.45 + random() * 0.2));
      spines.set(fill, [...(spines.get(fill) ?? []), spine]);
      along += thickness + 0.03;
    }
  }
  return [...boards, ...[...spines].map(([fill, paths]) => el('path', { d: paths.join(''), fill }))];
};

/** A stall of the student festival: a counter under a pointed tent. */
export const stall = (x: number, y: number, cloth: Material): SvgElement[] => {
  const counter = block(x, y, 1.3, 1.3, 0.6);
  const eaves = block(x - 0.12, y - 0.12, 1.54, 1.54, 0.22, 1.15);
  const post = (px: number, py: number) => slab(block(px, py, 0.08, 0.08, 1.2), 'wall');
  const stripe = (along: number) => face(onWall(eaves, 'left', along, 0, 0.26, 0.22), paint('wall', 'left'));
  return [
    groundShadow({ ...counter, height: 1.4 }),
    ...slab(counter, 'wood'),
    ...[post(x, y + 1.22), post(x + 1.22, y + 1.22), post(x + 1.22, y)].flat(),
    ...slab(eaves, cloth),
    stripe(0.26),
    stripe(0.78),
    stripe(1.28),
    ...pyramid(onTop(eaves, 0), 0.85, cloth),
  ];
};
