// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M28.1 25L42.3 36.1L14.2 52.3L-14 36.1L-28.1 25L0 41.3Z" fill="var(--art-shadow)" />
    <path d="M-28.1 25L0 41.3L0 26.3L-28.1 10Z" fill="var(--art-wood-left)" />
    <path d="M28.1 25L0 41.3L0 26.3L28.1 10Z" fill="var(--art-wood-right)" />
    <path d="M0 -6.2L28.1 10L0 26.3L-28.1 10Z" fill="var(--art-wood-top)" />
    <path d="M-28.1 10L0 26.3L28.1 10" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-28.1 25L-26.4 26L-26.4 -4L-28.1 -5Z" fill="var(--art-wall-left)" />
    <path d="M-24.7 25L-26.4 26L-26.4 -4L-24.7 -5Z" fill="var(--art-wall-right)" />
    <path d="M-26.4 -6L-24.7 -5L-26.4 -4L-28.1 -5Z" fill="var(--art-wall-top)" />
    <path d="M-28.1 -5L-26.4 -4L-24.7 -5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-1.7 40.3L0 41.3L0 11.3L-1.7 10.3Z" fill="var(--art-wall-left)" />
    <path d="M1.7 40.3L0 41.3L0 11.3L1.7 10.3Z" fill="var(--art-wall-right)" />
    <path d="M0 9.2L1.7 10.3L0 11.3L-1.7 10.3Z" fill="var(--art-wall-top)" />
    <path d="M-1.7 10.3L0 11.3L1.7 10.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M24.7 25L26.4 26L26.4 -4L24.7 -5Z" fill="var(--art-wall-left)" />
    <path d="M28.1 25L26.4 26L26.4 -4L28.1 -5Z" fill="var(--art-wall-right)" />
    <path d="M26.4 -6L28.1 -5L26.4 -4L24.7 -5Z" fill="var(--art-wall-top)" />
    <path d="M24.7 -5L26.4 -4L28.1 -5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-33.3 -3.7L0 15.5L0 10L-33.3 -9.2Z" fill="var(--art-gold-left)" />
    <path d="M33.3 -3.7L0 15.5L0 10L33.3 -9.2Z" fill="var(--art-gold-right)" />
    <path d="M0 -28.5L33.3 -9.2L0 10L-33.3 -9.2Z" fill="var(--art-gold-top)" />
    <path d="M-33.3 -9.2L0 10L33.3 -9.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-27.7 -0.5L-22.1 2.8L-22.1 -2.7L-27.7 -6Z" fill="var(--art-wall-left)" />
    <path d="M-16.5 6L-10.8 9.3L-10.8 3.8L-16.5 0.5Z" fill="var(--art-wall-left)" />
    <path d="M-5.6 12.3L0 15.5L0 10L-5.6 6.8Z" fill="var(--art-wall-left)" />
    <path d="M-33.3 -9.2L0 10L0 -30.5Z" fill="var(--art-gold-left)" />
    <path d="M33.3 -9.2L0 10L0 -30.5Z" fill="var(--art-gold-right)" />
  </svg>
);

export function FairIconArt() {
  return picture;
}
