import { block, project } from '../../kit/iso.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { desk, drawing, room, sideWindows, wallScreen } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body } from '../../kit/solids.ts';
import type { SvgElement } from '../../kit/svg.ts';

/** A lecture room: close enough to talk across the desks. */
export const classroom = (): SvgElement[] => {
  const scene = new Scene()
    .add(0, ...room('cream', 'wood'), sideWindows(2))
    .add(1, ...wallScreen(1.6, 0.9, 3.4, 1.7, drawing.lines))
    .add(7, ...body(block(5.7, 1.5, 0.8, 0.6, 0.9), 'lavender'))
    .person(3, 5, 2, 0, 1.05)
    .add(5, ...desk(1.5, 3.2, 'mint'))
    .add(7.8, ...desk(4.3, 3.2, 'mint'))
    .add(7.4, ...desk(1.5, 5.3, 'mint'))
    .add(10.2, ...desk(4.3, 5.3, 'mint'))
    .person(4, 2.4, 4.4)
    .person(2, 5.2, 4.4)
    .person(1, 2.4, 6.5)
    .person(0, 5.2, 6.5);
  return [...scene.draw(), floating('slower', bubble(project(2.4, 4.4, 1.6), 58, bubbleContent.chat))];
};
