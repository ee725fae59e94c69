import { block, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent, portal } from '../../kit/props.ts';
import { badge, drawing } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { face } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

/** Teachers open rooms: three gates, a lesson, a talk for two, an event, and people on their way in. */
export const openRooms = (): SvgElement[] => {
  const path = (x: number) => face(topFace(block(x, 2.2, 1.3, 5, 0)), paint('path', 'top'));
  const scene = new Scene()
    .add(0, face(topFace(block(0.5, 5.1, 7, 1.5, 0)), paint('path', 'top')), path(0.85), path(3.35), path(5.85))
    .add(3, ...portal(1.5, 2.2))
    .add(6, ...portal(4, 2.2))
    .add(9, ...portal(6.5, 2.2))
    .person(3, 2.1, 3.6, 0, 1.1)
    .person(0, 1.4, 4.8)
    .person(5, 4.1, 3.7, 0, 1.1)
    .person(4, 3.9, 5.6)
    .person(2, 6.7, 3.7, 0, 1.1)
    .person(1, 6.2, 5.2)
    .person(5, 5.6, 6.2)
    .plant('cypress', 0.9, 1, 0.75)
    .plant('tree', 2.8, 1, 0.75)
    .plant('cypress', 5.3, 1, 0.75)
    .plant('cherry', 7.2, 7.1, 0.8)
    .plant('tree', 0.9, 7.3, 0.8)
    .lamp(2.7, 6.9)
    .lamp(5.2, 4.4);
  return [
    ...scene.draw(),
    floating('slow', badge(1.5, 2.2, 4.3, drawing.clock)),
    floating('slower', badge(4, 2.2, 4.3, drawing.lock)),
    floating('slowest', badge(6.5, 2.2, 4.3, drawing.star)),
    floating('slow', bubble(project(3.9, 5.6, 1.6), 58, bubbleContent.voice)),
  ];
};
