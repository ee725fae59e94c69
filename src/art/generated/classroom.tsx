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
    <path d="M0 17.5L142.9 100L0 182.5L-142.9 100Z" fill="var(--art-wood-top)" />
    <path d="M-142.9 100L-136.4 103.8L-136.4 23.8L-142.9 20Z" fill="var(--art-cream-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 23.8L6.5 -58.7Z" fill="var(--art-cream-right)" />
    <path d="M0 -62.5L6.5 -58.7L-136.4 23.8L-142.9 20Z" fill="var(--art-cream-top)" />
    <path d="M-142.9 20L-136.4 23.8L6.5 -58.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 23.8L-6.5 -58.7Z" fill="var(--art-cream-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 23.8L142.9 20Z" fill="var(--art-cream-right)" />
    <path d="M0 -62.5L142.9 20L136.4 23.8L-6.5 -58.7Z" fill="var(--art-cream-top)" />
    <path d="M-6.5 -58.7L136.4 23.8L142.9 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-13 7.5L-59.5 34.4L-59.5 -0.6L-13 -27.5ZM-74.7 43.1L-121.2 70L-121.2 35L-74.7 8.1Z" fill="var(--art-lit)" />
    <path d="M25.5 20.3L104.4 65.7L104.4 17.2L25.5 -28.2Z" fill="var(--art-screen-left)" />
    <path d="M28.1 18.8L101.8 61.3L101.8 18.8L28.1 -23.7Z" fill="url(#art-holo)" />
    <g transform="matrix(0.866 0.5 0 1 65 18.8)">
      <path d="M-26-10h34M-26 1h48M-26 12h24" fill="none" stroke="#fff" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
    </g>
    <path d="M6.5 83.8L14.1 89.7L-5.4 100.9L-48.7 75.9L-56.3 70L-13 95Z" fill="var(--art-shadow)" />
    <path d="M-56.3 70L-13 95L-13 76.3L-56.3 51.3Z" fill="var(--art-mint-left)" />
    <path d="M6.5 83.8L-13 95L-13 76.3L6.5 65Z" fill="var(--art-mint-right)" />
    <path d="M-36.8 40L6.5 65L-13 76.3L-56.3 51.3Z" fill="var(--art-mint-top)" />
    <path d="M-56.3 51.3L-13 76.3L6.5 65" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 -21.6 56.3)">
      <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
      <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
    </g>
    <use href="#art-person-4" transform="translate(-43.3 85) scale(0.95)" />
    <path d="M108.3 100L117.4 107.1L104.4 114.6L87 104.6L77.9 97.5L95.3 107.5Z" fill="var(--art-shadow)" />
    <path d="M77.9 97.5L95.3 107.5L95.3 85L77.9 75Z" fill="var(--art-lavender-left)" />
    <path d="M108.3 100L95.3 107.5L95.3 85L108.3 77.5Z" fill="var(--art-lavender-right)" />
    <path d="M90.9 67.5L108.3 77.5L95.3 85L77.9 75Z" fill="var(--art-lavender-top)" />
    <path d="M77.9 75L95.3 85L108.3 77.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M77.9 97.5L95.3 107.5L95.3 85L77.9 75Z" fill="url(#art-contact)" />
    <path d="M108.3 100L95.3 107.5L95.3 85L108.3 77.5Z" fill="url(#art-contact)" />
    <use href="#art-person-3" transform="translate(65 87.5) scale(1.05)" />
    <path d="M-39 110L-31.4 115.9L-50.9 127.2L-94.2 102.2L-101.8 96.3L-58.5 121.2Z" fill="var(--art-shadow)" />
    <path d="M-101.8 96.3L-58.5 121.2L-58.5 102.5L-101.8 77.5Z" fill="var(--art-mint-left)" />
    <path d="M-39 110L-58.5 121.2L-58.5 102.5L-39 91.3Z" fill="var(--art-mint-right)" />
    <path d="M-82.3 66.3L-39 91.3L-58.5 102.5L-101.8 77.5Z" fill="var(--art-mint-top)" />
    <path d="M-101.8 77.5L-58.5 102.5L-39 91.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 -67.1 82.5)">
      <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
      <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
    </g>
    <path d="M67.1 118.8L74.7 124.7L55.2 135.9L11.9 110.9L4.3 105L47.6 130Z" fill="var(--art-shadow)" />
    <path d="M4.3 105L47.6 130L47.6 111.3L4.3 86.3Z" fill="var(--art-mint-left)" />
    <path d="M67.1 118.8L47.6 130L47.6 111.3L67.1 100Z" fill="var(--art-mint-right)" />
    <path d="M23.8 75L67.1 100L47.6 111.3L4.3 86.3Z" fill="var(--art-mint-top)" />
    <path d="M4.3 86.3L47.6 111.3L67.1 100" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 39 91.3)">
      <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
      <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
    </g>
    <use href="#art-person-1" transform="translate(-88.8 111.3) scale(0.95)" />
    <use href="#art-person-2" transform="translate(17.3 120) scale(0.95)" />
    <path d="M21.7 145L29.2 150.9L9.8 162.2L-33.5 137.2L-41.1 131.3L2.2 156.3Z" fill="var(--art-shadow)" />
    <path d="M-41.1 131.3L2.2 156.3L2.2 137.5L-41.1 112.5Z" fill="var(--art-mint-left)" />
    <path d="M21.7 145L2.2 156.3L2.2 137.5L21.7 126.3Z" fill="var(--art-mint-right)" />
    <path d="M-21.6 101.3L21.7 126.3L2.2 137.5L-41.1 112.5Z" fill="var(--art-mint-top)" />
    <path d="M-41.1 112.5L2.2 137.5L21.7 126.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 -6.5 117.5)">
      <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
      <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
    </g>
    <use href="#art-person-0" transform="translate(-28.1 146.3) scale(0.95)" />
    <g className="art-float art-slower">
      <g transform="translate(-43.3 45)">
        <path
          className="art-raised"
          d="M-16-42H16A13 13 0 0 1 29-29V-21A13 13 0 0 1 16-8H6L0 0-6-8H-16A13 13 0 0 1 -29-21V-29A13 13 0 0 1 -16-42Z"
          fill="var(--art-note)"
        />
        <g fill="#6d5efc">
          <circle cx={-12} cy={-25} r={4} />
          <circle cx={0} cy={-25} r={4} opacity={0.7} />
          <circle cx={12} cy={-25} r={4} opacity={0.4} />
        </g>
      </g>
    </g>
  </svg>
);

export function ClassroomArt() {
  return picture;
}
