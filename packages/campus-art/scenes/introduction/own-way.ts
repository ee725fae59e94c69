import { screen } from '../../kit/furniture.ts';
import { block, onTop, outline, topFace } from '../../kit/iso.ts';
import { colour, paint } from '../../kit/materials.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body, face, gable, groundShadow, pyramid, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { seeded, windows } from '../../kit/windows.ts';

/** The campus as the school wants it: plots, a hall that is just being set down, and a panel of switches. */
export const ownWay = (): SvgElement[] => {
  const random = seeded(4);
  const plot = (x: number, y: number) => topFace(block(x, y, 3, 3, 0));
  const hall = block(4.7, 1.1, 2.2, 2, 1.7);
  const tower = block(1.2, 4.9, 1.5, 1.5, 2);
  const flying = block(1, 1.1, 2.4, 2, 1.4, 1.5);
  const scene = new Scene()
    .add(
      0,
      face(plot(0.7, 0.7), paint('path', 'top')),
      face(plot(4.3, 0.7), paint('cream', 'top')),
      face(plot(0.7, 4.3), paint('mint', 'top')),
      face(plot(4.3, 4.3), paint('lavender', 'top')),
      el('path', {
        d: outline(topFace(block(1, 1.1, 2.4, 2, 0))),
        fill: 'none',
        stroke: colour('glow'),
        strokeWidth: 2.5,
        strokeDasharray: '6 5',
      }),
    )
    .add(
      5.9,
      ...body(hall, 'wall'),
      ...windows(hall, 'left', { columns: 3, rows: 2 }, random),
      ...windows(hall, 'right', { columns: 3, rows: 2 }, random),
      ...slab(onTop(hall, 0.2, 0.14), 'roof'),
    )
    .add(
      7,
      ...body(tower, 'lavender'),
      ...windows(tower, 'left', { columns: 2, rows: 2 }, random),
      ...windows(tower, 'right', { columns: 2, rows: 2 }, random),
      ...pyramid(onTop(tower, 0, 0.15), 1.1, 'slate'),
    )
    .add(11, groundShadow(block(4.7, 5, 2.4, 0.3, 1.6)), ...screen(4.6, 4.9, 2.6, 2, 0, ...switches()))
    .person(3, 5.4, 6.4, 0, 1.05)
    .person(2, 6.3, 6.2, 0, 1.05)
    .plant('cherry', 3.2, 6.8, 0.7)
    .plant('tree', 7.2, 3.6, 0.65)
    .plant('cypress', 3.9, 4.1, 0.7);
  return [
    ...scene.draw(),
    floating(
      'slow',
      ...slab(flying, 'brick'),
      ...windows(flying, 'left', { columns: 3, rows: 1, lit: 0.8 }, random),
      ...windows(flying, 'right', { columns: 2, rows: 1, lit: 0.8 }, random),
      ...gable(flying, 0.9, 'roof', 'brick'),
    ),
  ];
};

const switches = (): SvgElement[] =>
  [-13, 2, 17].map((y, index) =>
    group(
      { transform: `translate(0 ${y - 3})` },
      el('rect', { x: -22, y: -2, width: 22, height: 4, rx: 2, fill: '#fff', opacity: 0.8 }),
      el('rect', { x: 6, y: -5, width: 18, height: 10, rx: 5, fill: index === 1 ? '#ffffff66' : '#fff' }),
      el('circle', { cx: index === 1 ? 11 : 19, r: 3.6, fill: index === 1 ? '#fff' : '#6d5efc' }),
    ),
  );
