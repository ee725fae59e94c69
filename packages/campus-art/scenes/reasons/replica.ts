import { block, onTop, project, topFace, translate } from '../../kit/iso.ts';
import { colour, paint } from '../../kit/materials.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body, cylinder, disc, face, gable, pyramid, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { seeded, windows } from '../../kit/windows.ts';

/** "Your campus as it is": the halls of a campus on its own map, and a pin that says "here". */
export const replica = (): SvgElement[] => {
  const random = seeded(11);
  const hall = block(2.6, 1.6, 3.6, 2.2, 2);
  const tower = block(3.7, 2, 1.3, 1.3, 1.6, 2.2);
  const wing = block(1, 4.4, 2, 2, 1.3);
  const scene = new Scene()
    .add(0, face(topFace(block(3.8, 3.8, 1, 4, 0)), paint('path', 'top')), face(topFace(block(3, 4.9, 4.6, 1, 0)), paint('path', 'top')))
    .add(0.1, disc(4.3, 5.4, 0, 1.1, paint('cream', 'left')))
    .add(
      7,
      ...body(hall, 'wall'),
      ...windows(hall, 'left', { columns: 4, rows: 2 }, random),
      ...windows(hall, 'right', { columns: 2, rows: 2 }, random),
      ...slab(onTop(hall, 0.2, 0.15), 'cream'),
      ...slab(tower, 'wall'),
      ...slab(onTop(tower, 0.18, 0.12), 'cream'),
      ...pyramid(onTop(onTop(tower, 0.18, 0.05), 0), 1.3, 'slate'),
    )
    .add(
      7.4,
      ...body(wing, 'brick'),
      ...windows(wing, 'left', { columns: 2, rows: 1 }, random),
      ...windows(wing, 'right', { columns: 2, rows: 1 }, random),
      ...gable(wing, 0.9, 'roof', 'brick'),
    )
    .add(11.8, ...cylinder(6.6, 6.6, 0, 0.8, 0.6, 'mint'), ...cylinder(6.6, 6.6, 0.6, 0.9, 0.12, 'wall'))
    .plant('cherry', 6.9, 4, 0.75)
    .plant('tree', 1.2, 2.6, 0.85)
    .plant('cypress', 7.2, 2, 0.8)
    .plant('tree', 3, 7.3, 0.7)
    .person(3, 5.4, 5.5, 0, 0.9)
    .person(0, 4.3, 7, 0, 0.9);
  return [
    ...scene.draw(),
    disc(4.3, 5.4, 0, 0.45, colour('glow')),
    floating('slow', group({ transform: translate(project(4.3, 5.4, 0.4)) }, ...pin())),
  ];
};

const pin = (): SvgElement[] => [
  el('path', { className: 'raised', d: 'M0 0C-6-14-24-24-24-44A24 24 0 0 1 24-44C24-24 6-14 0 0Z', fill: '#6d5efc' }),
  el('circle', { cx: 0, cy: -44, r: 11, fill: '#fff' }),
];
