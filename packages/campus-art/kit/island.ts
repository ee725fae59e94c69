import { type Block, type Point, project } from './iso.ts';
import { colour, type Material, paint } from './materials.ts';
import { face } from './solids.ts';
import type { SvgElement } from './svg.ts';

const STEPS_PER_CORNER = 5;

/** The rounded rectangle of an island at a height, `inset` within its edge. */
const shore = ({ x, y, width, depth }: Block, radius: number, z: number, inset = 0): Point[] => {
  const corners = [
    [x + radius, y + radius, 180],
    [x + width - radius, y + radius, 270],
    [x + width - radius, y + depth - radius, 0],
    [x + radius, y + depth - radius, 90],
  ] as const;
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: STEPS_PER_CORNER + 1 }, (_, step) => {
      const angle = ((from + (step * 90) / STEPS_PER_CORNER) * Math.PI) / 180;
      return project(cx + (radius - inset) * Math.cos(angle), cy + (radius - inset) * Math.sin(angle), z);
    }),
  );
};

const indexOf = (points: readonly Point[], better: (a: Point, b: Point) => boolean): number =>
  points.reduce((best, point, index) => {
    const current = points[best];
    return current === undefined || better(point, current) ? index : best;
  }, 0);

/** What is seen of a layer's side: the lower edge from its rightmost to its leftmost point, and back along the upper edge. */
const sideOf = (top: readonly Point[], bottom: readonly Point[]): Point[] => {
  const leftmost = indexOf(top, (a, b) => a[0] < b[0]);
  const rightmost = indexOf(top, (a, b) => a[0] > b[0]);
  const count = ((leftmost - rightmost + top.length) % top.length) + 1;
  const front = Array.from({ length: count }, (_, step) => (rightmost + step) % top.length);
  const pick = (points: readonly Point[], indices: readonly number[]): Point[] =>
    indices.map((index) => points[index]).filter((point) => point !== undefined);
  return [...pick(bottom, front), ...pick(top, front.toReversed())];
};

/** A floating piece of land whose surface is the block's ground; the block's height is its thickness, downwards. */
export const island = (land: Block, radius: number, material: Material = 'grass'): SvgElement[] => {
  const layer = (from: number, to: number, inset: number): Point[] =>
    sideOf(shore(land, radius, -land.height * from, inset), shore(land, radius, -land.height * to, inset));
  return [
    face(layer(0.62, 1, 0.55), colour('soil-3')),
    face(layer(0.3, 0.68, 0.2), colour('soil-2')),
    face(layer(0, 0.34, 0), colour('soil-1')),
    face(shore(land, radius, 0), paint(material, 'top')),
    face(shore(land, radius, 0, 0.22), colour('lawn')),
  ];
};
