import { project, translate } from './iso.ts';
import { el, group, type SvgElement } from './svg.ts';
import type { Person } from './symbols/avatars.ts';
import type { TreeKind } from './symbols/trees.ts';

/** Puts a symbol of `definitions.ts` on the map. */
export const place = (symbol: string, x: number, y: number, z = 0, scale = 1): SvgElement => {
  const at = translate(project(x, y, z));
  return el('use', { href: `#${symbol}`, transform: scale === 1 ? at : `${at} scale(${scale})` });
};

/**
 * Collects what stands on the map and draws it from back to front. Depth is `x + y` of a thing's middle; a tall or wide thing that
 * the rule would sort wrongly is given its depth by hand.
 */
export class Scene {
  readonly #items: { depth: number; elements: readonly SvgElement[] }[] = [];

  add(depth: number, ...elements: readonly SvgElement[]): this {
    this.#items.push({ depth, elements });
    return this;
  }

  plant(kind: TreeKind, x: number, y: number, scale = 1): this {
    return this.add(x + y, place(kind, x, y, 0, scale));
  }

  lamp(x: number, y: number): this {
    return this.add(x + y, place('lamp', x, y));
  }

  person(who: Person, x: number, y: number, z = 0, scale = 0.95): this {
    return this.add(x + y + 0.05, place(`person-${who}`, x, y, z, scale));
  }

  draw(): SvgElement[] {
    return this.#items.toSorted((a, b) => a.depth - b.depth).flatMap(({ elements }) => elements);
  }
}

export type Pace = 'slow' | 'slower' | 'slowest';

/** What hovers: islands, clouds, speech bubbles. The three paces keep neighbours out of step. */
export const floating = (pace: Pace, ...elements: readonly SvgElement[]): SvgElement => group({ className: `float ${pace}` }, ...elements);
