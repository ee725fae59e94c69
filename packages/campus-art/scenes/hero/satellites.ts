import { island } from '../../kit/island.ts';
import { block, project, translate } from '../../kit/iso.ts';
import type { Picture } from '../../kit/picture.ts';
import { Scene } from '../../kit/scene.ts';
import { body, cylinder, gable } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { seeded, windows } from '../../kit/windows.ts';

const SHORE = 1.2;

/** Another campus: a small house. */
export const houseIsland = (): Picture => {
  const random = seeded(7);
  const house = block(-6.7, 3.3, 3, 2.6, 1.7);
  const scene = new Scene()
    .add(
      0,
      ...body(house, 'lavender'),
      ...windows(house, 'left', { columns: 3, rows: 1, margin: [0.35, 0.45], lit: 0.8 }, random),
      ...windows(house, 'right', { columns: 2, rows: 1, margin: [0.35, 0.45], lit: 0.8 }, random),
      ...gable(house, 1.2, 'roof', 'lavender'),
    )
    .plant('tree', -3.4, 6.4, 0.8)
    .plant('cypress', -6.9, 6.7, 0.7);
  return {
    name: 'house-island',
    viewBox: [-315, -108, 196, 198],
    elements: [...island(block(-7.6, 2.4, 5, 5, 1.8), SHORE), ...scene.draw()],
  };
};

/** And another one: an observatory under a dome of glass. */
export const domeIsland = (): Picture => {
  const scene = new Scene()
    .add(1, ...cylinder(15.5, -4.9, 0, 1.9, 0.35, 'lavender'))
    .add(2, glassDome())
    .plant('cherry', 13.6, -2.9, 0.7);
  return {
    name: 'dome-island',
    viewBox: [344, 60, 196, 165],
    elements: [...island(block(13, -7.4, 5, 5, 1.8), SHORE), ...scene.draw()],
  };
};

const glassDome = (): SvgElement => {
  const ribs = 'M-50 0A50 29 0 0 0 50 0M0-54C-28-40-30 0-22 26M0-54C28-40 30 0 22 26M-44-28A46 22 0 0 0 44-28';
  return group(
    { transform: translate(project(15.5, -4.9, 0.35)) },
    el('path', { d: 'M-50 0C-50-72 50-72 50 0A50 29 0 0 1-50 0Z', fill: 'url(#dome)' }),
    el('path', { d: ribs, fill: 'none', stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 1.6 }),
  );
};
