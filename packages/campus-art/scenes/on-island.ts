import { island } from '../kit/island.ts';
import { block } from '../kit/iso.ts';
import type { Picture } from '../kit/picture.ts';
import { halo } from '../kit/props.ts';
import type { SvgElement } from '../kit/svg.ts';

/** Pictures in a row have one size, so that their boxes are known before they come. */
const VIEW_BOX = [-210, -110, 420, 380] as const;

/** A picture of its own island, 8 by 8 units. */
export const onIsland = (name: string, elements: readonly SvgElement[]): Picture =>
  inTheAir(name, [halo(232, 190, 32), ...island(block(0, 0, 8, 8, 1.2), 0.9), ...elements]);

/** The same size, with whatever land the scene brings itself. */
export const inTheAir = (name: string, elements: readonly SvgElement[]): Picture => ({
  name,
  viewBox: VIEW_BOX,
  elements,
});
