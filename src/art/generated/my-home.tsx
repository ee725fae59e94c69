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
    <path d="M-142.9 100L-136.4 103.8L-136.4 23.8L-142.9 20Z" fill="var(--art-lavender-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 23.8L6.5 -58.7Z" fill="var(--art-lavender-right)" />
    <path d="M0 -62.5L6.5 -58.7L-136.4 23.8L-142.9 20Z" fill="var(--art-lavender-top)" />
    <path d="M-142.9 20L-136.4 23.8L6.5 -58.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 23.8L-6.5 -58.7Z" fill="var(--art-lavender-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 23.8L142.9 20Z" fill="var(--art-lavender-right)" />
    <path d="M0 -62.5L142.9 20L136.4 23.8L-6.5 -58.7Z" fill="var(--art-lavender-top)" />
    <path d="M-6.5 -58.7L136.4 23.8L142.9 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-13 7.5L-59.5 34.4L-59.5 -0.6L-13 -27.5ZM-74.7 43.1L-121.2 70L-121.2 35L-74.7 8.1Z" fill="var(--art-lit)" />
    <ellipse cx={17.3} cy={115} rx={52.1} ry={30.1} fill="var(--art-rose-top)" />
    <ellipse cx={17.3} cy={115} rx={44.4} ry={25.6} fill="var(--art-cream-top)" />
    <g transform="matrix(0.866 0.5 0 1 99.6 82.5)">
      <path d="M-30 0V-46A30 30 0 0 1 30-46V0Z" fill="var(--art-wall-left)" />
      <path d="M-23 0V-46A23 23 0 0 1 23-46V0Z" fill="url(#art-portal)" />
      <path d="M-14-3V-44A14 14 0 0 1 14-44V-3" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M3.2 30.6L50.9 58.1L50.9 -10.6L3.2 -38.1Z" fill="var(--art-wood-left)" />
    <path d="M53 56.9L50.9 58.1L50.9 -10.6L53 -11.9Z" fill="var(--art-wood-right)" />
    <path d="M5.4 -39.4L53 -11.9L50.9 -10.6L3.2 -38.1Z" fill="var(--art-wood-top)" />
    <path d="M3.2 -38.1L50.9 -10.6L53 -11.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-4.3 30L43.3 57.5L43.3 55L-4.3 27.5Z" fill="var(--art-wood-left)" />
    <path d="M53 51.9L43.3 57.5L43.3 55L53 49.4Z" fill="var(--art-wood-right)" />
    <path d="M5.4 21.9L53 49.4L43.3 55L-4.3 27.5Z" fill="var(--art-wood-top)" />
    <path d="M-4.3 27.5L43.3 55L53 49.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-4.3 10L43.3 37.5L43.3 35L-4.3 7.5Z" fill="var(--art-wood-left)" />
    <path d="M53 31.9L43.3 37.5L43.3 35L53 29.4Z" fill="var(--art-wood-right)" />
    <path d="M5.4 1.9L53 29.4L43.3 35L-4.3 7.5Z" fill="var(--art-wood-top)" />
    <path d="M-4.3 7.5L43.3 35L53 29.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-4.3 -10L43.3 17.5L43.3 15L-4.3 -12.5Z" fill="var(--art-wood-left)" />
    <path d="M53 11.9L43.3 17.5L43.3 15L53 9.4Z" fill="var(--art-wood-right)" />
    <path d="M5.4 -18.1L53 9.4L43.3 15L-4.3 -12.5Z" fill="var(--art-wood-top)" />
    <path d="M-4.3 -12.5L43.3 15L53 9.4" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path
      d="M-2.2 28.8L1.3 30.8L1.3 19.2L-2.2 17.2ZM32.2 48.6L36.9 51.3L36.9 38.9L32.2 36.1ZM18.8 20.9L24.6 24.2L24.6 11.9L18.8 8.5ZM2.3 -8.7L8.4 -5.1L8.4 -19.5L2.3 -23.1Z"
      fill="#6d5efc"
    />
    <path
      d="M1.9 31.1L5.5 33.2L5.5 18.6L1.9 16.5ZM25.2 24.6L30.9 27.9L30.9 15.5L25.2 12.2ZM9.1 -4.8L12.7 -2.7L12.7 -14.2L9.1 -16.3Z"
      fill="#ff7a59"
    />
    <path
      d="M6.2 33.6L10.5 36L10.5 21L6.2 18.6ZM31.6 28.2L36 30.8L36 16.5L31.6 13.9ZM13.4 -2.3L19.6 1.3L19.6 -14.5L13.4 -18.2Z"
      fill="#14b8a6"
    />
    <path
      d="M11.1 36.4L15.7 39.1L15.7 25.7L11.1 23ZM-2.2 8.8L2.4 11.4L2.4 -0.2L-2.2 -2.8ZM36.7 31.2L41 33.7L41 21.9L36.7 19.4ZM20.3 1.7L26.7 5.4L26.7 -10.1L20.3 -13.8Z"
      fill="#f5b301"
    />
    <path
      d="M16.4 39.4L21.1 42.2L21.1 28.6L16.4 25.8ZM3.1 11.8L6.7 13.9L6.7 0L3.1 -2.2ZM27.4 5.8L33.2 9.2L33.2 -2.2L27.4 -5.6Z"
      fill="#ef5da8"
    />
    <path
      d="M21.8 42.6L25.5 44.7L25.5 32.7L21.8 30.6ZM7.4 14.3L11.9 16.9L11.9 3.1L7.4 0.5ZM33.8 9.5L37.9 11.9L37.9 -2.2L33.8 -4.6Z"
      fill="#3b82f6"
    />
    <path
      d="M26.1 45.1L31.5 48.2L31.5 35.6L26.1 32.4ZM12.5 17.2L18.2 20.5L18.2 7L12.5 3.8ZM-2.2 -11.2L1.6 -9.1L1.6 -22.2L-2.2 -24.4Z"
      fill="#8b5cf6"
    />
    <path d="M0 97.5L4 100.7L-30.6 120.7L-89 86.9L-93.1 83.8L-34.6 117.5Z" fill="var(--art-shadow)" />
    <path d="M-93.1 83.8L-87.7 86.9L-87.7 63.1L-93.1 60Z" fill="var(--art-wood-left)" />
    <path d="M-53 66.9L-87.7 86.9L-87.7 63.1L-53 43.1Z" fill="var(--art-wood-right)" />
    <path d="M-58.5 40L-53 43.1L-87.7 63.1L-93.1 60Z" fill="var(--art-wood-top)" />
    <path d="M-93.1 60L-87.7 63.1L-53 43.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-93.1 83.8L-34.6 117.5L-34.6 107.5L-93.1 73.8Z" fill="var(--art-wood-left)" />
    <path d="M0 97.5L-34.6 117.5L-34.6 107.5L0 87.5Z" fill="var(--art-wood-right)" />
    <path d="M-58.5 53.7L0 87.5L-34.6 107.5L-93.1 73.8Z" fill="var(--art-wood-top)" />
    <path d="M-93.1 73.8L-34.6 107.5L0 87.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-84.4 76.3L-69.3 85L-69.3 79.5L-84.4 70.8Z" fill="var(--art-wall-left)" />
    <path d="M-39 67.5L-69.3 85L-69.3 79.5L-39 62Z" fill="var(--art-wall-right)" />
    <path d="M-54.1 53.3L-39 62L-69.3 79.5L-84.4 70.8Z" fill="var(--art-wall-top)" />
    <path d="M-84.4 70.8L-69.3 79.5L-39 62" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-71.4 86.3L-34.6 107.5L-34.6 101L-71.4 79.8Z" fill="var(--art-mint-left)" />
    <path d="M0 87.5L-34.6 107.5L-34.6 101L0 81Z" fill="var(--art-mint-right)" />
    <path d="M-36.8 59.8L0 81L-34.6 101L-71.4 79.8Z" fill="var(--art-mint-top)" />
    <path d="M-71.4 79.8L-34.6 101L0 81" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-cherry" transform="translate(-112.6 102.5) scale(0.6)" />
    <use href="#art-cypress" transform="translate(106.1 111.3) scale(0.6)" />
    <use href="#art-person-1" transform="translate(21.7 112.5) scale(1.25)" />
    <path d="M15.2 156.3L22.7 162.2L3.3 173.4L-40 148.4L-47.6 142.5L-4.3 167.5Z" fill="var(--art-shadow)" />
    <path d="M-47.6 142.5L-4.3 167.5L-4.3 148.8L-47.6 123.8Z" fill="var(--art-cream-left)" />
    <path d="M15.2 156.3L-4.3 167.5L-4.3 148.8L15.2 137.5Z" fill="var(--art-cream-right)" />
    <path d="M-28.1 112.5L15.2 137.5L-4.3 148.8L-47.6 123.8Z" fill="var(--art-cream-top)" />
    <path d="M-47.6 123.8L-4.3 148.8L15.2 137.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g transform="matrix(0.866 0.5 0 1 -13 128.8)">
      <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
      <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
    </g>
    <g className="art-float art-slow">
      <g transform="translate(21.7 57.5)">
        <path
          className="art-raised"
          d="M-10-42H10A13 13 0 0 1 23-29V-21A13 13 0 0 1 10-8H6L0 0-6-8H-10A13 13 0 0 1 -23-21V-29A13 13 0 0 1 -10-42Z"
          fill="var(--art-note)"
        />
        <path d="M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z" fill="#ff5d7a" />
      </g>
    </g>
  </svg>
);

export function MyHomeArt() {
  return picture;
}
