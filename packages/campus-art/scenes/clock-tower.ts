import type { Picture } from '../kit/picture.ts';
import { el, group, type SvgElement } from '../kit/svg.ts';

const WOOD = '#d9a566';
const SHADOW = '#06041499';

const path = (fill: string, d: string): SvgElement => el('path', { d, fill });
const line = (stroke: string, strokeWidth: number, d: string): SvgElement =>
  el('path', { d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round' });
const pole = (d: string) => line(WOOD, 3, d);
const rail = (d: string) => line(WOOD, 1.8, d);

const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-190, -180, 1.6],
  [-150, -120, 1.2],
  [-118, -205, 2],
  [-196, -66, 1.4],
  [-84, -160, 1.2],
  [96, -206, 1.4],
  [204, -190, 1.2],
  [196, -96, 1.8],
  [128, -118, 1.2],
  [-164, -20, 1],
];

const sky = [
  ...STARS.map(([cx, cy, r]) => el('circle', { cx, cy, r, fill: '#e6e0ff', opacity: 0.8 })),
  path('#ffe9b8', 'M152-196a26 26 0 1 0 22 38a21 21 0 0 1-22-38Z'),
];

const tree = (x: number, y: number): SvgElement =>
  group(
    { transform: `translate(${x} ${y})` },
    el('ellipse', { cx: 8, cy: 2, rx: 16, ry: 5, fill: SHADOW }),
    path('#5a3d4d', 'M-2.5 2v-16h5V2Z'),
    path('#205a56', 'M-15-10C-15-30-5-46 0-52c5 6 15 22 15 42a15 7 0 0 1-30 0Z'),
    path('#347d6b', 'M-15-10C-15-30-5-46 0-52c1 20-2 36-4 48.5A15 7 0 0 1-15-10Z'),
  );

/** Soil, lawn, the slab under the tower, and two trees behind it. */
const land = [
  el('ellipse', { cx: 0, cy: 92, rx: 170, ry: 20, fill: SHADOW }),
  path('#1f3f4a', 'M-138.6 0v14L0 94 138.6 14V0L0 80Z'),
  path('#2b6a5c', 'M0-80 138.6 0 0 80-138.6 0Z'),
  tree(-104, -6),
  tree(106, -4),
  path('#5f568f', 'M-86.6-4.4 0 45.6v6L-86.6 1.6Z'),
  path('#453d72', 'M86.6-4.4 0 45.6v6L86.6 1.6Z'),
  path('#7d75ae', 'M0-54.4 86.6-4.4 0 45.6-86.6-4.4Z'),
];

/** Two walls, the clock on the left one, cornice and roof with its flag. */
const tower = [
  path('#7c73b4', 'M-52-10 0 20v-125l-52-30Z'),
  path('#51487f', 'M52-10 0 20v-125l52-30Z'),
  path('#2f2758', 'M-36-.8-16 10.8v-30a10 14 30 0 0-20-11.5Z'),
  path('#372f63', 'M34.6-50 17.3-40v-22.5l17.3-10Z'),
  path('#ffd98a', 'M34.6-10 17.3 0v-22.5l17.3-10Z'),
  path('#372f63', 'M34.6-90 17.3-80v-22.5l17.3-10Z'),
  group(
    { transform: 'matrix(.866 .5 0 1 -26 -92)' },
    el('circle', { r: 21, fill: '#fffdf5', stroke: '#3b3170', strokeWidth: 4 }),
    line('#2b2440', 3, 'M0 0v-13M0 0l8 5'),
  ),
  path('#8d84c2', 'M-65-135 0-97.5v-8L-65-143Z'),
  path('#5f568f', 'M65-135 0-97.5v-8L65-143Z'),
  path('#a59dd6', 'M0-180.5 65-143 0-105.5-65-143Z'),
  path('#5a4bb4', 'M-58-143 0-109.5V-206Z'),
  path('#3c3186', 'M58-143 0-109.5V-206Z'),
  pole('M0-204v-24'),
  path('#ff8fb1', 'M0-228q8-4 15 0t14-1v11q-7 4-14 0t-15 1Z'),
];

const deck = (up: number): SvgElement =>
  group(
    { transform: `translate(0 ${up})` },
    path('#c98d55', 'M71.4-43.7 84.4-36.2 2.2 11.3-10.8 3.8Z'),
    path('#8f5d3d', 'M84.4-36.2 2.2 11.3v4.5L84.4-31.7Z'),
    rail('M77.9-52 4.3-9.5'),
  );

/** Poles, decks, rails and braces before one wall: -1 the left, 1 the right. */
const scaffold = (side: -1 | 1): SvgElement =>
  group(
    { transform: `scale(${side} 1)` },
    pole('M77.9 2.5v-98M54 16.2v-98M28 31.3v-98M4.3 45v-98'),
    deck(0),
    deck(-37.5),
    rail('M4.3 45 28-6.2M54-21.3 77.9-72.5'),
  );

const glow = el(
  'radialGradient',
  { id: 'glow' },
  el('stop', { stopColor: '#ffd27a', stopOpacity: 0.7 }),
  el('stop', { offset: 1, stopColor: '#ffd27a', stopOpacity: 0 }),
);

const lamp = (x: number, y: number): SvgElement =>
  group(
    { transform: `translate(${x} ${y})` },
    el('circle', { className: 'breathe', r: 34, fill: 'url(#glow)' }),
    pole('M0 0v-8'),
    el('circle', { r: 4.5, fill: '#fff3cf' }),
  );

/** A striped barrier on the lawn before the tower. */
const barrier = group(
  { transform: 'matrix(.866 .5 0 1 -56 22)' },
  pole('M-24 14V-8M24 14V-8'),
  path('#fff4e2', 'M-32-14h64v13h-64Z'),
  path('#ff7a59', 'M-26-1l8-13h9l-8 13ZM-8-1l8-13h9l-8 13ZM10-1l8-13h9l-8 13Z'),
);

/** The campus's clock tower at night, whatever the theme, in scaffolding, with two workers' lamps lit (GATE-5). */
export const clockTower = (): Picture => ({
  name: 'clock-tower',
  viewBox: [-230, -246, 460, 372],
  elements: [glow, ...sky, ...land, ...tower, scaffold(-1), scaffold(1), lamp(-52, -20), lamp(41, -64), barrier],
});
