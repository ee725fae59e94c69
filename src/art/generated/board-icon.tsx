// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M32.5 36.2L47.7 48.1L43.3 50.6L-6.5 21.9L-21.6 10L28.1 38.7Z" fill="var(--art-shadow)" />
    <path d="M-19.5 11.2L-15.2 13.7L-15.2 -1.3L-19.5 -3.8Z" fill="var(--art-wood-left)" />
    <path d="M-10.8 11.2L-15.2 13.7L-15.2 -1.3L-10.8 -3.8Z" fill="var(--art-wood-right)" />
    <path d="M-15.2 -6.2L-10.8 -3.8L-15.2 -1.3L-19.5 -3.8Z" fill="var(--art-wood-top)" />
    <path d="M-19.5 -3.8L-15.2 -1.3L-10.8 -3.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M21.7 35L26 37.5L26 22.5L21.7 20Z" fill="var(--art-wood-left)" />
    <path d="M30.3 35L26 37.5L26 22.5L30.3 20Z" fill="var(--art-wood-right)" />
    <path d="M26 17.5L30.3 20L26 22.5L21.7 20Z" fill="var(--art-wood-top)" />
    <path d="M21.7 20L26 22.5L30.3 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-21.6 -2.5L28.1 26.2L28.1 -11.3L-21.6 -40Z" fill="var(--art-wood-left)" />
    <path d="M32.5 23.7L28.1 26.2L28.1 -11.3L32.5 -13.8Z" fill="var(--art-wood-right)" />
    <path d="M-17.3 -42.5L32.5 -13.8L28.1 -11.3L-21.6 -40Z" fill="var(--art-wood-top)" />
    <path d="M-21.6 -40L28.1 -11.3L32.5 -13.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-19.1 -4L25.5 21.8L25.5 -9.7L-19.1 -35.5Z" fill="var(--art-cream-left)" />
    <path d="M-16.2 -14.4L-1.1 -5.6L-1.1 -21.9L-16.2 -30.6Z" fill="#fff" />
    <path d="M2.2 -7.5L13 -1.2L13 -13.7L2.2 -20Z" fill="#ffd27a" />
    <path d="M-15.2 -3.8L-4.3 2.5L-4.3 -5.5L-15.2 -11.8Z" fill="#9ee6cf" />
    <path d="M0 5L20.6 16.9L20.6 5.6L0 -6.2Z" fill="#b9aefc" />
  </svg>
);

export function BoardIconArt() {
  return picture;
}
