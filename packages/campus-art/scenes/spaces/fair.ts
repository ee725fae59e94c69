import { stall } from '../../kit/furniture.ts';
import { block, onWall, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { badge, drawing } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { face, groundShadow, slab } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

/** The admission and job fair: stalls to go round, and an arch that says where it begins. */
export const fair = (): SvgElement[] => {
  const post = (x: number) => block(x, 1, 0.35, 0.35, 3);
  const beam = block(2.2, 1, 3.6, 0.35, 0.9, 2.6);
  const arch = [
    groundShadow(post(2.2)),
    groundShadow(post(5.45)),
    ...slab(post(2.2), 'screen'),
    ...slab(post(5.45), 'screen'),
    ...slab(beam, 'screen'),
    face(onWall(beam, 'left', 0.12, 0.12, 3.36, 0.66), 'url(#holo)'),
  ];
  const scene = new Scene()
    .add(
      0,
      face(topFace(block(3.1, 0.4, 1.8, 7.2, 0)), paint('path', 'top')),
      face(topFace(block(0.8, 4.3, 6.4, 1.2, 0)), paint('path', 'top')),
    )
    .add(5, ...arch)
    .add(5.4, ...stall(1.2, 2.6, 'gold'))
    .add(8.6, ...stall(5.5, 2.6, 'mint'))
    .add(8.5, ...stall(1.2, 5.7, 'rose'))
    .add(12.4, ...stall(5.5, 5.7, 'lavender'))
    .person(5, 3.2, 3.5)
    .person(0, 4.7, 3.7)
    .person(2, 3.1, 6.3)
    .person(1, 4.1, 4.9)
    .person(4, 4.6, 6.8)
    .person(3, 3.9, 2.3, 0, 0.9)
    .plant('cypress', 0.8, 1.4, 0.8)
    .plant('cherry', 7, 1.2, 0.85)
    .plant('tree', 0.9, 7.3, 0.75)
    .plant('cypress', 7.3, 7.3, 0.7);
  return [
    ...scene.draw(),
    floating('slower', bubble(project(3.1, 6.3, 1.6), 58, bubbleContent.chat)),
    floating('slow', badge(4.7, 3.7, 2.6, drawing.question)),
  ];
};
