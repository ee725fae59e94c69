import { colour } from '../materials.ts';
import { el, group } from '../svg.ts';

export const lamp = group(
  { id: 'lamp' },
  el('ellipse', { cx: 4, cy: 1, rx: 8, ry: 3, fill: colour('shadow') }),
  el('rect', { x: -1.2, y: -34, width: 2.4, height: 35, rx: 1, fill: '#5b5680' }),
  el('circle', { cx: 0, cy: -36, r: 10, fill: colour('lamp-glow') }),
  el('circle', { cx: 0, cy: -36, r: 4, fill: '#fff3c9' }),
);
