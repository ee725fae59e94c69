import { variables } from './materials.ts';

/**
 * Motion is for those who did not ask for less of it; `[data-motion='paused']` on any ancestor stops it (WCAG 2.2.2), and so does a popup in front.
 * It is said by a property that is inherited: a rule on the root about what is in it would style all of that anew with each change of the page.
 * Only `transform` and `opacity` of promoted elements: anything else, `translate` and `scale` too, keeps a slow phone's processor half busy.
 */
const MOTION = `
@media (prefers-reduced-motion: no-preference) {
  .art-float { animation: art-float 6s ease-in-out infinite alternate; will-change: transform; }
  .art-slower { animation-delay: -3s; animation-duration: 7.5s; }
  .art-slowest { animation-delay: -5s; animation-duration: 9s; }
  .art-twinkle { animation: art-twinkle 5s steps(2, jump-none) infinite alternate; }
  .art-pulse { animation: art-pulse 3.2s ease-out infinite; will-change: transform, opacity; transform-box: fill-box; transform-origin: center; }
  .art-flow { animation: art-flow 1.8s ease-in-out infinite alternate; will-change: opacity; }
  .art-float, .art-twinkle, .art-pulse, .art-flow { animation-play-state: var(--art-motion, running); }
  [data-motion='paused'], html:has(dialog:modal) { --art-motion: paused; }
}

@keyframes art-float { from { transform: translateY(-5px); } to { transform: translateY(7px); } }
@keyframes art-twinkle { 50% { opacity: 0.25; } }
@keyframes art-pulse { from { opacity: 0.7; transform: scale(0.4); } to { opacity: 0; transform: scale(1.25); } }
@keyframes art-flow { from { opacity: 0.35; } }
`;

export const stylesheet = (): string =>
  [
    '/* Written by scripts/art.ts: change src/art/kit and run it again. */',
    `:root { ${variables().join(' ')} }`,
    '.art { display: block; width: 100%; height: auto; }',
    // Not of an image, where it lets foreign content out of its box; browsers warn of it.
    'svg.art { overflow: visible; }',
    // Reduced motion gives every element a transition of no length; in a picture out of sight it would never end.
    '.art, .art *, .art-definitions * { transition-property: none; }',
    '.art-definitions { position: absolute; }',
    '.art-layers { display: grid; }',
    '.art-layers > .art { grid-area: 1 / 1; min-width: 0; }',
    '.art-raised { filter: drop-shadow(0 6px 10px #2a1a6630); }',
    '.art-pulse { opacity: 0.25; }',
    '.art-flow { stroke-dasharray: 3 9; }',
    MOTION,
  ].join('\n');
