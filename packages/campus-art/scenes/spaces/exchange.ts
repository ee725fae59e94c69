import { island } from '../../kit/island.ts';
import { block, onTop, project, translate } from '../../kit/iso.ts';
import type { Material } from '../../kit/materials.ts';
import { bubble, bubbleContent, halo, lightBridge } from '../../kit/props.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body, cylinder, gable, pyramid, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { seeded, windows } from '../../kit/windows.ts';

/** Exchange between universities: three campuses, and bridges of light between them. */
export const exchange = (): SvgElement[] => {
  const random = seeded(9);
  const land = (x: number, y: number): SvgElement => el('use', { href: '#land', transform: translate(project(x, y)) });
  const house = (x: number, y: number, walls: Material): SvgElement[] => {
    const hall = block(x, y, 2, 1.5, 1.4);
    return [
      ...body(hall, walls),
      ...windows(hall, 'left', { columns: 3, rows: 1, lit: 0.7 }, random),
      ...windows(hall, 'right', { columns: 2, rows: 1, lit: 0.7 }, random),
      ...gable(hall, 0.8, 'roof', walls),
    ];
  };
  const tower = block(-0.6, 7.4, 1.4, 1.4, 2);
  const west = new Scene()
    .add(
      6,
      ...body(tower, 'wall'),
      ...windows(tower, 'left', { columns: 2, rows: 2 }, random),
      ...windows(tower, 'right', { columns: 2, rows: 2 }, random),
    )
    .add(6.1, ...slab(onTop(tower, 0.18, 0.14), 'cream'), ...pyramid(onTop(onTop(tower, 0.18, 0.05), 0), 1.2, 'slate'))
    .plant('tree', 1.4, 7.2, 0.7)
    .person(4, 1.3, 8.6, 0, 0.9)
    .person(0, 0.4, 9.5, 0, 0.9);
  const east = new Scene()
    .add(
      0,
      ...cylinder(7.5, 0, 0, 1.05, 0.9, 'mint'),
      ...cylinder(7.5, 0, 0.9, 1.15, 0.18, 'wall'),
      ...cylinder(7.5, 0, 1.08, 0.7, 0.5, 'glass'),
    )
    .plant('cherry', 8.6, 1.3, 0.7)
    .person(2, 6.6, 1.5, 0, 0.9);
  const north = new Scene()
    .add(0, ...house(0.3, -0.2, 'lavender'))
    .plant('cypress', 2.9, -0.3, 0.65)
    .person(1, 1.2, 2, 0, 0.9)
    .person(3, 2.1, 2, 0, 0.9);
  const south = new Scene()
    .add(0, ...house(5.6, 7, 'brick'))
    .plant('cherry', 8.2, 7.2, 0.7)
    .person(5, 7.2, 9.1, 0, 0.9)
    .person(1, 6.2, 9.3, 0, 0.9);
  const drawn = [
    land(-0.3, -0.9),
    ...north.draw(),
    ...lightBridge(project(0.6, 3, 0.1), project(0.2, 6.6, 0.1)),
    ...lightBridge(project(3.6, 1, 0.1), project(5.6, 0.3, 0.1)),
    land(5.6, -1.2),
    ...east.draw(),
    land(-1.2, 6.5),
    ...west.draw(),
    ...lightBridge(project(2.8, 8.8, 0.1), project(5, 8.8, 0.1)),
    ...lightBridge(project(7.4, 2.8, 0.1), project(7.2, 6.2, 0.1)),
    land(5, 6.3),
    ...south.draw(),
  ];
  const smaller = (...elements: readonly SvgElement[]) => group({ transform: 'translate(0 8) scale(.88)' }, ...elements);
  return [
    halo(236, 170, 24),
    el('defs', {}, group({ id: 'land' }, ...island(block(0, 0, 3.8, 3.8, 1.1), 0.9))),
    smaller(...drawn),
    floating('slower', smaller(bubble(project(1.2, 2, 1.6), 46, bubbleContent.heart))),
    floating('slow', smaller(bubble(project(0.4, 9.5, 1.6), 58, bubbleContent.voice))),
  ];
};
