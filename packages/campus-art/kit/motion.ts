import type { SvgElement } from './svg.ts';

/** Classes of what moves: whole layers by the page, parts of a file by the file. */
const MOVING = /^(float|twinkle|flow|pulse)\b/;

export const classOf = ({ attributes }: SvgElement): string => String(attributes.className ?? '');

export const isMoving = (element: SvgElement): boolean => MOVING.test(classOf(element));

/** The elements without all that moves. */
export const stillOf = (elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((element) => (isMoving(element) ? [] : { ...element, children: stillOf(element.children) }));

/** All elements of a class, wherever they are; none of ours has a transform around it. */
export const allOf = (name: string, elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((element) => (classOf(element) === name ? element : allOf(name, element.children)));

/**
 * The style of a file that moves by itself: only for those who did not ask for less motion, and only while the page says so by the fragment, whose
 * target is a group. Without that each part is at rest: Chromium goes on with an animation that a fragment pauses.
 */
export const FILE_MOTION = [
  '@media (prefers-reduced-motion:no-preference){',
  'g:target .float{animation:float 6s ease-in-out -3s infinite alternate}',
  'g:target .slower{animation-duration:7.5s;animation-delay:-3.75s;animation-direction:alternate-reverse}',
  'g:target .slowest{animation-duration:9s;animation-delay:-4.5s}',
  'g:target .twinkle{animation:twinkle 5s steps(2,jump-none) infinite alternate}',
  'g:target .flow{animation:flow 1.8s ease-in-out infinite alternate}',
  '}',
  '@keyframes float{from{transform:translateY(-6px)}to{transform:translateY(6px)}}',
  '@keyframes twinkle{50%{opacity:.25}}',
  '@keyframes flow{to{opacity:.35}}',
].join('');

/** Two breaths of a lamp, and then it rests: no page has to stop it (WCAG 2.2.2). */
export const BREATHING =
  '@media (prefers-reduced-motion:no-preference){.breathe{animation:breathe 2.4s ease-in-out 2 alternate}}@keyframes breathe{from{opacity:.45}}';
