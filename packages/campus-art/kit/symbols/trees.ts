import { colour } from '../materials.ts';
import { el, group, type SvgElement } from '../svg.ts';

export type TreeKind = 'tree' | 'cypress' | 'cherry';

const trunk = (width: number, height: number): SvgElement =>
  el('rect', { x: -width / 2, y: 1 - height, width, height, rx: width / 2, fill: colour('trunk') });

const shadow = (cx: number, rx: number): SvgElement => el('ellipse', { cx, cy: 3, rx, ry: rx * 0.41, fill: colour('shadow') });

const ball = (cx: number, cy: number, r: number, fill: string): SvgElement => el('circle', { cx, cy, r, fill });

const LEAF = 'url(#leaf)';

export const trees: readonly SvgElement[] = [
  group({ id: 'tree' }, shadow(10, 17), trunk(5, 15), ball(0, -27, 15.5, LEAF), ball(-7, -21, 9, LEAF), ball(7.5, -20, 9.5, LEAF)),
  group({ id: 'cypress' }, shadow(8, 13), trunk(4, 9), el('path', { d: 'M0-52C9-38 13-24 12-14Q0-4-12-14C-13-24-9-38 0-52Z', fill: LEAF })),
  group(
    { id: 'cherry' },
    shadow(9, 15),
    trunk(4, 13),
    ball(0, -26, 13, colour('blossom-2')),
    ball(-8, -20, 8, colour('blossom-2')),
    ball(8, -20, 8.5, colour('blossom-3')),
    ball(-4, -31, 5, colour('blossom-1')),
  ),
];
