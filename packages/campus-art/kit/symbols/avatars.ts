import { colour } from '../materials.ts';
import { el, group, type SvgElement } from '../svg.ts';

const PEOPLE = [
  { hair: '#2b2440', top: '#6d5efc', cut: 'short' },
  { hair: '#5b3a29', top: '#ff7a59', cut: 'long' },
  { hair: '#1f2a44', top: '#14b8a6', cut: 'short' },
  { hair: '#7a4a2b', top: '#f5b301', cut: 'long' },
  { hair: '#3b2f63', top: '#ef5da8', cut: 'short' },
  { hair: '#8a5a3a', top: '#3b82f6', cut: 'long' },
] as const;

const CUTS = {
  short: 'M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z',
  long: 'M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z',
};

export type Person = 0 | 1 | 2 | 3 | 4 | 5;

const EVERYONE: readonly Person[] = [0, 1, 2, 3, 4, 5];

/** A person for each number, so that neighbours in a crowd differ. */
export const anyone = (number: number): Person => EVERYONE[number % EVERYONE.length] ?? 0;

export const avatars: readonly SvgElement[] = PEOPLE.map(({ hair, top, cut }, index) =>
  group(
    { id: `person-${index}` },
    el('ellipse', { cx: 4, cy: 1, rx: 10, ry: 4, fill: colour('shadow') }),
    el('path', { d: 'M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z', fill: top }),
    el('path', { d: 'M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z', fill: '#1b1250', opacity: 0.18 }),
    el('circle', { cx: 0, cy: -25, r: 8.2, fill: '#ffdcc2' }),
    el('path', { d: CUTS[cut], fill: hair }),
  ),
);
