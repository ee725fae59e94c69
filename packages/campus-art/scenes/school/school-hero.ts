import { island } from '../../kit/island.ts';
import { block, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import type { Box, Picture } from '../../kit/picture.ts';
import { halo, lightBridge, portal } from '../../kit/props.ts';
import { Scene } from '../../kit/scene.ts';
import { face } from '../../kit/solids.ts';
import type { Person } from '../../kit/symbols/avatars.ts';
import type { TreeKind } from '../../kit/symbols/trees.ts';
import { seeded } from '../../kit/windows.ts';
import { bridgeOf, layersOf } from '../hero/props.ts';
import { addPlayground, fields } from './playground.ts';
import { addBus, addSchool } from './school-building.ts';

const TREES: readonly [kind: TreeKind, x: number, y: number, scale: number][] = [
  ['tree', 0.8, 1.2, 1],
  ['cypress', 0.9, 3.4, 0.9],
  ['tree', 16.8, 1.2, 1],
  ['cherry', 16.9, 4, 0.95],
  ['cypress', 15.8, 5.4, 0.8],
  ['cherry', 3, 6.4, 0.9],
  ['tree', 4.6, 6.4, 0.8],
  ['cherry', 11.4, 6.4, 0.85],
  ['tree', 0.9, 7.6, 0.9],
  ['cypress', 0.9, 11.8, 0.85],
  ['tree', 0.9, 16.9, 1],
  ['cherry', 3.4, 17.1, 0.9],
  ['cypress', 6, 17.2, 0.85],
  ['cherry', 6.9, 12.4, 0.8],
  ['tree', 11, 17.1, 0.9],
  ['cherry', 14.6, 17.1, 0.9],
  ['tree', 17.1, 16.6, 1],
  ['cypress', 17.2, 10.9, 0.85],
];

const PEOPLE: readonly [who: Person, x: number, y: number][] = [
  [1, 8.5, 12.6],
  [4, 9.4, 13.1],
  [0, 12.6, 13],
  [2, 13.8, 13.6],
  [5, 12.9, 14.4],
  [3, 6.1, 12.4],
  [2, 4.5, 14.1],
  [5, 9.4, 15.8],
  [0, 6.2, 10.2],
  [3, 8.9, 8.4],
];

const VIEW_BOX: Box = [-450, -195, 1010, 800];
const GATE = [9, 17.05] as const;

/** The school landing page's picture: the school house, its yard, and the gate at the front (LAND-7). */
export const schoolHero = (): Picture => {
  const random = seeded(13);
  const scene = new Scene();
  addSchool(scene, random);
  addBus(scene);
  addPlayground(scene);
  for (const [kind, x, y, scale] of TREES) scene.plant(kind, x, y, scale);
  for (const [who, x, y] of PEOPLE) scene.person(who, x, y);
  scene
    .lamp(7.5, 11.6)
    .lamp(7.5, 15.4)
    .lamp(10.4, 8.8)
    .add(26, ...portal(...GATE));

  const elements = [
    halo(542, 400, 58),
    ...lightBridge(...bridgeOf(0)),
    ...lightBridge(...bridgeOf(1)),
    ...island(block(0, 0, 18, 18, 2.6), 1.8),
    face(topFace(block(8, 5.9, 2, 12.1, 0)), paint('path', 'top')),
    face(topFace(block(1, 9.2, 12.2, 1.7, 0)), paint('path', 'top')),
    ...fields(),
    ...scene.draw(),
  ];
  const places = {
    chat: project(8.5, 12.6, 1.7),
    heart: project(12.9, 14.4, 1.7),
    voice: project(6.2, 10.2, 1.7),
    book: project(4.6, 3.4, 6.4),
    gate: project(...GATE),
  };
  return { name: 'school-hero', viewBox: VIEW_BOX, elements, layers: layersOf('school-hero', VIEW_BOX, elements, places) };
};
