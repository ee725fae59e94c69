import { onWall, project } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { backWall, room, sideWindows, sofa } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { cylinder, disc, face } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

const NOTES = ['#ffd27a', '#ff9aa8', '#9ee6cf', '#b9aefc', '#ffd27a', '#9cc9ff'] as const;

/** A community room: a club around its table, and a board full of ideas. */
export const community = (): SvgElement[] => {
  const board = backWall();
  const scene = new Scene()
    .add(0, ...room('glass', 'cream'), sideWindows(3))
    .add(
      1,
      face(onWall(board, 'left', 1.5, 0.9, 3.8, 1.8), paint('wall', 'left')),
      ...NOTES.map((fill, index) =>
        face(onWall(board, 'left', 1.8 + (index % 3) * 1.2, 1.95 - Math.floor(index / 3) * 0.8, 0.7, 0.55), fill),
      ),
    )
    .add(0.2, disc(4.4, 4.9, 0, 1.9, paint('rose', 'top')))
    .add(4.9, ...sofa(1.4, 2.6, 3, 'lavender'))
    .person(3, 2.2, 3.5, 0.35)
    .person(0, 2.2, 4.9, 0.35)
    .add(9.2, ...cylinder(4.4, 4.9, 0, 0.95, 0.6, 'wood'))
    .person(2, 4.4, 3.4)
    .person(1, 5.9, 4.3)
    .person(5, 5.5, 6)
    .person(4, 3.7, 6.5)
    .plant('cherry', 6.8, 1.7, 0.65);
  return [
    ...scene.draw(),
    floating('slow', bubble(project(2.2, 4.9, 1.9), 46, bubbleContent.heart)),
    floating('slower', bubble(project(5.9, 4.3, 1.6), 58, bubbleContent.chat)),
  ];
};
