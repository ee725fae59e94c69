import type { SvgElement } from './svg.ts';

/** Classes of what a page moves, a whole layer at a time. */
const MOVING = /^(float|twinkle|flow|pulse)\b/;

export const classOf = ({ attributes }: SvgElement): string => String(attributes.className ?? '');

export const isMoving = (element: SvgElement): boolean => MOVING.test(classOf(element));

export const floats = (element: SvgElement): boolean => classOf(element).startsWith('float');

/** The elements without all that moves. */
export const stillOf = (elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((element) => (isMoving(element) ? [] : { ...element, children: stillOf(element.children) }));

/** All elements of a class, wherever they are; none of ours has a transform around it. */
export const allOf = (name: string, elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((element) => (classOf(element) === name ? element : allOf(name, element.children)));

/** Two breaths of a lamp, and then it rests: no page has to stop it (WCAG 2.2.2). */
export const BREATHING =
  '@media (prefers-reduced-motion:no-preference){.breathe{animation:breathe 2.4s ease-in-out 2 alternate}}@keyframes breathe{from{opacity:.45}}';
