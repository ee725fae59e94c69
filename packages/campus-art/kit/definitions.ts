import { el, type SvgElement } from './svg.ts';
import { avatars } from './symbols/avatars.ts';
import { cloud } from './symbols/cloud.ts';
import { lamp } from './symbols/lamp.ts';
import { trees } from './symbols/trees.ts';

/** The scene's own violet-black, for shades and outlines. */
const DUSK = '#2a1a66';

const stop = (offset: number, stopColor: string, stopOpacity = 1): SvgElement =>
  el('stop', { offset, stopColor, ...(stopOpacity === 1 ? {} : { stopOpacity }) });

const gradients: SvgElement[] = [
  el(
    'radialGradient',
    { id: 'halo' },
    stop(0, 'var(--art-halo)', 0.34),
    stop(0.55, 'var(--art-halo)', 0.13),
    stop(1, 'var(--art-halo)', 0),
  ),
  el('linearGradient', { id: 'contact', x1: 0, x2: 0, y1: 0, y2: 1 }, stop(0.35, DUSK, 0), stop(1, DUSK, 0.16)),
  el('linearGradient', { id: 'sheen' }, stop(0, '#fff', 0.25), stop(0.45, '#fff', 0), stop(1, DUSK, 0.28)),
  el(
    'radialGradient',
    { id: 'leaf', cx: 0.35, cy: 0.25, r: 0.85 },
    stop(0, 'var(--art-leaf-1)'),
    stop(0.55, 'var(--art-leaf-2)'),
    stop(1, 'var(--art-leaf-3)'),
  ),
  el(
    'radialGradient',
    { id: 'dome', cx: 0.32, cy: 0.22, r: 0.95 },
    stop(0, '#fff', 0.95),
    stop(0.4, '#bfe4ff', 0.6),
    stop(1, '#6d7bff', 0.55),
  ),
  el('linearGradient', { id: 'holo', x1: 0, y1: 0, x2: 1, y2: 1 }, stop(0, '#8b7bff', 0.95), stop(1, '#3ec8ff', 0.8)),
  el('linearGradient', { id: 'portal', x1: 0, y1: 0, x2: 0, y2: 1 }, stop(0, '#ffd27a'), stop(0.45, '#ff8fb1'), stop(1, '#7a5cff')),
];

/** All that a scene may refer to by `url(#id)` or `use`; a document takes along only what it does refer to. */
export const definitions: readonly SvgElement[] = [...gradients, ...trees, lamp, cloud, ...avatars];
