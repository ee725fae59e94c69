import { colour } from '../materials.ts';
import { el, group } from '../svg.ts';

export const cloud = group(
  { id: 'cloud' },
  el('path', { d: 'M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z', fill: colour('cloud') }),
);
