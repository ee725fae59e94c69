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
    <path d="M-142.9 100L-136.4 103.8L-136.4 23.8L-142.9 20Z" fill="var(--art-glass-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 23.8L6.5 -58.7Z" fill="var(--art-glass-right)" />
    <path d="M0 -62.5L6.5 -58.7L-136.4 23.8L-142.9 20Z" fill="var(--art-glass-top)" />
    <path d="M-142.9 20L-136.4 23.8L6.5 -58.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 23.8L-6.5 -58.7Z" fill="var(--art-glass-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 23.8L142.9 20Z" fill="var(--art-glass-right)" />
    <path d="M0 -62.5L142.9 20L136.4 23.8L-6.5 -58.7Z" fill="var(--art-glass-top)" />
    <path d="M-6.5 -58.7L136.4 23.8L142.9 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path
      d="M-13 7.5L-39 22.5L-39 -12.5L-13 -27.5ZM-54.1 31.3L-80.1 46.3L-80.1 11.3L-54.1 -3.7ZM-95.3 55L-121.2 70L-121.2 35L-95.3 20Z"
      fill="var(--art-lit)"
    />
    <ellipse cx={-10.8} cy={116.3} rx={58.2} ry={33.6} fill="var(--art-rose-top)" />
    <path d="M26 17.5L108.3 65L108.3 20L26 -27.5Z" fill="var(--art-wall-left)" />
    <path d="M32.5 -5L47.6 3.8L47.6 -10L32.5 -18.7Z" fill="#ffd27a" />
    <path d="M58.5 10L73.6 18.8L73.6 5L58.5 -3.7Z" fill="#ff9aa8" />
    <path d="M84.4 25L99.6 33.8L99.6 20L84.4 11.3Z" fill="#9ee6cf" />
    <path d="M32.5 15L47.6 23.8L47.6 10L32.5 1.3Z" fill="#b9aefc" />
    <path d="M58.5 30L73.6 38.8L73.6 25L58.5 16.3Z" fill="#ffd27a" />
    <path d="M84.4 45L99.6 53.8L99.6 40L84.4 31.3Z" fill="#9cc9ff" />
    <path d="M0 65L6.1 69.7L-58.9 107.2L-84.9 92.2L-90.9 87.5L-64.9 102.5Z" fill="var(--art-shadow)" />
    <path d="M-90.9 87.5L-83.4 91.9L-83.4 63.1L-90.9 58.8Z" fill="var(--art-lavender-left)" />
    <path d="M-18.4 54.4L-83.4 91.9L-83.4 63.1L-18.4 25.6Z" fill="var(--art-lavender-right)" />
    <path d="M-26 21.3L-18.4 25.6L-83.4 63.1L-90.9 58.8Z" fill="var(--art-lavender-top)" />
    <path d="M-90.9 58.8L-83.4 63.1L-18.4 25.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-83.4 91.9L-64.9 102.5L-64.9 91.2L-83.4 80.6Z" fill="var(--art-lavender-left)" />
    <path d="M0 65L-64.9 102.5L-64.9 91.2L0 53.8Z" fill="var(--art-lavender-right)" />
    <path d="M-18.4 43.1L0 53.8L-64.9 91.2L-83.4 80.6Z" fill="var(--art-lavender-top)" />
    <path d="M-83.4 80.6L-64.9 91.2L0 53.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-3" transform="translate(-28.1 62.5) scale(0.95)" />
    <use href="#art-person-0" transform="translate(-58.5 80) scale(0.95)" />
    <use href="#art-person-2" transform="translate(21.7 97.5) scale(0.95)" />
    <use href="#art-cherry" transform="translate(110.4 106.3) scale(0.65)" />
    <path d="M-39.9 101.3V116.3A29.1 16.8 0 0 0 18.3 116.3V101.3Z" fill="var(--art-wood-left)" />
    <path d="M-39.9 101.3V116.3A29.1 16.8 0 0 0 18.3 116.3V101.3Z" fill="url(#art-sheen)" />
    <ellipse cx={-10.8} cy={101.3} rx={29.1} ry={16.8} fill="var(--art-wood-top)" />
    <path d="M-39.9 101.3A29.1 16.8 0 0 0 18.3 101.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-1" transform="translate(34.6 127.5) scale(0.95)" />
    <use href="#art-person-4" transform="translate(-60.6 127.5) scale(0.95)" />
    <use href="#art-person-5" transform="translate(-10.8 143.8) scale(0.95)" />
    <g className="art-float art-slow">
      <g transform="translate(-58.5 41.3)">
        <path
          className="art-raised"
          d="M-10-42H10A13 13 0 0 1 23-29V-21A13 13 0 0 1 10-8H6L0 0-6-8H-10A13 13 0 0 1 -23-21V-29A13 13 0 0 1 -10-42Z"
          fill="var(--art-note)"
        />
        <path d="M0-15C-16-25-9-37 0-30 9-37 16-25 0-15Z" fill="#ff5d7a" />
      </g>
    </g>
    <g className="art-float art-slower">
      <g transform="translate(34.6 87.5)">
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

export function CommunityArt() {
  return picture;
}
