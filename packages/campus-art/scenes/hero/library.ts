import { block, onTop } from '../../kit/iso.ts';
import { place, type Scene } from '../../kit/scene.ts';
import { body, slab } from '../../kit/solids.ts';
import { type Glazing, windows } from '../../kit/windows.ts';

const terrace = block(1.3, 11.6, 5, 4.8, 0.25);
const lower = block(1.7, 12, 4.2, 4, 1.5, 0.25);
const balcony = block(1.4, 11.7, 4.8, 4.6, 0.22, 1.75);
const upper = block(2.1, 12.3, 3.4, 3.2, 1.15, 1.97);
const roof = onTop(upper, 0.22, 0.2);
const lawn = block(2.2, 12.4, 3, 2.8, 0.04, 3.34);

const curtainWall = (columns: number, lit: number): Glazing => ({ columns, rows: 1, gap: [0.12, 0.12], margin: [0.13, 0.11], lit });

/** Two storeys of glass with a garden on the roof. */
export const addLibrary = (scene: Scene, random: () => number): void => {
  scene.add(17, ...slab(terrace, 'cream'));
  scene.add(
    17.1,
    ...body(lower, 'glass'),
    ...windows(lower, 'left', curtainWall(8, 0.5), random),
    ...windows(lower, 'right', curtainWall(7, 0.6), random),
  );
  scene.add(17.2, ...slab(balcony, 'wall'));
  scene.add(
    17.3,
    ...slab(upper, 'glass'),
    ...windows(upper, 'left', curtainWall(7, 0.6), random),
    ...windows(upper, 'right', curtainWall(6, 0.5), random),
    ...slab(roof, 'wall'),
    ...slab(lawn, 'grass'),
    place('tree', 3, 13.2, 3.38, 0.55),
    place('cypress', 4.6, 14.4, 3.38, 0.5),
    place('tree', 3.2, 14.8, 3.38, 0.45),
  );
};
