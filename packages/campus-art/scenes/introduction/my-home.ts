import { bookcase } from '../../kit/furniture.ts';
import { block, onLeftPlane, project } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { backWall, desk, room, sideWindows } from '../../kit/rooms.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { disc, groundShadow, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';
import { seeded } from '../../kit/windows.ts';

/** A room of one's own, whose door is a gate to the campus. */
export const myHome = (): SvgElement[] => {
  const bed = block(1.2, 3.9, 2.7, 1.6, 0.4);
  const wall = backWall();
  const scene = new Scene()
    .add(0, ...room('lavender', 'wood'), sideWindows(2))
    .add(0.2, disc(5, 4.2, 0, 1.7, paint('rose', 'top')), disc(5, 4.2, 0, 1.45, paint('cream', 'top')))
    .add(1, doorOfLight(project(wall.x + 4.9, wall.y + wall.depth, 0)))
    .add(1.5, ...bookcase(1.3, 1.05, 2.2, 3, seeded(8)))
    .add(
      7,
      groundShadow(bed),
      ...slab(block(1.2, 3.9, 0.25, 1.6, 0.95), 'wood'),
      ...slab(bed, 'wood'),
      ...slab(block(1.5, 4, 0.7, 1.4, 0.22, 0.4), 'wall'),
      ...slab(block(2.2, 3.9, 1.7, 1.6, 0.26, 0.4), 'mint'),
    )
    .add(10.4, ...desk(4.6, 5.9))
    .person(1, 5, 4, 0, 1.25)
    .plant('cypress', 6.9, 2, 0.6)
    .plant('cherry', 1.5, 6.7, 0.6);
  return [...scene.draw(), floating('slow', bubble(project(5, 4, 2.2), 46, bubbleContent.heart))];
};

const doorOfLight = (at: readonly [number, number]): SvgElement =>
  group(
    { transform: onLeftPlane(at) },
    el('path', { d: 'M-30 0V-46A30 30 0 0 1 30-46V0Z', fill: paint('wall', 'left') }),
    el('path', { d: 'M-23 0V-46A23 23 0 0 1 23-46V0Z', fill: 'url(#portal)' }),
    el('path', { d: 'M-14-3V-44A14 14 0 0 1 14-44V-3', fill: 'none', stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 2.5 }),
  );
