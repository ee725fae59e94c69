// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <g transform="translate(0 8)">
      <path d="M-14.1 -5.6L37.9 24.4L37.9 -18.1L-14.1 -48.1Z" fill="var(--art-screen-left)" />
      <path d="M43.3 21.3L37.9 24.4L37.9 -18.1L43.3 -21.2Z" fill="var(--art-screen-right)" />
      <path d="M-8.7 -51.2L43.3 -21.2L37.9 -18.1L-14.1 -48.1Z" fill="var(--art-screen-top)" />
      <path d="M-14.1 -48.1L37.9 -18.1L43.3 -21.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-10.8 -7.5L34.6 18.8L34.6 -16.2L-10.8 -42.5Z" fill="url(#art-holo)" />
      <g transform="matrix(0.866 0.5 0 1 11.7 -11.7)">
        <g transform="scale(.72)">
          <path d="M-26-10h34M-26 1h48M-26 12h24" fill="none" stroke="#fff" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </g>
      <path d="M-8.7 37.5L6.5 46.3L6.5 28.8L-8.7 20Z" fill="var(--art-mint-left)" />
      <path d="M19.5 38.8L6.5 46.3L6.5 28.8L19.5 21.3Z" fill="var(--art-mint-right)" />
      <path d="M4.3 12.5L19.5 21.3L6.5 28.8L-8.7 20Z" fill="var(--art-mint-top)" />
      <path d="M-8.7 20L6.5 28.8L19.5 21.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <use href="#art-person-3" transform="translate(-17.3 27.5) scale(0.8)" />
    </g>
  </svg>
);

export function ClassroomIconArt() {
  return picture;
}
