// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M32.5 26.3L44.6 35.7L12.1 54.5L-20.3 35.7L-32.5 26.3L0 45Z" fill="var(--art-shadow)" />
    <path d="M-32.5 26.3L0 45L0 15L-32.5 -3.7Z" fill="var(--art-paper-left)" />
    <path d="M32.5 26.3L0 45L0 15L32.5 -3.7Z" fill="var(--art-paper-right)" />
    <path d="M0 -22.5L32.5 -3.7L0 15L-32.5 -3.7Z" fill="var(--art-paper-top)" />
    <path d="M-32.5 -3.7L0 15L32.5 -3.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-32.5 26.3L0 45L0 15L-32.5 -3.7Z" fill="url(#art-contact)" />
    <path d="M32.5 26.3L0 45L0 15L32.5 -3.7Z" fill="url(#art-contact)" />
    <path d="M-7.6 -11.1L11.9 0.1L7.6 2.6L-11.9 -8.6Z" fill="var(--art-slate-right)" />
    <path d="M-8.2 -8.2L6.9 0.5L6.9 -18.2L-8.2 -27Z" fill="var(--art-gold-left)" />
    <path d="M9.1 -0.7L6.9 0.5L6.9 -18.2L9.1 -19.5Z" fill="var(--art-gold-right)" />
    <path d="M-6.1 -28.2L9.1 -19.5L6.9 -18.2L-8.2 -27Z" fill="var(--art-gold-top)" />
    <path d="M-8.2 -27L6.9 -18.2L9.1 -19.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="translate(-16.2375 20.625) skewY(30) scale(.9)">
      <path d="M-9 0l6 7 12-13" fill="none" stroke="#14a58f" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
    </g>
  </svg>
);

export function EventsIconArt() {
  return picture;
}
