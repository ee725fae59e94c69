// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <path d="M43.3 25L51.4 31.3L8.1 56.3L-35.2 31.3L-43.3 25L0 50Z" fill="var(--art-shadow)" />
    <path d="M-15.2 8.8L28.1 33.8L28.1 26.3L-15.2 1.3Z" fill="var(--art-lavender-left)" />
    <path d="M43.3 25L28.1 33.8L28.1 26.3L43.3 17.5Z" fill="var(--art-lavender-right)" />
    <path d="M0 -7.5L43.3 17.5L28.1 26.3L-15.2 1.3Z" fill="var(--art-lavender-top)" />
    <path d="M-15.2 1.3L28.1 26.3L43.3 17.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-0" transform="translate(4.3 5) scale(0.62)" />
    <use href="#art-person-3" transform="translate(23.8 16.3) scale(0.62)" />
    <path d="M-29.2 16.9L14.1 41.9L14.1 28.1L-29.2 3.1Z" fill="var(--art-lavender-left)" />
    <path d="M29.2 33.1L14.1 41.9L14.1 28.1L29.2 19.4Z" fill="var(--art-lavender-right)" />
    <path d="M-14.1 -5.6L29.2 19.4L14.1 28.1L-29.2 3.1Z" fill="var(--art-lavender-top)" />
    <path d="M-29.2 3.1L14.1 28.1L29.2 19.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-2" transform="translate(-14.1 5.6) scale(0.62)" />
    <use href="#art-person-1" transform="translate(5.4 16.9) scale(0.62)" />
    <path d="M-43.3 25L0 50L0 30L-43.3 5Z" fill="var(--art-lavender-left)" />
    <path d="M15.2 41.3L0 50L0 30L15.2 21.3Z" fill="var(--art-lavender-right)" />
    <path d="M-28.1 -3.7L15.2 21.3L0 30L-43.3 5Z" fill="var(--art-lavender-top)" />
    <path d="M-43.3 5L0 30L15.2 21.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-4" transform="translate(-23.8 10) scale(0.62)" />
    <use href="#art-person-5" transform="translate(-5.4 20.6) scale(0.62)" />
  </svg>
);

export function HallIconArt() {
  return picture;
}
