// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-210 -110 420 380" aria-hidden="true" focusable="false">
    <ellipse cx={0} cy={232} rx={190} ry={32} fill="url(#art-halo)" />
    <path
      d="M144.8 129L144.8 131L143.8 132.8L141.8 134.4L7.6 211.9L4.9 213L1.7 213.6L-1.7 213.6L-4.9 213L-7.6 211.9L-141.8 134.4L-143.8 132.8L-144.8 131L-144.8 119.6L-143.8 121.4L-141.8 123L-7.6 200.5L-4.9 201.6L-1.7 202.2L1.7 202.2L4.9 201.6L7.6 200.5L141.8 123L143.8 121.4L144.8 119.6L144.8 117.6Z"
      fill="var(--art-soil-3)"
    />
    <path
      d="M155.4 118.5L155.4 122.3L153.3 126L149.4 129.1L15.2 206.7L9.7 208.9L3.4 210.1L-3.4 210.1L-9.7 208.9L-15.2 206.7L-149.4 129.1L-153.3 126L-155.4 122.3L-155.4 110.9L-153.3 114.6L-149.4 117.7L-15.2 195.2L-9.7 197.5L-3.4 198.7L3.4 198.7L9.7 197.5L15.2 195.2L149.4 117.7L153.3 114.6L155.4 110.9L155.4 107.1Z"
      fill="var(--art-soil-2)"
    />
    <path
      d="M161.4 112.7L158.8 117.4L153.7 121.5L19.5 199L12.5 201.9L4.3 203.4L-4.3 203.4L-12.5 201.9L-19.5 199L-153.7 121.5L-158.8 117.4L-161.4 112.7L-161.4 102.5L-158.8 107.2L-153.7 111.3L-19.5 188.8L-12.5 191.7L-4.3 193.2L4.3 193.2L12.5 191.7L19.5 188.8L153.7 111.3L158.8 107.2L161.4 102.5Z"
      fill="var(--art-soil-1)"
    />
    <path
      d="M-19.5 11.3L-12.5 8.3L-4.3 6.8L4.3 6.8L12.5 8.3L19.5 11.2L153.7 88.8L158.8 92.8L161.4 97.5L161.4 102.5L158.8 107.2L153.7 111.3L19.5 188.8L12.5 191.7L4.3 193.2L-4.3 193.2L-12.5 191.7L-19.5 188.8L-153.7 111.3L-158.8 107.2L-161.4 102.5L-161.4 97.5L-158.8 92.8L-153.7 88.8Z"
      fill="var(--art-grass-top)"
    />
    <path
      d="M-14.7 14L-9.5 11.8L-3.3 10.6L3.3 10.6L9.5 11.8L14.7 14L149 91.5L152.8 94.5L154.8 98.1L154.8 101.9L152.8 105.5L149 108.5L14.7 186L9.5 188.2L3.3 189.4L-3.3 189.4L-9.5 188.2L-14.7 186L-149 108.5L-152.8 105.5L-154.8 101.9L-154.8 98.1L-152.8 94.5L-149 91.5Z"
      fill="var(--art-lawn)"
    />
    <path d="M-56.3 52.5L82.3 132.5L0 180L-138.6 100Z" fill="var(--art-path-top)" />
    <path d="M101.8 81.3L113.9 90.7L66.3 118.2L-29 63.2L-41.1 53.8L54.1 108.8Z" fill="var(--art-shadow)" />
    <path d="M-41.1 53.8L54.1 108.8L54.1 97.5L-41.1 42.5Z" fill="var(--art-lavender-left)" />
    <path d="M101.8 81.3L54.1 108.8L54.1 97.5L101.8 70Z" fill="var(--art-lavender-right)" />
    <path d="M6.5 15L101.8 70L54.1 97.5L-41.1 42.5Z" fill="var(--art-lavender-top)" />
    <path d="M-41.1 42.5L54.1 97.5L101.8 70" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M5.4 23.1L87.7 70.6L87.7 10.6L5.4 -36.9Z" fill="var(--art-screen-left)" />
    <path d="M93.1 67.5L87.7 70.6L87.7 10.6L93.1 7.5Z" fill="var(--art-screen-right)" />
    <path d="M10.8 -40L93.1 7.5L87.7 10.6L5.4 -36.9Z" fill="var(--art-screen-top)" />
    <path d="M5.4 -36.9L87.7 10.6L93.1 7.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M8.7 21.3L84.4 65L84.4 12.5L8.7 -31.2Z" fill="url(#art-holo)" />
    <g transform="matrix(0.866 0.5 0 1 46.3 17)">
      <path d="M-9-12L13 0-9 12Z" fill="#fff" />
    </g>
    <use href="#art-person-1" transform="translate(0 51.3)" />
    <use href="#art-person-4" transform="translate(39 73.8)" />
    <use href="#art-person-1" transform="translate(-54.1 68.8) scale(0.9)" />
    <use href="#art-person-3" transform="translate(-31.4 81.9) scale(0.9)" />
    <use href="#art-person-3" transform="translate(-80.1 83.8) scale(0.9)" />
    <use href="#art-person-5" transform="translate(-8.7 95) scale(0.9)" />
    <use href="#art-person-5" transform="translate(-57.4 96.9) scale(0.9)" />
    <use href="#art-cherry" transform="translate(-136.4 101.3) scale(0.75)" />
    <use href="#art-tree" transform="translate(119.1 103.8) scale(0.85)" />
    <use href="#art-person-1" transform="translate(14.1 108.1) scale(0.9)" />
    <use href="#art-person-1" transform="translate(-34.6 110) scale(0.9)" />
    <use href="#art-cypress" transform="translate(99.6 122.5) scale(0.7)" />
    <use href="#art-person-2" transform="translate(-26 150) scale(0.95)" />
    <path d="M43.3 147.5L52.9 155L31.3 167.5L9.6 155L0 147.5L21.7 160Z" fill="var(--art-shadow)" />
    <path d="M0 147.5L21.7 160L21.7 136.3L0 123.8Z" fill="var(--art-wall-left)" />
    <path d="M43.3 147.5L21.7 160L21.7 136.3L43.3 123.8Z" fill="var(--art-wall-right)" />
    <path d="M21.7 111.3L43.3 123.8L21.7 136.3L0 123.8Z" fill="var(--art-wall-top)" />
    <path d="M0 123.8L21.7 136.3L43.3 123.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M0 147.5L21.7 160L21.7 136.3L0 123.8Z" fill="url(#art-contact)" />
    <path d="M43.3 147.5L21.7 160L21.7 136.3L43.3 123.8Z" fill="url(#art-contact)" />
    <path d="M4.3 137.5L17.3 145L17.3 142L4.3 134.5Z" fill="var(--art-slate-left)" />
    <path d="M19.5 119.5L30.3 125.8L27.7 127.3L16.9 121Z" fill="var(--art-slate-right)" />
    <g className="art-float art-slowest">
      <g transform="translate(-4.3 -27.5)">
        <rect x={-62} y={-14} width={6} height={9} rx={1.5} fill="#ff7a59" transform="rotate(0)" />
        <rect x={-35} y={6} width={6} height={9} rx={1.5} fill="#6d5efc" transform="rotate(37)" />
        <rect x={-8} y={-14} width={6} height={9} rx={1.5} fill="#f5b301" transform="rotate(74)" />
        <rect x={19} y={6} width={6} height={9} rx={1.5} fill="#14b8a6" transform="rotate(111)" />
        <rect x={46} y={-14} width={6} height={9} rx={1.5} fill="#ef5da8" transform="rotate(148)" />
      </g>
    </g>
    <g className="art-float art-slow">
      <g transform="translate(21.7 82.5)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <path d="M-9 0l6 7 12-13" fill="none" stroke="#14a58f" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </g>
  </svg>
);

export function EventsArt() {
  return picture;
}
