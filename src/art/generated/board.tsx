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
    <path d="M-36.8 43.8L101.8 123.8L23.8 168.8L-114.7 88.8Z" fill="var(--art-path-top)" />
    <use href="#art-cypress" transform="translate(-13 30) scale(0.8)" />
    <path d="M75.8 91.3L100.1 110.2L93.6 114L11.3 66.5L-13 47.5L69.3 95Z" fill="var(--art-shadow)" />
    <path d="M-8.7 47.5L-2.2 51.2L-2.2 33.7L-8.7 30Z" fill="var(--art-wood-left)" />
    <path d="M4.3 47.5L-2.2 51.2L-2.2 33.7L4.3 30Z" fill="var(--art-wood-right)" />
    <path d="M-2.2 26.3L4.3 30L-2.2 33.7L-8.7 30Z" fill="var(--art-wood-top)" />
    <path d="M-8.7 30L-2.2 33.7L4.3 30" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M62.8 88.8L69.3 92.5L69.3 75L62.8 71.3Z" fill="var(--art-wood-left)" />
    <path d="M75.8 88.8L69.3 92.5L69.3 75L75.8 71.3Z" fill="var(--art-wood-right)" />
    <path d="M69.3 67.5L75.8 71.3L69.3 75L62.8 71.3Z" fill="var(--art-wood-top)" />
    <path d="M62.8 71.3L69.3 75L75.8 71.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-15.2 28.8L75.8 81.2L75.8 18.7L-15.2 -33.7Z" fill="var(--art-wood-left)" />
    <path d="M82.3 77.5L75.8 81.2L75.8 18.7L82.3 15Z" fill="var(--art-wood-right)" />
    <path d="M-8.7 -37.5L82.3 15L75.8 18.7L-15.2 -33.7Z" fill="var(--art-wood-top)" />
    <path d="M-15.2 -33.7L75.8 18.7L82.3 15" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-11.9 27.6L72.5 76.4L72.5 19.9L-11.9 -28.9Z" fill="var(--art-cream-left)" />
    <path d="M-8.7 0L15.2 13.8L15.2 -8.7L-8.7 -22.5Z" fill="#fff" />
    <path d="M19.5 11.2L36.8 21.3L36.8 3.8L19.5 -6.3Z" fill="#ffd27a" />
    <path d="M41.1 31.3L67.1 46.2L67.1 21.2L41.1 6.3Z" fill="#cfc6ff" />
    <path d="M-8.7 23.8L10.8 35L10.8 16.2L-8.7 5Z" fill="#9ee6cf" />
    <path d="M15.2 40L36.8 52.5L36.8 27.5L15.2 15Z" fill="#ff9aa8" />
    <path d="M41.1 53.8L67.1 68.7L67.1 51.2L41.1 36.3Z" fill="#fff" />
    <path d="M-20.6 -34.4L76.9 21.9L76.9 17.9L-20.6 -38.4Z" fill="var(--art-roof-left)" />
    <path d="M87.7 15.6L76.9 21.9L76.9 17.9L87.7 11.6Z" fill="var(--art-roof-right)" />
    <path d="M-9.7 -44.6L87.7 11.6L76.9 17.9L-20.6 -38.4Z" fill="var(--art-roof-top)" />
    <path d="M-20.6 -38.4L76.9 17.9L87.7 11.6" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-lamp" transform="translate(-75.8 66.3)" />
    <use href="#art-person-0" transform="translate(-21.6 72.5) scale(0.95)" />
    <use href="#art-person-5" transform="translate(10.8 96.2) scale(0.95)" />
    <use href="#art-person-2" transform="translate(-69.3 100) scale(0.95)" />
    <use href="#art-tree" transform="translate(116.9 102.5) scale(0.9)" />
    <use href="#art-tree" transform="translate(-127.7 103.7) scale(0.7)" />
    <path d="M-129.9 97.5L-119.1 103.8L-119.1 91.3L-129.9 85Z" fill="var(--art-wood-left)" />
    <path d="M-108.2 97.5L-119.1 103.8L-119.1 91.3L-108.2 85Z" fill="var(--art-wood-right)" />
    <path d="M-119.1 78.8L-108.2 85L-119.1 91.3L-129.9 85Z" fill="var(--art-wood-top)" />
    <path d="M-129.9 85L-119.1 91.3L-108.2 85" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-3" transform="translate(-26 125) scale(0.95)" />
    <path d="M52 135L80.3 157.1L56.5 170.9L45.7 164.6L17.3 142.5L28.1 148.8Z" fill="var(--art-shadow)" />
    <path d="M17.3 142.5L28.1 148.8L28.1 78.8L17.3 72.5Z" fill="var(--art-screen-left)" />
    <path d="M52 135L28.1 148.8L28.1 78.8L52 65Z" fill="var(--art-screen-right)" />
    <path d="M41.1 58.8L52 65L28.1 78.8L17.3 72.5Z" fill="var(--art-screen-top)" />
    <path d="M17.3 72.5L28.1 78.8L52 65" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M49.4 114L30.7 124.8L30.7 82.3L49.4 71.5Z" fill="url(#art-holo)" />
    <path d="M19.1 121L26.4 125.3L26.4 82.8L19.1 78.5Z" fill="#ffffff2e" />
    <use href="#art-cherry" transform="translate(0 172.5) scale(0.8)" />
    <g className="art-float art-slow">
      <g transform="translate(-69.3 60)">
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

export function BoardArt() {
  return picture;
}
