import type { SvgElement } from './svg.ts';

const moves = ({ attributes, children }: SvgElement): boolean =>
  /^art-(float|twinkle|flow|pulse)/.test(String(attributes.className)) || children.some(moves);

/** The elements of a picture whose still part is a file: what is drawn behind that part, the part, and what moves in front of it. */
export function parted(elements: readonly SvgElement[]) {
  const firstMoving = elements.findIndex(moves);
  const length = elements.slice(firstMoving).findIndex((element) => !moves(element));
  const fold = firstMoving + Math.max(0, length);
  return {
    behind: elements.slice(0, fold),
    still: elements.slice(fold).filter((element) => !moves(element)),
    inFront: elements.slice(fold).filter(moves),
  };
}
