// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-54 -46 108 108" aria-hidden="true" focusable="false">
    <g transform="translate(-3 0)">
      <path d="M3.2 14.4L10.3 19.9L-15.6 34.9L-41.6 19.9L-48.7 14.4L-22.7 29.4Z" fill="var(--art-shadow)" />
      <path d="M-29.2 3.1L-3.2 18.1L-3.2 -10.6L-29.2 -25.6Z" fill="var(--art-mint-left)" />
      <path d="M3.2 14.4L-3.2 18.1L-3.2 -10.6L3.2 -14.4Z" fill="var(--art-mint-right)" />
      <path d="M-22.7 -29.4L3.2 -14.4L-3.2 -10.6L-29.2 -25.6Z" fill="var(--art-mint-top)" />
      <path d="M-29.2 -25.6L-3.2 -10.6L3.2 -14.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-48.7 14.4L-22.7 29.4L-22.7 18.1L-48.7 3.1Z" fill="var(--art-mint-left)" />
      <path d="M-3.2 18.1L-22.7 29.4L-22.7 18.1L-3.2 6.9Z" fill="var(--art-mint-right)" />
      <path d="M-29.2 -8.1L-3.2 6.9L-22.7 18.1L-48.7 3.1Z" fill="var(--art-mint-top)" />
      <path d="M-48.7 3.1L-22.7 18.1L-3.2 6.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M48.7 33.1L55.8 38.7L29.8 53.7L3.8 38.7L-3.2 33.1L22.7 48.1Z" fill="var(--art-shadow)" />
      <path d="M16.2 21.9L42.2 36.9L42.2 8.1L16.2 -6.9Z" fill="var(--art-rose-left)" />
      <path d="M48.7 33.1L42.2 36.9L42.2 8.1L48.7 4.4Z" fill="var(--art-rose-right)" />
      <path d="M22.7 -10.6L48.7 4.4L42.2 8.1L16.2 -6.9Z" fill="var(--art-rose-top)" />
      <path d="M16.2 -6.9L42.2 8.1L48.7 4.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-3.2 33.1L22.7 48.1L22.7 36.9L-3.2 21.9Z" fill="var(--art-rose-left)" />
      <path d="M42.2 36.9L22.7 48.1L22.7 36.9L42.2 25.6Z" fill="var(--art-rose-right)" />
      <path d="M16.2 10.6L42.2 25.6L22.7 36.9L-3.2 21.9Z" fill="var(--art-rose-top)" />
      <path d="M-3.2 21.9L22.7 36.9L42.2 25.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-25.9 26.3V36.3A10.7 6.2 0 0 0 -4.5 36.3V26.3Z" fill="var(--art-wood-left)" />
      <path d="M-25.9 26.3V36.3A10.7 6.2 0 0 0 -4.5 36.3V26.3Z" fill="url(#art-sheen)" />
      <ellipse cx={-15.2} cy={26.3} rx={10.7} ry={6.2} fill="var(--art-wood-top)" />
      <path d="M-25.9 26.3A10.7 6.2 0 0 0 -4.5 26.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    </g>
  </svg>
);

export function CounsellingIconArt() {
  return picture;
}
