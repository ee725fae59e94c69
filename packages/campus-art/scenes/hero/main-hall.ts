import { block, onLeftPlane, onTop, onWall, project } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import type { Scene } from '../../kit/scene.ts';
import { body, contact, cylinder, face, gable, pyramid, slab } from '../../kit/solids.ts';
import { el, group, round, type SvgElement } from '../../kit/svg.ts';
import { windows } from '../../kit/windows.ts';

const leftWing = block(3.6, 1.4, 3, 3.6, 2.6);
const rightWing = block(11.4, 1.4, 3, 3.6, 2.6);
const hall = block(6.6, 1.6, 4.8, 4, 3.3);
const cornice = onTop(hall, 0.28, 0.2);
const tower = block(8.1, 2.6, 1.8, 1.8, 2.2, 3.58);

/** The main building: two brick wings, a white hall with a columned porch, and the clock tower. */
export const addMainHall = (scene: Scene, random: () => number): void => {
  scene.add(6, ...body(leftWing, 'brick'), ...windows(leftWing, 'left', { columns: 3, rows: 2 }, random));
  scene.add(6.1, ...gable(leftWing, 1.2, 'roof', 'brick'));
  scene.add(
    14.9,
    ...body(rightWing, 'brick'),
    ...windows(rightWing, 'left', { columns: 3, rows: 2 }, random),
    ...windows(rightWing, 'right', { columns: 3, rows: 2 }, random),
  );
  scene.add(15, ...gable(rightWing, 1.2, 'roof', 'brick'));
  scene.add(
    12,
    ...body(hall, 'wall'),
    ...windows(hall, 'left', { columns: 5, rows: 2, gap: [0.28, 0.4], margin: [0.35, 0.5] }, random),
    ...windows(hall, 'right', { columns: 4, rows: 2 }, random),
  );
  scene.add(12.1, ...slab(cornice, 'cream'));
  scene.add(12.5, ...clockTower());
  scene.add(15.8, ...porch());
};

const clockTower = (): SvgElement[] => {
  const eaves = onTop(tower, 0.25, 0.2);
  const [flagX, flagY] = project(9, 3.5, 8.1).map(round);
  return [
    ...slab(tower, 'wall'),
    ...contact(tower),
    ...slab(eaves, 'cream'),
    ...pyramid(onTop(eaves, 0, -0.1), 2.1, 'slate'),
    group(
      { transform: onLeftPlane(project(9, 4.4, 4.85)) },
      el('circle', { r: 15, fill: '#fffdf5', stroke: paint('slate', 'left'), strokeWidth: 3 }),
      el('path', { d: 'M0 0V-9M0 0L6 3', stroke: '#2b2440', strokeWidth: 2.4, strokeLinecap: 'round' }),
    ),
    group(
      { transform: `translate(${flagX} ${flagY})` },
      el('path', { d: 'M0 3v-34', stroke: '#5b5680', strokeWidth: 2.5 }),
      el('path', { d: 'M0-30q12-6 22 0t20-1v15q-10 5-20 0t-22 1z', fill: '#6d5efc' }),
    ),
  ];
};

/** Steps, door, five columns and a pediment, from back to front. */
const porch = (): SvgElement[] => {
  const floor = block(7.1, 5.6, 3.8, 1, 0.25);
  const beam = block(7, 5.6, 4, 1.05, 0.3, 2.25);
  const columns = Array.from({ length: 5 }, (_, index) => cylinder(7.45 + index * 0.78, 6.2, 0.25, 0.16, 2, 'wall'));
  const tip = project(9, 6.65, 3.5);
  const tipBehind = project(9, 5.6, 3.5);
  const [left, right] = [project(7, 6.65, 2.55), project(11, 6.65, 2.55)];
  return [
    ...slab(block(7.4, 6.6, 3.2, 0.7, 0.12), 'cream'),
    ...slab(floor, 'cream'),
    face(onWall(hall, 'left', 1.85, 0.25, 1.1, 1.7), paint('slate', 'left')),
    ...columns.flat(),
    ...slab(beam, 'cream'),
    face([project(11, 5.6, 2.55), right, tip, tipBehind], paint('roof', 'right')),
    face([left, right, tip], paint('wall', 'left')),
    face([left, tip, tipBehind, project(7, 5.6, 2.55)], paint('roof', 'top')),
  ];
};
