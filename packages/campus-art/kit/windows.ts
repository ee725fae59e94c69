import { type Block, onWall, outline, type Side } from './iso.ts';
import { colour } from './materials.ts';
import { el, type SvgElement } from './svg.ts';

/** A generator of numbers from 0 to 1 that gives the same sequence on every run (Lehmer, Park and Miller 1988). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

export interface Glazing {
  readonly columns: number;
  readonly rows: number;
  /** Space between panes, and from the panes to the wall's edges, in world units: `[across, up]`. */
  readonly gap?: readonly [number, number];
  readonly margin?: readonly [number, number];
  /** Which part of the windows has light on, 0 to 1. */
  readonly lit?: number;
}

/** Some lit windows go off and on again. */
const TWINKLING = 0.3;

/** A grid of windows on a wall: three paths (dark, lit, twinkling), however many panes there are. */
export const windows = (wall: Block, side: Side, glazing: Glazing, random: () => number): SvgElement[] => {
  const { columns, rows, gap = [0.28, 0.3], margin = [0.35, 0.35], lit = 0.45 } = glazing;
  const length = side === 'left' ? wall.width : wall.depth;
  const width = (length - 2 * margin[0] - (columns - 1) * gap[0]) / columns;
  const height = (wall.height - 2 * margin[1] - (rows - 1) * gap[1]) / rows;
  const dark: string[] = [];
  const bright: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const along = margin[0] + column * (width + gap[0]);
      const up = margin[1] + row * (height + gap[1]);
      const pane = outline(onWall(wall, side, along, up, width, height));
      (random() < lit ? bright : dark).push(pane);
    }
  }
  const twinkling = Math.ceil(bright.length * TWINKLING);
  const panes = (d: string[], fill: string, className?: string): SvgElement[] =>
    d.length === 0 ? [] : [el('path', { ...(className === undefined ? {} : { className }), d: d.join(''), fill })];
  return [
    ...panes(dark, colour(`window-${side}`)),
    ...panes(bright.slice(twinkling), colour('lit')),
    ...panes(bright.slice(0, twinkling), colour('lit'), 'twinkle'),
  ];
};
