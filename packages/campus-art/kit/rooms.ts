/** Rooms that are open to the viewer, and what stands in them. */
import { type Block, block, onLeftPlane, onWall, outline, project, topFace, translate } from './iso.ts';
import { colour, type Material, paint } from './materials.ts';
import { face, groundShadow, slab } from './solids.ts';
import { el, group, type SvgElement } from './svg.ts';

const START = 0.7;
const LENGTH = 6.6;
const THICKNESS = 0.3;

/** The room's back walls: `back` looks to the lower left and runs along x, `side` looks to the lower right and runs along y. */
export const backWall = (height = 3.2): Block => block(START, START, LENGTH, THICKNESS, height);
export const sideWall = (height = 3.2): Block => block(START, START, THICKNESS, LENGTH, height);

/** Floor and two walls, on an island of 8 by 8. */
export const room = (walls: Material, floor: Material, height = 3.2): SvgElement[] => [
  face(topFace(block(START, START, LENGTH, LENGTH, 0)), paint(floor, 'top')),
  ...slab(sideWall(height), walls),
  ...slab(backWall(height), walls),
];

/** A screen that hangs on the back wall, with a drawing on it. */
export const wallScreen = (along: number, up: number, width: number, height: number, ...drawing: readonly SvgElement[]): SvgElement[] => {
  const wall = backWall();
  const middle = project(wall.x + along + width / 2, wall.y + wall.depth, up + height / 2);
  return [
    face(onWall(wall, 'left', along - 0.12, up - 0.12, width + 0.24, height + 0.24), paint('screen', 'left')),
    face(onWall(wall, 'left', along, up, width, height), 'url(#holo)'),
    group({ transform: onLeftPlane(middle) }, ...drawing),
  ];
};

/** Window panes on the side wall, lit. */
export const sideWindows = (count: number): SvgElement => {
  const gap = 0.7;
  const width = (LENGTH - 1.6 - (count - 1) * gap) / count;
  const panes = Array.from({ length: count }, (_, index) =>
    outline(onWall(sideWall(), 'right', 0.9 + index * (width + gap), 1, width, 1.4)),
  );
  return el('path', { d: panes.join(''), fill: colour('lit') });
};

/** A desk, 2 by 0.9, with a laptop on it whose screen looks to the lower left. */
export const desk = (x: number, y: number, material: Material = 'cream'): SvgElement[] => {
  const top = block(x, y, 2, 0.9, 0.75);
  return [
    groundShadow(top),
    ...slab(top, material),
    group(
      { transform: onLeftPlane(project(x + 1, y + 0.3, 0.75)) },
      el('rect', { x: -12, y: -18, width: 24, height: 17, rx: 2, fill: paint('screen', 'left') }),
      el('rect', { x: -10, y: -16, width: 20, height: 13, fill: 'url(#holo)' }),
    ),
  ];
};

/** A sofa that looks to the lower right, `length` along y. */
export const sofa = (x: number, y: number, length: number, cloth: Material): SvgElement[] => [
  groundShadow(block(x, y, 1.2, length, 0.6)),
  ...slab(block(x, y, 0.35, length, 1.15), cloth),
  ...slab(block(x + 0.35, y, 0.85, length, 0.45), cloth),
];

/** A sign with a round face that hovers at a place: says what the room is for. */
export const badge = (x: number, y: number, z: number, ...content: readonly SvgElement[]): SvgElement =>
  group({ transform: translate(project(x, y, z)) }, el('circle', { className: 'raised', r: 25, fill: colour('note') }), ...content);

const stroke = (d: string, colourOf: string, strokeWidth: number): SvgElement =>
  el('path', { d, fill: 'none', stroke: colourOf, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });

/** Drawings for screens (white) and badges (violet). */
export const drawing = {
  chart: stroke('M-26 10l11-13 9 8 14-20 17 17', '#fff', 4),
  lines: stroke('M-26-10h34M-26 1h48M-26 12h24', '#fff', 4),
  play: el('path', { d: 'M-9-12L13 0-9 12Z', fill: '#fff' }),
  clock: group(
    {},
    el('circle', { r: 17, fill: 'none', stroke: '#e4defc', strokeWidth: 5 }),
    stroke('M0-17a17 17 0 1 1-14.7 25.5', '#6d5efc', 5),
    stroke('M0-8v9l6 4', '#2b2440', 3),
  ),
  lock: group(
    {},
    stroke('M-6-3v-4a6 6 0 0 1 12 0v4', '#6d5efc', 3.5),
    el('rect', { x: -10, y: -3, width: 20, height: 15, rx: 4, fill: '#6d5efc' }),
    el('circle', { cy: 4, r: 2.4, fill: '#fff' }),
  ),
  question: group({}, stroke('M-6-5a6 6 0 1 1 8 6q-2 1-2 4', '#6d5efc', 4.5), el('circle', { cy: 12, r: 2.8, fill: '#6d5efc' })),
  star: el('path', { d: 'M0-14l4.3 8.9 9.7 1.3-7.1 6.8 1.8 9.7L0 8l-8.7 4.7 1.8-9.7-7.1-6.8 9.7-1.3Z', fill: '#f5b301' }),
  check: stroke('M-9 0l6 7 12-13', '#14a58f', 5),
} as const;
