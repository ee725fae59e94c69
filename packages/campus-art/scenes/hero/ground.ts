import { block, line, outline, project, topFace } from '../../kit/iso.ts';
import { paint } from '../../kit/materials.ts';
import { disc, face, ring } from '../../kit/solids.ts';
import { el, type SvgElement } from '../../kit/svg.ts';

const CHALK = '#ffffffbf';

const flat = (x: number, y: number, width: number, depth: number) => topFace(block(x, y, width, depth, 0));

/** The paths, the round square in the middle and the ball court. */
export const ground = (): SvgElement[] => [
  face(flat(8, 5.4, 2, 12.6), paint('path', 'top')),
  face(flat(1, 9.2, 16, 1.7), paint('path', 'top')),
  disc(9, 10, 0, 2.6, paint('path', 'top')),
  disc(9, 10, 0, 2.25, paint('cream', 'left')),
  face(flat(12.2, 12.1, 4.6, 4.3), paint('roof', 'top')),
  face(flat(12.5, 12.4, 4, 3.7), paint('slate', 'top')),
  el('path', {
    d: outline(flat(12.8, 12.7, 3.4, 3.1)) + line([project(14.5, 12.7), project(14.5, 15.8)]),
    fill: 'none',
    stroke: CHALK,
    strokeWidth: 2,
  }),
  ring(14.5, 14.25, 0, 0.6, CHALK, 2),
];
