import { block, onTop, onWall, outline } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { backWall, badge, drawing, room, sideWall } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { body, cylinder, face, pyramid } from '../../kit/solids.ts';
import { el, type SvgElement } from '../../kit/svg.ts';

/** A framed picture: hills under a sky, in colours of its own. */
const framed = (side: 'left' | 'right', along: number, sky: string, hill: string, sun: string): SvgElement[] => {
  const wall = side === 'left' ? backWall() : sideWall();
  const at = (x: number, y: number, width: number, height: number) => onWall(wall, side, along + x, 0.95 + y, width, height);
  const [left, right, ,] = at(0.1, 0.1, 1.3, 1.2);
  const [peak] = at(0.85, 0.85, 0, 0);
  const [shoulder] = at(0.35, 0.6, 0, 0);
  const hills = [left, right, peak, shoulder].filter((point) => point !== undefined);
  return [
    face(at(0, 0, 1.5, 1.4), paint('wood', side)),
    face(at(0.1, 0.1, 1.3, 1.2), sky),
    el('path', { d: outline(hills), fill: hill }),
    face(at(0.3, 0.95, 0.22, 0.22), sun),
  ];
};

/** The gallery: pictures on both walls, sculptures between the visitors. */
export const gallery = (): SvgElement[] => {
  const plinth = block(3.6, 3.4, 0.9, 0.9, 0.8);
  const scene = new Scene()
    .add(0, ...room('wall', 'wood'))
    .add(
      1,
      ...framed('left', 0.7, '#cfe3ff', '#6d5efc', '#ffd27a'),
      ...framed('left', 2.7, '#ffe3a8', '#ff7a59', '#fff'),
      ...framed('left', 4.7, '#ffd0e4', '#14b8a6', '#f5b301'),
      ...framed('right', 1.2, '#c4f1e2', '#3b82f6', '#fff3c9'),
      ...framed('right', 3.8, '#cfc6ff', '#ef5da8', '#ffd27a'),
    )
    .add(7.5, ...body(plinth, 'cream'), ...pyramid(onTop(plinth, 0, -0.12), 1, 'gold'))
    .add(11.2, ...cylinder(6.2, 4.9, 0, 0.5, 0.7, 'cream'), ...cylinder(6.2, 4.9, 0.7, 0.28, 0.8, 'rose'))
    .person(1, 2.2, 2.6)
    .person(0, 5, 2.4)
    .person(5, 2.2, 5)
    .person(3, 5, 5.2)
    .person(2, 3.4, 6.4);
  return [...scene.draw(), floating('slow', badge(4.1, 3.9, 2.9, drawing.star))];
};
