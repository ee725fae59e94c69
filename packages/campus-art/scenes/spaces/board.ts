import { block, onWall, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { face, groundShadow, slab } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

/** `[along, up, width, height, colour]` of the papers on the board. */
const PAPERS = [
  [0.3, 1.9, 1.1, 0.9, '#fff'],
  [1.6, 2.1, 0.8, 0.7, '#ffd27a'],
  [2.6, 1.8, 1.2, 1, '#cfc6ff'],
  [0.3, 0.95, 0.9, 0.75, '#9ee6cf'],
  [1.4, 0.85, 1, 1, '#ff9aa8'],
  [2.6, 0.9, 1.2, 0.7, '#fff'],
] as const;

/** The bulletin board in its square, and a pillar with an advertisement. */
export const board = (): SvgElement[] => {
  const panel = block(1.4, 1.8, 4.2, 0.3, 2.5, 0.6);
  const pillar = block(6.1, 4.2, 0.5, 1.1, 2.8);
  const scene = new Scene()
    .add(0, face(topFace(block(0.9, 2.6, 6.4, 3.6, 0)), paint('path', 'top')))
    .add(
      3,
      groundShadow(block(1.6, 1.9, 3.8, 0.3, 2.4)),
      ...slab(block(1.7, 1.8, 0.3, 0.3, 0.7), 'wood'),
      ...slab(block(5, 1.8, 0.3, 0.3, 0.7), 'wood'),
    )
    .add(3.1, ...slab(panel, 'wood'), face(onWall(panel, 'left', 0.15, 0.12, 3.9, 2.26), paint('cream', 'left')))
    .add(3.2, ...PAPERS.map(([along, up, width, height, fill]) => face(onWall({ ...panel, z: 0 }, 'left', along, up, width, height), fill)))
    .add(3.3, ...slab(block(1.25, 1.7, 4.5, 0.5, 0.16, 3.1), 'roof'))
    .add(10.8, groundShadow(pillar), ...slab(pillar, 'screen'), face(onWall(pillar, 'right', 0.12, 0.9, 0.86, 1.7), 'url(#holo)'))
    .add(10.9, face(onWall(pillar, 'left', 0.08, 0.9, 0.34, 1.7), '#ffffff2e'))
    .person(0, 2.4, 3.4)
    .person(5, 4.1, 3.6)
    .person(3, 4.4, 5.6)
    .person(2, 2.4, 5.6)
    .add(10, ...slab(block(0.9, 6.4, 0.5, 0.5, 0.5), 'wood'))
    .plant('tree', 6.8, 1.4, 0.9)
    .plant('cypress', 0.9, 1.5, 0.8)
    .plant('cherry', 6.9, 6.9, 0.8)
    .plant('tree', 1.2, 7.1, 0.7)
    .lamp(0.9, 4.4);
  return [...scene.draw(), floating('slow', bubble(project(2.4, 5.6, 1.6), 58, bubbleContent.chat))];
};
