import { block, onTop, project, topFace, translate } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { portal } from '../../kit/props.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body, face, pyramid, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';

/** "Among your own, and safe": a wall with a gate, gate houses at its ends, and a shield over it. */
export const safe = (): SvgElement[] => {
  const house = (x: number): SvgElement[] => {
    const walls = block(x, 2.6, 1.5, 1.5, 2);
    const eaves = onTop(walls, 0.2, 0.15);
    return [...body(walls, 'lavender'), ...slab(eaves, 'cream'), ...pyramid(onTop(eaves, 0), 1.2, 'slate')];
  };
  const hedge = (x: number): SvgElement[] => slab(block(x, 3.1, 1.1, 0.6, 0.8), 'hedge');
  const scene = new Scene()
    .add(0, face(topFace(block(3.1, 1, 1.8, 7, 0)), paint('path', 'top')))
    .add(3.5, ...house(0.6))
    .add(5, ...hedge(2.1))
    .add(7.2, ...portal(4, 3.5))
    .add(8, ...hedge(4.9))
    .add(9, ...house(6))
    .person(2, 3.6, 5.6, 0, 1)
    .person(1, 4.4, 6.2, 0, 1)
    .person(0, 4, 7.3, 0, 1)
    .plant('tree', 1.2, 1.2, 0.9)
    .plant('cypress', 3.1, 0.9, 0.8)
    .plant('cherry', 6.6, 1.2, 0.85)
    .plant('cherry', 1.4, 6.4, 0.85)
    .plant('tree', 6.8, 6.6, 0.85)
    .lamp(2.7, 5.4)
    .lamp(5.3, 5.4);
  return [...scene.draw(), floating('slow', group({ transform: translate(project(4, 3.5, 5.3)) }, ...shield()))];
};

const shield = (): SvgElement[] => [
  el('path', { className: 'raised', d: 'M0-36L30-25V-5C30 15 16 26 0 33-16 26-30 15-30-5V-25Z', fill: '#fff' }),
  el('path', { d: 'M0-36L30-25V-5C30 15 16 26 0 33Z', fill: '#efeaff' }),
  el('path', {
    d: 'M-13-3l9 9 17-18',
    fill: 'none',
    stroke: '#14a58f',
    strokeWidth: 6.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
];
