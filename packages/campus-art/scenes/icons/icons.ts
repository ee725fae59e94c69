import { armchair, screen, stall } from '../../kit/furniture.ts';
import { block, onTop, onWall, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import type { Picture } from '../../kit/picture.ts';
import { lightBridge } from '../../kit/props.ts';
import { drawing } from '../../kit/rooms.ts';
import { place } from '../../kit/scene.ts';
import { body, cylinder, disc, face, gable, groundShadow, slab } from '../../kit/solids.ts';
import { group, type SvgElement } from '../../kit/svg.ts';

/** One thing for each of the ten spaces, 2 by 2 units, to stand beside its name (LAND-3). */
const THINGS: Readonly<Record<string, () => readonly SvgElement[]>> = {
  hall: () => [
    groundShadow(block(0, 0, 2, 2, 0.8)),
    ...slab(block(0, 0, 2, 0.7, 0.3), 'lavender'),
    place('person-0', 0.6, 0.4, 0.3, 0.62),
    place('person-3', 1.5, 0.4, 0.3, 0.62),
    ...slab(block(0, 0.65, 2, 0.7, 0.55), 'lavender'),
    place('person-2', 0.45, 1.1, 0.55, 0.62),
    place('person-1', 1.35, 1.1, 0.55, 0.62),
    ...slab(block(0, 1.3, 2, 0.7, 0.8), 'lavender'),
    place('person-4', 0.65, 1.75, 0.8, 0.62),
    place('person-5', 1.5, 1.75, 0.8, 0.62),
  ],
  classroom: () => [
    group(
      { transform: 'translate(0 8)' },
      ...screen(-0.2, 0.2, 2.4, 1.7, 0.35, group({ transform: 'scale(.72)' }, drawing.lines)),
      ...slab(block(1.3, 1.1, 0.7, 0.6, 0.7), 'mint'),
      place('person-3', 0.7, 1.5, 0, 0.8),
    ),
  ],
  study: () => [
    groundShadow(block(0.1, 0.3, 1.8, 1.4, 1)),
    ...slab(block(0.1, 0.3, 1.8, 1.4, 0.1), 'roof'),
    ...slab(block(0.15, 0.35, 1.7, 1.3, 0.28, 0.1), 'paper'),
    ...slab(block(0.1, 0.3, 1.8, 1.4, 0.1, 0.38), 'roof'),
    ...slab(block(0.2, 0.25, 1.65, 1.35, 0.1, 0.48), 'mint'),
    ...slab(block(0.25, 0.3, 1.55, 1.25, 0.26, 0.58), 'paper'),
    ...slab(block(0.2, 0.25, 1.65, 1.35, 0.1, 0.84), 'mint'),
    ...slab(block(0.3, 0.45, 1.5, 1.15, 0.08, 0.94), 'slate'),
    ...slab(block(0.34, 0.5, 1.4, 1.05, 0.2, 1.02), 'paper'),
    ...slab(block(0.3, 0.45, 1.5, 1.15, 0.08, 1.22), 'slate'),
  ],
  fair: () => stall(0.35, 0.35, 'gold'),
  counselling: () => [
    group(
      { transform: 'translate(-3 0)' },
      ...armchair(-0.55, 0.5, 'mint'),
      ...armchair(1.25, 0.2, 'rose'),
      ...cylinder(1.1, 1.8, 0, 0.35, 0.4, 'wood'),
    ),
  ],
  gallery: () => {
    const frame = block(0, 0.7, 2.1, 0.2, 1.7, 0.2);
    const hills = [onWall(frame, 'left', 0.18, 0.18, 1, 0.6), onWall(frame, 'left', 0.9, 0.18, 1.02, 0.9)];
    return [
      groundShadow({ ...frame, z: 0 }),
      ...slab(frame, 'wood'),
      face(onWall(frame, 'left', 0.18, 0.18, 1.74, 1.34), '#cfe3ff'),
      ...hills.map(([left, right, upper, corner], index) =>
        face(
          [left, right, index === 0 ? upper : corner].filter((point) => point !== undefined),
          index === 0 ? '#14b8a6' : '#6d5efc',
        ),
      ),
      face(onWall(frame, 'left', 1.2, 1.1, 0.28, 0.28), '#ffb020'),
    ];
  },
  community: () => [
    place('person-1', 1, 0.2, 0, 0.8),
    ...cylinder(1, 1, 0, 0.75, 0.45, 'wood'),
    place('person-4', 0.1, 1.5, 0, 0.8),
    place('person-2', 2, 1.3, 0, 0.8),
  ],
  events: () => {
    const box = block(0.3, 0.3, 1.5, 1.5, 1.2);
    return [
      ...body(box, 'paper'),
      face(topFace(block(0.6, 0.95, 0.9, 0.2, 1.22)), paint('slate', 'right')),
      ...slab(block(0.7, 0.98, 0.7, 0.1, 0.75, 1.22), 'gold'),
      group({ transform: `translate(${project(1.05, 1.8, 0.6).join(' ')}) skewY(30) scale(.9)` }, drawing.check),
    ];
  },
  board: () => {
    const panel = block(-0.1, 0.7, 2.3, 0.2, 1.5, 0.5);
    const paper = (along: number, up: number, width: number, height: number, fill: string) =>
      face(onWall(panel, 'left', along, up, width, height), fill);
    return [
      groundShadow({ ...panel, z: 0 }),
      ...slab(block(0, 0.7, 0.2, 0.2, 0.6), 'wood'),
      ...slab(block(1.9, 0.7, 0.2, 0.2, 0.6), 'wood'),
      ...slab(panel, 'wood'),
      paper(0.12, 0.12, 2.06, 1.26, paint('cream', 'left')),
      paper(0.25, 0.6, 0.7, 0.65, '#fff'),
      paper(1.1, 0.75, 0.5, 0.5, '#ffd27a'),
      paper(0.3, 0.2, 0.5, 0.32, '#9ee6cf'),
      paper(1, 0.2, 0.95, 0.45, '#b9aefc'),
    ];
  },
  exchange: () => {
    const house = (x: number, y: number) => block(x, y, 0.9, 0.7, 0.6);
    const land = [
      disc(1.8, -0.3, 0, 0.85, paint('grass', 'top')),
      ...body(house(1.4, -0.7), 'lavender'),
      ...gable(house(1.4, -0.7), 0.45, 'roof', 'lavender'),
      disc(0.2, 1.7, 0, 0.85, paint('grass', 'top')),
      ...body(house(-0.2, 1.3), 'mint'),
      ...slab(onTop(house(-0.2, 1.3), 0.12, 0.08), 'wall'),
      ...lightBridge(project(0.7, 1.2, 0.1), project(1.5, 0.2, 0.1)),
    ];
    return [group({ transform: 'translate(-6 5) scale(.72)' }, ...land)];
  },
};

export const icons = (): Picture[] =>
  Object.entries(THINGS).map(([name, draw]) => ({
    name: `${name}-icon`,
    viewBox: [-54, -46, 108, 108],
    elements: draw(),
  }));
