// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M30.3 35L47.5 48.4L43.2 50.9L-2.3 24.7L-19.5 11.2L26 37.5Z" fill="var(--art-shadow)" />
    <path d="M-19.5 6.2L26 32.5L26 -10L-19.5 -36.2Z" fill="var(--art-wood-left)" />
    <path d="M30.3 30L26 32.5L26 -10L30.3 -12.5Z" fill="var(--art-wood-right)" />
    <path d="M-15.2 -38.7L30.3 -12.5L26 -10L-19.5 -36.2Z" fill="var(--art-wood-top)" />
    <path d="M-19.5 -36.2L26 -10L30.3 -12.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-15.6 4L22.1 25.8L22.1 -7.8L-15.6 -29.5Z" fill="#cfe3ff" />
    <path d="M-15.6 4L6.1 16.5L6.1 1.5Z" fill="#14b8a6" />
    <path d="M0 13L22.1 25.8L0 -9.5Z" fill="#6d5efc" />
    <path d="M6.5 -6.3L12.6 -2.7L12.6 -9.7L6.5 -13.3Z" fill="#ffb020" />
  </svg>
);

export function GalleryIconArt() {
  return picture;
}
