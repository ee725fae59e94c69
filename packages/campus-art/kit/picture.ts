import type { Point } from './iso.ts';
import type { SvgElement } from './svg.ts';

/** x, y, width, height in pixels of the drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A finished picture: one file. */
export interface Picture {
  readonly name: string;
  readonly viewBox: Box;
  readonly elements: readonly SvgElement[];
  /** Where something moves: the files that the page lays on each other, from back to front. A file by itself stands still. */
  readonly layers?: readonly Layer[];
}

/**
 * A file in a larger picture. What moves there is a file of its own that the page moves, by the compositor alone: an image that moves by itself is drawn
 * anew for each frame by the main thread, which keeps a processor busy for as long as it is in sight (measured: a whole core for one slide).
 */
export interface Layer {
  readonly picture: Picture;
  /** Where its origin is in the larger picture, and how large it is there. */
  readonly at: Point;
  readonly scale: number;
  /** Names of motions: `data-moves` of its image. */
  readonly motion?: string;
  /** True where it moves by pixels of the page, not of the drawing. */
  readonly farther?: boolean;
}

export const layer = (picture: Picture, motion: string, at: Point = [0, 0], scale = 1): Layer => ({ picture, motion, at, scale });

/** Where a layer is in the larger picture. */
export const boxOf = ({ picture: { viewBox }, at, scale }: Layer): Box => {
  const [x, y, width, height] = viewBox;
  return [at[0] + x * scale, at[1] + y * scale, width * scale, height * scale];
};
