import { block, onLeftPlane, onWall, outline, project } from '../../kit/iso.ts';
import { bubble, bubbleContent } from '../../kit/props.ts';
import { floating, Scene } from '../../kit/scene.ts';
import { face, groundShadow, slab } from '../../kit/solids.ts';
import { el, group, type SvgElement } from '../../kit/svg.ts';

const KEY = '#ffffff8c';

/** "Nothing to install": a laptop as large as a house; its browser window is a gate that people walk out of. */
export const browser = (): SvgElement[] => {
  const base = block(1, 2, 6, 4, 0.35);
  const lid = block(1, 2, 6, 0.3, 4.1, 0.35);
  const window = onWall(lid, 'left', 0.25, 0.25, 5.5, 3.6);
  const keyboard = [2.75, 3.15, 3.55].map((y) => {
    const [from, to] = [project(1.9, y, 0.36), project(6.1, y, 0.36)];
    return el('path', { d: `M${from.join(' ')}L${to.join(' ')}`, stroke: KEY, strokeWidth: 6, strokeDasharray: '9 4' });
  });
  const scene = new Scene()
    .add(5, groundShadow({ ...base, height: 1.6 }), ...slab(base, 'lavender'))
    .add(5.1, ...slab(lid, 'screen'), el('path', { d: outline(window), fill: 'url(#holo)' }), ...windowBar(lid))
    .add(5.2, gate(), ...keyboard)
    .add(8, face([project(3.1, 4.6, 0.36), project(4.9, 4.6, 0.36), project(4.9, 5.6, 0.36), project(3.1, 5.6, 0.36)], KEY))
    .person(1, 3.3, 3.6, 0.35, 1.15)
    .person(2, 5.2, 5, 0.35, 1.15)
    .person(4, 2.2, 5.1, 0.35, 1.15)
    .plant('cherry', 7.3, 2.2, 0.8)
    .plant('tree', 1, 7, 0.8)
    .plant('cypress', 6.9, 7.1, 0.75);
  return [...scene.draw(), floating('slower', bubble(project(2.2, 5.1, 2.1), 58, bubbleContent.chat))];
};

/** The browser's bar: three dots and an address. */
const windowBar = (lid: ReturnType<typeof block>): SvgElement[] => [
  face(onWall(lid, 'left', 0.25, 3.35, 5.5, 0.5), '#ffffffd9'),
  face(onWall(lid, 'left', 1.75, 3.46, 3.6, 0.28), '#d9d2fb'),
  group(
    { transform: onLeftPlane(project(lid.x + 0.6, lid.y + 0.3, lid.z + 3.6)) },
    el('circle', { cx: 0, cy: 0, r: 3, fill: '#ff7a59' }),
    el('circle', { cx: 9, cy: 0, r: 3, fill: '#f5b301' }),
    el('circle', { cx: 18, cy: 0, r: 3, fill: '#14b8a6' }),
  ),
];

const gate = (): SvgElement =>
  group(
    { transform: onLeftPlane(project(4, 2.3, 0.6)) },
    el('path', { d: 'M-26 0V-42A26 26 0 0 1 26-42V0Z', fill: 'url(#portal)' }),
    el('path', { d: 'M-16-2V-40A16 16 0 0 1 16-40V-2', fill: 'none', stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 2.5 }),
  );
