import { classOf, floats } from './motion.ts';
import type { Layer, Picture } from './picture.ts';
import type { SvgElement } from './svg.ts';

/** The picture in layers of its own size: each of its top elements that floats is one, and what stands still between two of them. */
export function inLayers(picture: Picture): Picture {
  const runs: SvgElement[][] = [];
  let still: SvgElement[] | undefined;
  for (const element of picture.elements) {
    const moves = floats(element);
    if (still !== undefined && !moves) still.push(element);
    else runs.push([element]);
    still = moves ? undefined : (runs.at(-1) ?? undefined);
  }
  const layers = runs.map((elements, number): Layer => {
    const [first] = elements;
    const name = number === 0 ? picture.name : `${picture.name}-${number}`;
    const motion = first !== undefined && floats(first) ? { motion: classOf(first) } : {};
    return { picture: { name, viewBox: picture.viewBox, elements }, at: [0, 0], scale: 1, ...motion };
  });
  return { ...picture, layers };
}
