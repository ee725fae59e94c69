// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <g transform="translate(-6 5) scale(.72)">
      <ellipse cx={45.5} cy={18.8} rx={26} ry={15} fill="var(--art-grass-top)" />
      <path d="M65 20L71 24.7L55.9 33.5L36.4 22.2L30.3 17.5L49.8 28.7Z" fill="var(--art-shadow)" />
      <path d="M30.3 17.5L49.8 28.7L49.8 13.7L30.3 2.5Z" fill="var(--art-lavender-left)" />
      <path d="M65 20L49.8 28.7L49.8 13.7L65 5Z" fill="var(--art-lavender-right)" />
      <path d="M45.5 -6.2L65 5L49.8 13.7L30.3 2.5Z" fill="var(--art-lavender-top)" />
      <path d="M30.3 2.5L49.8 13.7L65 5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M30.3 17.5L49.8 28.7L49.8 13.7L30.3 2.5Z" fill="url(#art-contact)" />
      <path d="M65 20L49.8 28.7L49.8 13.7L65 5Z" fill="url(#art-contact)" />
      <path d="M45.5 -4.5L75.8 13L62.8 1.2L32.5 -16.2Z" fill="var(--art-roof-left)" />
      <path d="M65 5L49.8 13.7L57.4 -1.9Z" fill="var(--art-lavender-right)" />
      <path d="M49.8 28L62.8 1.2L75.8 13L72.3 19L62.8 9.2L53.3 30Z" fill="var(--art-roof-right)" />
      <path d="M19.5 10.5L49.8 28L62.8 1.2L32.5 -16.2Z" fill="var(--art-roof-top)" />
      <path d="M32.5 -16.2L62.8 1.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <ellipse cx={-32.5} cy={23.8} rx={26} ry={15} fill="var(--art-grass-top)" />
      <path d="M-13 25L-6.9 29.7L-22.1 38.5L-41.6 27.2L-47.6 22.5L-28.1 33.8Z" fill="var(--art-shadow)" />
      <path d="M-47.6 22.5L-28.1 33.8L-28.1 18.8L-47.6 7.5Z" fill="var(--art-mint-left)" />
      <path d="M-13 25L-28.1 33.8L-28.1 18.8L-13 10Z" fill="var(--art-mint-right)" />
      <path d="M-32.5 -1.2L-13 10L-28.1 18.8L-47.6 7.5Z" fill="var(--art-mint-top)" />
      <path d="M-47.6 7.5L-28.1 18.8L-13 10" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-47.6 22.5L-28.1 33.8L-28.1 18.8L-47.6 7.5Z" fill="url(#art-contact)" />
      <path d="M-13 25L-28.1 33.8L-28.1 18.8L-13 10Z" fill="url(#art-contact)" />
      <path d="M-51.1 7.5L-28.1 20.8L-28.1 17.8L-51.1 4.5Z" fill="var(--art-wall-left)" />
      <path d="M-9.5 10L-28.1 20.8L-28.1 17.8L-9.5 7Z" fill="var(--art-wall-right)" />
      <path d="M-32.5 -6.2L-9.5 7L-28.1 17.8L-51.1 4.5Z" fill="var(--art-wall-top)" />
      <path d="M-51.1 4.5L-28.1 17.8L-9.5 7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path
        d="M-10.8 21.3Q8.7 -6 28.1 18.8"
        fill="none"
        stroke="var(--art-glow)"
        strokeOpacity={0.35}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        className="art-flow"
        d="M-10.8 21.3Q8.7 -6 28.1 18.8"
        fill="none"
        stroke="var(--art-dash)"
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  </svg>
);

export function ExchangeIconArt() {
  return picture;
}
