import type { Scene } from '../../kit/scene.ts';
import type { Person } from '../../kit/symbols/avatars.ts';
import type { TreeKind } from '../../kit/symbols/trees.ts';

const TREES: readonly [kind: TreeKind, x: number, y: number, scale: number][] = [
  ['tree', 0.8, 2.4, 1.05],
  ['cypress', 1.7, 1.1, 0.95],
  ['tree', 3, 0.9, 1],
  ['cypress', 5.6, 0.7, 0.9],
  ['tree', 12.5, 0.6, 0.9],
  ['cypress', 15.6, 1.1, 1],
  ['tree', 16.8, 2.4, 1.05],
  ['cherry', 16.9, 4.3, 0.9],
  ['cherry', 0.9, 9, 0.9],
  ['tree', 6.9, 7.7, 0.85],
  ['cherry', 11.5, 7.6, 0.85],
  ['cherry', 7.2, 12.6, 0.8],
  ['tree', 7.2, 14.6, 0.8],
  ['cypress', 7.2, 16.6, 0.75],
  ['cypress', 12, 17, 0.8],
  ['tree', 0.9, 16.9, 1],
  ['cypress', 2.6, 17.2, 0.9],
  ['cherry', 5, 17.1, 0.95],
  ['tree', 17.1, 11.5, 0.9],
  ['tree', 17.2, 16.9, 1],
  ['cypress', 15.4, 17.2, 0.85],
  ['cherry', 13.3, 17.2, 0.9],
  ['cypress', 17.2, 9, 0.8],
  ['cypress', 12.3, 5.6, 0.7],
  ['tree', 5.6, 5.7, 0.75],
];

const LAMPS: readonly [x: number, y: number][] = [
  [7.6, 11.9],
  [7.6, 15.6],
  [10.3, 12.4],
  [5.4, 9],
  [12.4, 9],
];

const PEOPLE: readonly [who: Person, x: number, y: number][] = [
  [0, 8.6, 13.6],
  [3, 9.4, 13.9],
  [2, 6.3, 10.1],
  [4, 11.8, 10.3],
  [5, 9.2, 16.1],
  [1, 13.6, 13.6],
  [2, 15.2, 14.7],
  [3, 10.5, 8.2],
  [5, 4.4, 10.4],
];

export const gardens = (scene: Scene): void => {
  for (const [kind, x, y, scale] of TREES) scene.plant(kind, x, y, scale);
  for (const [x, y] of LAMPS) scene.lamp(x, y);
};

export const people = (scene: Scene): void => {
  for (const [who, x, y] of PEOPLE) scene.person(who, x, y);
};
