import { round } from './svg.ts';

/**
 * The isometric projection. World axes: x runs to the lower right, y to the lower left, z up; one world unit is UNIT pixels of the drawing.
 * The world's origin is the drawing's origin, so every scene shares these functions and differs only in its viewBox.
 */
export type Point = readonly [x: number, y: number];

const UNIT = 25;
const COS_30 = 0.866;
const SIN_30 = 0.5;
/** Half axes of the ellipse that a circle of radius 1 on the ground becomes. */
const CIRCLE_X = Math.SQRT2 * COS_30;
const CIRCLE_Y = Math.SQRT2 * SIN_30;

/** A cuboid in world units; `z` is the height it stands at. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The two walls that can be seen: `left` looks to the lower left and runs along x, `right` looks to the lower right and runs along y. */
export type Side = 'left' | 'right';

export const project = (x: number, y: number, z = 0): Point => [(x - y) * UNIT * COS_30, (x + y) * UNIT * SIN_30 - z * UNIT];

export const block = (x: number, y: number, width: number, depth: number, height: number, z = 0): Block => ({
  x,
  y,
  z,
  width,
  depth,
  height,
});

/** A block that stands on another one, `out` beyond its walls on every side (negative: within them). */
export const onTop = (of: Block, height: number, out = 0): Block =>
  block(of.x - out, of.y - out, of.width + 2 * out, of.depth + 2 * out, height, of.z + of.height);

export const topFace = ({ x, y, z, width, depth, height }: Block): Point[] => [
  project(x, y, z + height),
  project(x + width, y, z + height),
  project(x + width, y + depth, z + height),
  project(x, y + depth, z + height),
];

/** A rectangle on the plane of a wall: `along` the wall from its far left end, `up` from its foot. */
export const onWall = (wall: Block, side: Side, along: number, up: number, length: number, height: number): Point[] => {
  const place = (distance: number, z: number): Point =>
    side === 'left' ? project(wall.x + distance, wall.y + wall.depth, z) : project(wall.x + wall.width, wall.y + distance, z);
  const foot = wall.z + up;
  return [place(along, foot), place(along + length, foot), place(along + length, foot + height), place(along, foot + height)];
};

export const wallFace = (wall: Block, side: Side): Point[] =>
  onWall(wall, side, 0, 0, side === 'left' ? wall.width : wall.depth, wall.height);

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const outline = (points: readonly Point[]): string => `${line(points)}Z`;

/** Radii in pixels of a circle that lies flat. */
export const flatCircle = (radius: number): { rx: number; ry: number } => ({
  rx: round(radius * UNIT * CIRCLE_X),
  ry: round(radius * UNIT * CIRCLE_Y),
});

export const translate = ([x, y]: Point): string => `translate(${round(x)} ${round(y)})`;

/** Lays a flat drawing upright on a left wall, its origin at the point. */
export const onLeftPlane = ([x, y]: Point): string => `matrix(${COS_30} ${SIN_30} 0 1 ${round(x)} ${round(y)})`;
