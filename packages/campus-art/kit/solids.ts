import { type Block, flatCircle, line, outline, type Point, project, type Side, topFace, wallFace } from './iso.ts';
import { colour, type Material, paint } from './materials.ts';
import { el, round, type SvgElement } from './svg.ts';

/** How far from a wall's foot the contact shade reaches, in world units. */
const CONTACT = 1.6;
/** How far a roof stands over the walls below it. */
const EAVES = 0.25;
const RIM_WIDTH = 1.4;

export const face = (points: readonly Point[], fill: string): SvgElement => el('path', { d: outline(points), fill });

const rim = (d: string): SvgElement => el('path', { d, fill: 'none', stroke: colour('rim'), strokeWidth: RIM_WIDTH });

/** Light comes from the upper left: the shadow falls to the right along the ground. */
export const groundShadow = ({ x, y, z, width, depth, height }: Block): SvgElement => {
  const reach = 0.55 * height;
  const drop = reach * 0.15;
  return face(
    [
      project(x + width, y, z),
      project(x + width + reach, y + drop, z),
      project(x + width + reach, y + depth + drop, z),
      project(x + reach, y + depth + drop, z),
      project(x, y + depth, z),
      project(x + width, y + depth, z),
    ],
    colour('shadow'),
  );
};

/** A cuboid with the light rim on its upper edges, without shadows: for slabs, steps and parts of a building. */
export const slab = (of: Block, material: Material): SvgElement[] => {
  const { x, y, z, width, depth, height } = of;
  const edge = [project(x, y + depth, z + height), project(x + width, y + depth, z + height), project(x + width, y, z + height)];
  return [
    face(wallFace(of, 'left'), paint(material, 'left')),
    face(wallFace(of, 'right'), paint(material, 'right')),
    face(topFace(of), paint(material, 'top')),
    rim(line(edge)),
  ];
};

/** The soft shade at the foot of both walls. */
export const contact = (of: Block): SvgElement[] => {
  const foot = { ...of, height: Math.min(of.height, CONTACT) };
  const sides: Side[] = ['left', 'right'];
  return sides.map((side) => face(wallFace(foot, side), 'url(#contact)'));
};

/** A building's body: cuboid, ground shadow and contact shade. */
export const body = (of: Block, material: Material): SvgElement[] => [groundShadow(of), ...slab(of, material), ...contact(of)];

/** A saddle roof on a block, its ridge along x; the gable end shows the wall it stands on. */
export const gable = (on: Block, height: number, roof: Material, wall: Material): SvgElement[] => {
  const { x, y, width, depth } = on;
  const z = on.z + on.height;
  const middle = y + depth / 2;
  const near = x + width;
  const ridge = [project(x - EAVES, middle, z + height), project(near + EAVES, middle, z + height)] as const;
  const low = z - EAVES * (height / (depth / 2));
  const front = [project(x - EAVES, y + depth + EAVES, low), project(near + EAVES, y + depth + EAVES, low)] as const;
  const back = [project(x - EAVES, y - EAVES, low), project(near + EAVES, y - EAVES, low)] as const;
  const board = 0.16;
  return [
    face([back[0], back[1], ridge[1], ridge[0]], paint(roof, 'left')),
    face([project(near, y, z), project(near, y + depth, z), project(near, middle, z + height)], paint(wall, 'right')),
    // The verge boards: the roof's thickness along the gable.
    face(
      [
        front[1],
        ridge[1],
        back[1],
        project(near + EAVES, y - EAVES + board, low - board),
        project(near + EAVES, middle, z + height - board * 2),
        project(near + EAVES, y + depth + EAVES - board, low - board),
      ],
      paint(roof, 'right'),
    ),
    face([front[0], front[1], ridge[1], ridge[0]], paint(roof, 'top')),
    rim(line(ridge)),
  ];
};

export const pyramid = (on: Block, height: number, material: Material): SvgElement[] => {
  const { x, y, width, depth } = on;
  const z = on.z + on.height;
  const tip = project(x + width / 2, y + depth / 2, z + height);
  return [
    face([project(x, y + depth, z), project(x + width, y + depth, z), tip], paint(material, 'left')),
    face([project(x + width, y, z), project(x + width, y + depth, z), tip], paint(material, 'right')),
  ];
};

/** A circle that lies on a level. */
export const disc = (x: number, y: number, z: number, radius: number, fill: string): SvgElement => {
  const [cx, cy] = project(x, y, z);
  return el('ellipse', { cx: round(cx), cy: round(cy), ...flatCircle(radius), fill });
};

export const ring = (x: number, y: number, z: number, radius: number, stroke: string, strokeWidth: number): SvgElement => {
  const [cx, cy] = project(x, y, z);
  return el('ellipse', { cx: round(cx), cy: round(cy), ...flatCircle(radius), fill: 'none', stroke, strokeWidth });
};

export const cylinder = (x: number, y: number, z: number, radius: number, height: number, material: Material): SvgElement[] => {
  const [cx, foot] = project(x, y, z);
  const [, top] = project(x, y, z + height);
  const { rx, ry } = flatCircle(radius);
  const left = round(cx - rx);
  const right = round(cx + rx);
  const mantle = `M${left} ${round(top)}V${round(foot)}A${rx} ${ry} 0 0 0 ${right} ${round(foot)}V${round(top)}Z`;
  return [
    el('path', { d: mantle, fill: paint(material, 'left') }),
    el('path', { d: mantle, fill: 'url(#sheen)' }),
    disc(x, y, z + height, radius, paint(material, 'top')),
    rim(`M${left} ${round(top)}A${rx} ${ry} 0 0 0 ${right} ${round(top)}`),
  ];
};
