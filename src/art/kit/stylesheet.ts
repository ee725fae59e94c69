import type { Picture, Piece } from './document.ts';
import { variables } from './materials.ts';
import { fileClass, nightStyles } from './night.ts';
import { round } from './svg.ts';

/**
 * Motion is for those who did not ask for less of it. It begins when the page has all that it fetches by itself (`src/boot/boot.ts`), where the picture
 * stood still: what moves is a layer of its own, drawn sixty times a second beside what a slow phone has to load.
 * `[data-motion='paused']` on any ancestor stops it (WCAG 2.2.2), and so does a popup in front.
 * It is said by a property that is inherited: a rule on the root about what is in it would style all of that anew with each change of the page.
 * Only `transform` and `opacity` of promoted elements: anything else, `translate` and `scale` too, keeps a slow phone's processor half busy.
 */
const MOTION = `
@media (prefers-reduced-motion: no-preference) {
  [data-loaded] .art-float { animation: art-float 6s ease-in-out -3s infinite alternate; will-change: transform; }
  [data-loaded] .art-slower { animation-duration: 7.5s; animation-delay: -3.75s; animation-direction: alternate-reverse; }
  [data-loaded] .art-slowest { animation-duration: 9s; animation-delay: -4.5s; }
  [data-loaded] .art-twinkle { animation: art-twinkle 5s steps(2, jump-none) infinite alternate; }
  [data-loaded] .art-pulse { animation: art-pulse 3.2s ease-out infinite; will-change: transform, opacity; transform-box: fill-box; transform-origin: center; }
  [data-loaded] .art-flow { animation: art-flow 1.8s ease-in-out infinite alternate; will-change: opacity; }
  [data-loaded] :is(.art-float, .art-twinkle, .art-pulse, .art-flow) { animation-play-state: var(--art-motion, running); }
  [data-motion='paused'], html:has(dialog:modal) { --art-motion: paused; }
}

@keyframes art-float { from { transform: translateY(-6px); } to { transform: translateY(6px); } }
@keyframes art-twinkle { 50% { opacity: 0.25; } }
@keyframes art-pulse { from { opacity: 0.7; transform: scale(0.4); } to { opacity: 0; transform: scale(1.25); } }
@keyframes art-flow { to { opacity: 0.35; } }
`;

/** Where a piece stands in a picture, in hundredths of the picture's width. */
const placeOf = ({ name, viewBox: [x, y, width] }: Piece, [left, top, whole]: Picture['viewBox']): string => {
  const share = (length: number) => `${round((length / whole) * 1000) / 10}%`;
  return `.art-layers > .${fileClass(name)} { place-self: start; width: ${share(width)}; margin: ${share(y - top)} 0 0 ${share(x - left)}; }`;
};

/** Pictures that share a piece show it in the same place. */
const fileStyles = (pictures: readonly Picture[]): string[] => {
  const withFiles = pictures.filter(({ stillPart }) => stillPart === 'file');
  const names = withFiles.flatMap(({ name, pieces = [] }) => [name, ...pieces.map((piece) => piece.name)]);
  const places = withFiles.flatMap(({ viewBox, pieces = [] }) => pieces.map((piece) => placeOf(piece, viewBox)));
  return [...new Set([...places, ...nightStyles(names)])];
};

export const stylesheet = (pictures: readonly Picture[]): string =>
  [
    '/* Written by scripts/art.ts: change src/art/kit and run it again. */',
    `:root, [data-theme] { ${variables().join(' ')} }`,
    '.art { display: block; width: 100%; height: auto; }',
    // Not of an image, where it lets foreign content out of its box; browsers warn of it.
    'svg.art { overflow: visible; }',
    // Reduced motion gives every element a transition of no length; in a picture out of sight it would never end.
    '.art, .art *, .art-definitions * { transition-property: none; }',
    '.art-definitions { position: absolute; }',
    '.art-layers { display: grid; }',
    // One in front of the other: what moves would be in front of what does not.
    '.art-layers > .art { grid-area: 1 / 1; z-index: 0; min-width: 0; }',
    ...fileStyles(pictures),
    '.art-raised { filter: drop-shadow(0 6px 10px #2a1a6630); }',
    '.art-pulse { opacity: 0.25; }',
    '.art-flow { stroke-dasharray: 3 9; }',
    MOTION,
  ].join('\n');
