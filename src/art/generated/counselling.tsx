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
    <path d="M0 17.5L142.9 100L0 182.5L-142.9 100Z" fill="var(--art-cream-top)" />
    <path d="M-142.9 100L-136.4 103.8L-136.4 28.8L-142.9 25Z" fill="var(--art-rose-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 28.8L6.5 -53.7Z" fill="var(--art-rose-right)" />
    <path d="M0 -57.5L6.5 -53.7L-136.4 28.8L-142.9 25Z" fill="var(--art-rose-top)" />
    <path d="M-142.9 25L-136.4 28.8L6.5 -53.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 28.8L-6.5 -53.7Z" fill="var(--art-rose-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 28.8L142.9 25Z" fill="var(--art-rose-right)" />
    <path d="M0 -57.5L142.9 25L136.4 28.8L-6.5 -53.7Z" fill="var(--art-rose-top)" />
    <path d="M-6.5 -53.7L136.4 28.8L142.9 25" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-13 7.5L-59.5 34.4L-59.5 -0.6L-13 -27.5ZM-74.7 43.1L-121.2 70L-121.2 35L-74.7 8.1Z" fill="var(--art-lit)" />
    <ellipse cx={-8.7} cy={110} rx={61.2} ry={35.4} fill="var(--art-lavender-top)" />
    <ellipse cx={-8.7} cy={110} rx={53.6} ry={30.9} fill="var(--art-lavender-left)" />
    <use href="#art-cypress" transform="translate(-2.2 41.3) scale(0.8)" />
    <path d="M-19.5 78.8L-13.4 83.5L-65.4 113.5L-91.4 98.5L-97.4 93.8L-71.4 108.7Z" fill="var(--art-shadow)" />
    <path d="M-97.4 93.8L-89.8 98.1L-89.8 69.4L-97.4 65Z" fill="var(--art-mint-left)" />
    <path d="M-37.9 68.1L-89.8 98.1L-89.8 69.4L-37.9 39.4Z" fill="var(--art-mint-right)" />
    <path d="M-45.5 35L-37.9 39.4L-89.8 69.4L-97.4 65Z" fill="var(--art-mint-top)" />
    <path d="M-97.4 65L-89.8 69.4L-37.9 39.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-89.8 98.1L-71.4 108.7L-71.4 97.5L-89.8 86.9Z" fill="var(--art-mint-left)" />
    <path d="M-19.5 78.8L-71.4 108.7L-71.4 97.5L-19.5 67.5Z" fill="var(--art-mint-right)" />
    <path d="M-37.9 56.9L-19.5 67.5L-71.4 97.5L-89.8 86.9Z" fill="var(--art-mint-top)" />
    <path d="M-89.8 86.9L-71.4 97.5L-19.5 67.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M90.9 100L98 105.5L72 120.5L46.1 105.5L39 100L65 115Z" fill="var(--art-shadow)" />
    <path d="M58.5 88.8L84.4 103.8L84.4 75L58.5 60Z" fill="var(--art-gold-left)" />
    <path d="M90.9 100L84.4 103.8L84.4 75L90.9 71.3Z" fill="var(--art-gold-right)" />
    <path d="M65 56.3L90.9 71.3L84.4 75L58.5 60Z" fill="var(--art-gold-top)" />
    <path d="M58.5 60L84.4 75L90.9 71.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M39 100L65 115L65 103.7L39 88.8Z" fill="var(--art-gold-left)" />
    <path d="M84.4 103.8L65 115L65 103.7L84.4 92.5Z" fill="var(--art-gold-right)" />
    <path d="M58.5 77.5L84.4 92.5L65 103.7L39 88.8Z" fill="var(--art-gold-top)" />
    <path d="M39 88.8L65 103.7L84.4 92.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-4" transform="translate(-54.1 80) scale(1.1)" />
    <use href="#art-person-2" transform="translate(56.3 96.3) scale(1.1)" />
    <path d="M-32.2 101.3V113.8A21.4 12.4 0 0 0 10.6 113.8V101.3Z" fill="var(--art-wood-left)" />
    <path d="M-32.2 101.3V113.8A21.4 12.4 0 0 0 10.6 113.8V101.3Z" fill="url(#art-sheen)" />
    <ellipse cx={-10.8} cy={101.3} rx={21.4} ry={12.4} fill="var(--art-wood-top)" />
    <path d="M-32.2 101.3A21.4 12.4 0 0 0 10.6 101.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-tree" transform="translate(8.7 160) scale(0.6)" />
    <g className="art-float art-slowest">
      <g transform="translate(21.7 5)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <g>
          <path d="M-6-3v-4a6 6 0 0 1 12 0v4" fill="none" stroke="#6d5efc" strokeWidth={3.5} strokeLinecap="round" strokeLinejoin="round" />
          <rect x={-10} y={-3} width={20} height={15} rx={4} fill="#6d5efc" />
          <circle cy={4} r={2.4} fill="#fff" />
        </g>
      </g>
    </g>
  </svg>
);

export function CounsellingArt() {
  return picture;
}
