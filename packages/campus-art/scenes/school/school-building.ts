import { block, onLeftPlane, onTop, onWall, project, translate } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import type { Scene } from '../../kit/scene.ts';
import { body, cylinder, face, gable, slab } from '../../kit/solids.ts';
import { el, group, round, type SvgElement } from '../../kit/svg.ts';
import { windows } from '../../kit/windows.ts';

const house = block(2, 1.8, 12.6, 3.2, 3.3);
const bay = block(6.8, 5, 3.4, 0.9, 4);
const gym = block(13.4, 6.9, 3.6, 2.8, 1.7);

/** The school: three storeys of classrooms, the clock over the door in the middle, and the gym beside it. */
export const addSchool = (scene: Scene, random: () => number): void => {
  scene.add(
    9,
    ...body(house, 'cream'),
    ...windows(house, 'left', { columns: 14, rows: 3, gap: [0.3, 0.32], lit: 0.4 }, random),
    ...windows(house, 'right', { columns: 3, rows: 3, gap: [0.3, 0.32] }, random),
    ...slab(onTop(house, 0.25, 0.2), 'mint'),
    ...slab(block(3, 2.6, 1.6, 1.2, 0.8, 3.55), 'wall'),
    ...cylinder(12.6, 3.2, 3.55, 0.6, 0.9, 'glass'),
  );
  scene.add(13, ...body(bay, 'mint'), ...slab(onTop(bay, 0.22, 0.15), 'wall'), ...front());
  scene.add(
    23,
    ...body(gym, 'lavender'),
    ...windows(gym, 'left', { columns: 4, rows: 1, margin: [0.4, 0.55], lit: 0.6 }, random),
    ...windows(gym, 'right', { columns: 3, rows: 1, margin: [0.4, 0.55], lit: 0.6 }, random),
    ...gable(gym, 1.1, 'slate', 'lavender'),
  );
};

/** Door, clock and flag of the middle bay. */
const front = (): SvgElement[] => {
  const flag = project(8.5, 5.4, 4.3);
  const door = block(7.7, 5.9, 1.6, 0.5, 0.2, 1.7);
  return [
    face(onWall(bay, 'left', 0.95, 0, 1.5, 1.6), paint('slate', 'left')),
    face(onWall(bay, 'left', 1.07, 0, 0.6, 1.45), 'url(#holo)'),
    face(onWall(bay, 'left', 1.73, 0, 0.6, 1.45), 'url(#holo)'),
    ...slab(door, 'wall'),
    group(
      { transform: onLeftPlane(project(8.5, 5.9, 3.05)) },
      el('circle', { r: 15, fill: '#fffdf5', stroke: paint('slate', 'left'), strokeWidth: 3 }),
      el('path', { d: 'M0 0V-9M0 0L6 3', stroke: '#2b2440', strokeWidth: 2.4, strokeLinecap: 'round' }),
    ),
    group(
      { transform: translate(flag) },
      el('path', { d: 'M0 3v-34', stroke: '#5b5680', strokeWidth: 2.5 }),
      el('path', { d: 'M0-30q12-6 22 0t20-1v15q-10 5-20 0t-22 1z', fill: '#14b8a6' }),
    ),
  ];
};

/** The school bus on its path. */
export const addBus = (scene: Scene): void => {
  const bus = block(2.2, 9.4, 2.8, 1.1, 1.1, 0.22);
  const wheel = (along: number) => {
    const [cx, cy] = project(bus.x + along, bus.y + bus.depth, 0.24);
    return el('ellipse', { cx: round(cx), cy: round(cy), rx: 5, ry: 6, fill: '#2b2440' });
  };
  const panes = [0.25, 0.95, 1.65].map((along) => face(onWall(bus, 'left', along, 0.5, 0.55, 0.42), paint('glass', 'left')));
  scene.add(
    15,
    ...body({ ...bus, z: 0, height: 0.2 }, 'slate'),
    ...slab(bus, 'gold'),
    ...panes,
    face(onWall(bus, 'right', 0.15, 0.45, 0.8, 0.5), paint('glass', 'right')),
    wheel(0.6),
    wheel(2.2),
  );
};
