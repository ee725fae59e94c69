import { HAIR, type Look } from './look.ts';

type Shape = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string | number>>];

/** The shapes of a person on a field of 100 by 100, from back to front, before the background. Attribute names are React's. */
export const bust = ({ top, skin, hair, hairColour }: Look): readonly Shape[] => [
  ['path', { d: 'M12 104C14 80 32 74 50 74S86 80 88 104Z', fill: top }],
  ['path', { d: 'M50 74C68 74 86 80 88 104H60C66 92 62 80 50 74Z', fill: '#1b1250', opacity: 0.14 }],
  ['path', { d: 'M41 60h18v14q-9 9-18 0Z', fill: skin }],
  ['path', { d: 'M41 66q9 7 18 0v3q-9 8-18 2Z', fill: '#1b1250', opacity: 0.13 }],
  ['path', { d: 'M31 42C31 24 69 24 69 42 69 58 60 68 50 68S31 58 31 42Z', fill: skin }],
  ['circle', { cx: 42.5, cy: 47, r: 2.6, fill: '#2b2440' }],
  ['circle', { cx: 57.5, cy: 47, r: 2.6, fill: '#2b2440' }],
  ['path', { d: 'M45 56q5 4.5 10 0', fill: 'none', stroke: '#a8503f', strokeWidth: 2.2, strokeLinecap: 'round' }],
  ['circle', { cx: 37, cy: 53, r: 3.6, fill: '#ff8f8f', opacity: 0.35 }],
  ['circle', { cx: 63, cy: 53, r: 3.6, fill: '#ff8f8f', opacity: 0.35 }],
  ['path', { d: HAIR[hair], fill: hairColour }],
];
