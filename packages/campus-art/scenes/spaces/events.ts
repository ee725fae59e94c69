import { screen } from '../../kit/furniture.ts';
import { block, onWall, project, topFace, translate } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { badge, drawing } from '../../kit/rooms.ts';
import { floating, place, Scene } from '../../kit/scene.ts';
import { body, face, groundShadow, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { anyone } from '../../kit/symbols/avatars.ts';

const CONFETTI = ['#ff7a59', '#6d5efc', '#f5b301', '#14b8a6', '#ef5da8'] as const;

/** Event tools: a stage, an audience, and the ballot box of the student election. */
export const events = (): SvgElement[] => {
  const stage = block(1.2, 0.9, 4.4, 2.2, 0.45);
  const ballot = block(5.9, 4.9, 1, 1, 0.95);
  const scene = new Scene()
    .add(0, face(topFace(block(0.8, 3.4, 6.4, 3.8, 0)), paint('path', 'top')))
    .add(2, groundShadow({ ...stage, height: 1.2 }), ...slab(stage, 'lavender'))
    .add(2.1, ...screen(1.5, 1, 3.8, 2.4, 0.45, drawing.play))
    .add(2.5, place('person-1', 2.5, 2.5, 0.45, 1), place('person-4', 4.3, 2.5, 0.45, 1))
    .add(12.2, ...body(ballot, 'wall'), face(onWall(ballot, 'left', 0.2, 0.5, 0.6, 0.12), paint('slate', 'left')))
    .add(12.3, face(topFace(block(6.2, 5.3, 0.5, 0.12, 0.97)), paint('slate', 'right')))
    .person(2, 5.4, 6.6)
    .plant('tree', 6.9, 1.4, 0.85)
    .plant('cypress', 7.2, 2.6, 0.7)
    .plant('cherry', 0.9, 7.2, 0.75);
  for (let seat = 0; seat < 7; seat += 1) scene.person(anyone(seat * 2 + 1), 1.5 + (seat % 4) * 1.05, seat < 4 ? 4 : 5.2, 0, 0.9);
  const confetti = CONFETTI.map((fill, index) =>
    el('rect', {
      x: -62 + index * 27,
      y: index % 2 === 0 ? -14 : 6,
      width: 6,
      height: 9,
      rx: 1.5,
      fill,
      transform: `rotate(${index * 37})`,
    }),
  );
  return [
    ...scene.draw(),
    floating('slowest', group({ transform: translate(project(3.4, 3.6, 4.6)) }, ...confetti)),
    floating('slow', badge(6.4, 5.4, 2.6, drawing.check)),
  ];
};
