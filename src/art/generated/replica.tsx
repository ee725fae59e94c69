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
    <path d="M0 95L21.7 107.5L-64.9 157.5L-86.6 145Z" fill="var(--art-path-top)" />
    <path d="M-41.1 98.8L58.5 156.3L36.8 168.8L-62.8 111.3Z" fill="var(--art-path-top)" />
    <ellipse cx={-23.8} cy={121.2} rx={33.7} ry={19.4} fill="var(--art-cream-left)" />
    <use href="#art-tree" transform="translate(-30.3 47.5) scale(0.85)" />
    <path d="M99.6 97.5L119.8 113.3L72.2 140.8L-5.7 95.8L-26 80L52 125Z" fill="var(--art-shadow)" />
    <path d="M-26 80L52 125L52 75L-26 30Z" fill="var(--art-wall-left)" />
    <path d="M99.6 97.5L52 125L52 75L99.6 47.5Z" fill="var(--art-wall-right)" />
    <path d="M21.7 2.5L99.6 47.5L52 75L-26 30Z" fill="var(--art-wall-top)" />
    <path d="M-26 30L52 75L99.6 47.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-26 80L52 125L52 85L-26 40Z" fill="url(#art-contact)" />
    <path d="M99.6 97.5L52 125L52 85L99.6 57.5Z" fill="url(#art-contact)" />
    <path
      d="M-18.4 55.6L-7.3 62.1L-7.3 49.6L-18.4 43.1ZM16 75.5L27.2 81.9L27.2 69.4L16 63ZM33.2 85.4L44.4 91.9L44.4 79.4L33.2 72.9Z"
      fill="var(--art-window-left)"
    />
    <path
      d="M16 95.5L27.2 101.9L27.2 89.4L16 83ZM33.2 105.4L44.4 111.9L44.4 99.4L33.2 92.9ZM-1.2 65.6L10 72L10 59.5L-1.2 53.1Z"
      fill="var(--art-lit)"
    />
    <path
      className="art-twinkle"
      d="M-18.4 75.6L-7.3 82.1L-7.3 69.6L-18.4 63.1ZM-1.2 85.6L10 92L10 79.5L-1.2 73.1Z"
      fill="var(--art-lit)"
    />
    <path d="M92 93.1L78.8 100.8L78.8 88.3L92 80.6ZM72.7 84.3L59.5 91.9L59.5 79.4L72.7 71.8Z" fill="var(--art-window-right)" />
    <path d="M92 73.1L78.8 80.8L78.8 68.3L92 60.6Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M72.7 104.3L59.5 111.9L59.5 99.4L72.7 91.8Z" fill="var(--art-lit)" />
    <path d="M-32.5 30L52 78.8L52 73.8L-32.5 25Z" fill="var(--art-cream-left)" />
    <path d="M106.1 47.5L52 78.8L52 73.8L106.1 42.5Z" fill="var(--art-cream-right)" />
    <path d="M21.7 -6.2L106.1 42.5L52 73.8L-32.5 25Z" fill="var(--art-cream-top)" />
    <path d="M-32.5 25L52 73.8L106.1 42.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M8.7 32.5L36.8 48.8L36.8 8.8L8.7 -7.5Z" fill="var(--art-wall-left)" />
    <path d="M65 32.5L36.8 48.8L36.8 8.8L65 -7.5Z" fill="var(--art-wall-right)" />
    <path d="M36.8 -23.7L65 -7.5L36.8 8.8L8.7 -7.5Z" fill="var(--art-wall-top)" />
    <path d="M8.7 -7.5L36.8 8.8L65 -7.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M3.5 -7.5L36.8 11.7L36.8 7.2L3.5 -12Z" fill="var(--art-cream-left)" />
    <path d="M70.1 -7.5L36.8 11.7L36.8 7.2L70.1 -12Z" fill="var(--art-cream-right)" />
    <path d="M36.8 -31.3L70.1 -12L36.8 7.2L3.5 -12Z" fill="var(--art-cream-top)" />
    <path d="M3.5 -12L36.8 7.2L70.1 -12" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M6.5 -12L36.8 5.5L36.8 -44.5Z" fill="var(--art-slate-left)" />
    <path d="M67.1 -12L36.8 5.5L36.8 -44.5Z" fill="var(--art-slate-right)" />
    <path d="M-30.3 92.5L-17.2 102.8L-60.5 127.8L-103.8 102.8L-116.9 92.5L-73.6 117.5Z" fill="var(--art-shadow)" />
    <path d="M-116.9 92.5L-73.6 117.5L-73.6 85L-116.9 60Z" fill="var(--art-brick-left)" />
    <path d="M-30.3 92.5L-73.6 117.5L-73.6 85L-30.3 60Z" fill="var(--art-brick-right)" />
    <path d="M-73.6 35L-30.3 60L-73.6 85L-116.9 60Z" fill="var(--art-brick-top)" />
    <path d="M-116.9 60L-73.6 85L-30.3 60" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-116.9 92.5L-73.6 117.5L-73.6 85L-116.9 60Z" fill="url(#art-contact)" />
    <path d="M-30.3 92.5L-73.6 117.5L-73.6 85L-30.3 60Z" fill="url(#art-contact)" />
    <path d="M-92.2 98L-81.2 104.4L-81.2 89.4L-92.2 83Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M-109.3 88.1L-98.3 94.5L-98.3 79.5L-109.3 73.1Z" fill="var(--art-lit)" />
    <path d="M-37.9 88.1L-48.9 94.5L-48.9 79.5L-37.9 73.1ZM-55 98L-66 104.4L-66 89.4L-55 83Z" fill="var(--art-window-right)" />
    <path d="M-73.6 34.4L-19.5 65.6L-46.5 53.1L-100.7 21.9Z" fill="var(--art-roof-left)" />
    <path d="M-30.3 60L-73.6 85L-52 50Z" fill="var(--art-brick-right)" />
    <path d="M-73.6 96.9L-46.5 53.1L-19.5 65.6L-22.9 71.6L-46.5 61.1L-70.1 98.9Z" fill="var(--art-roof-right)" />
    <path d="M-127.7 65.6L-73.6 96.9L-46.5 53.1L-100.7 21.9Z" fill="var(--art-roof-top)" />
    <path d="M-100.7 21.9L-46.5 53.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-cypress" transform="translate(112.6 115) scale(0.8)" />
    <use href="#art-tree" transform="translate(-93.1 128.8) scale(0.7)" />
    <use href="#art-cherry" transform="translate(62.8 136.3) scale(0.75)" />
    <use href="#art-person-3" transform="translate(-2.2 136.3) scale(0.9)" />
    <use href="#art-person-0" transform="translate(-58.5 141.3) scale(0.9)" />
    <path d="M-24.5 150V165A24.5 14.1 0 0 0 24.5 165V150Z" fill="var(--art-mint-left)" />
    <path d="M-24.5 150V165A24.5 14.1 0 0 0 24.5 165V150Z" fill="url(#art-sheen)" />
    <ellipse cx={0} cy={150} rx={24.5} ry={14.1} fill="var(--art-mint-top)" />
    <path d="M-24.5 150A24.5 14.1 0 0 0 24.5 150" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-27.6 147V150A27.6 15.9 0 0 0 27.6 150V147Z" fill="var(--art-wall-left)" />
    <path d="M-27.6 147V150A27.6 15.9 0 0 0 27.6 150V147Z" fill="url(#art-sheen)" />
    <ellipse cx={0} cy={147} rx={27.6} ry={15.9} fill="var(--art-wall-top)" />
    <path d="M-27.6 147A27.6 15.9 0 0 0 27.6 147" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <ellipse cx={-23.8} cy={121.2} rx={13.8} ry={8} fill="var(--art-glow)" />
    <g className="art-float art-slow">
      <g transform="translate(-23.8 111.2)">
        <path className="art-raised" d="M0 0C-6-14-24-24-24-44A24 24 0 0 1 24-44C24-24 6-14 0 0Z" fill="#6d5efc" />
        <circle cx={0} cy={-44} r={11} fill="#fff" />
      </g>
    </g>
  </svg>
);

export function ReplicaArt() {
  return picture;
}
