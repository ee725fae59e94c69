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
    <path d="M0 17.5L69.3 57.5L0 97.5L-69.3 57.5Z" fill="var(--art-lavender-top)" />
    <path d="M73.6 60L142.9 100L73.6 140L4.3 100Z" fill="var(--art-wood-top)" />
    <path d="M-73.6 60L-4.3 100L-73.6 140L-142.9 100Z" fill="var(--art-mint-top)" />
    <path d="M0 102.5L69.3 142.5L0 182.5L-69.3 142.5Z" fill="var(--art-cream-top)" />
    <path d="M-1.1 25.6L55.2 58.1L55.2 10.6L-1.1 -21.9Z" fill="var(--art-screen-left)" />
    <path d="M60.6 55L55.2 58.1L55.2 10.6L60.6 7.5Z" fill="var(--art-screen-right)" />
    <path d="M4.3 -25L60.6 7.5L55.2 10.6L-1.1 -21.9Z" fill="var(--art-screen-top)" />
    <path d="M-1.1 -21.9L55.2 10.6L60.6 7.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M2.2 23.8L52 52.5L52 12.5L2.2 -16.2Z" fill="url(#art-holo)" />
    <g transform="matrix(0.866 0.5 0 1 26.8 18.3)">
      <path d="M-18 8l8-10 7 6 10-14 11 12" fill="none" stroke="#fff" strokeWidth={3.5} strokeLinecap="round" />
    </g>
    <use href="#art-person-5" transform="translate(-13 45) scale(0.9)" />
    <path d="M73.6 65L134.2 100L134.2 31.2L73.6 -3.8Z" fill="var(--art-wood-left)" />
    <path d="M136.4 98.8L134.2 100L134.2 31.2L136.4 30Z" fill="var(--art-wood-right)" />
    <path d="M75.8 -5L136.4 30L134.2 31.2L73.6 -3.8Z" fill="var(--art-wood-top)" />
    <path d="M73.6 -3.8L134.2 31.2L136.4 30" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M66 64.4L126.7 99.4L126.7 96.9L66 61.9Z" fill="var(--art-wood-left)" />
    <path d="M136.4 93.8L126.7 99.4L126.7 96.9L136.4 91.3Z" fill="var(--art-wood-right)" />
    <path d="M75.8 56.2L136.4 91.3L126.7 96.9L66 61.9Z" fill="var(--art-wood-top)" />
    <path d="M66 61.9L126.7 96.9L136.4 91.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M66 44.4L126.7 79.4L126.7 76.9L66 41.9Z" fill="var(--art-wood-left)" />
    <path d="M136.4 73.8L126.7 79.4L126.7 76.9L136.4 71.3Z" fill="var(--art-wood-right)" />
    <path d="M75.8 36.2L136.4 71.3L126.7 76.9L66 41.9Z" fill="var(--art-wood-top)" />
    <path d="M66 41.9L126.7 76.9L136.4 71.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M66 24.4L126.7 59.4L126.7 56.9L66 21.9Z" fill="var(--art-wood-left)" />
    <path d="M136.4 53.8L126.7 59.4L126.7 56.9L136.4 51.3Z" fill="var(--art-wood-right)" />
    <path d="M75.8 16.2L136.4 51.3L126.7 56.9L66 21.9Z" fill="var(--art-wood-top)" />
    <path d="M66 21.9L126.7 56.9L136.4 51.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path
      d="M68.2 63.1L71.7 65.1L71.7 50.6L68.2 48.6ZM106.5 85.3L110.8 87.7L110.8 73.2L106.5 70.8ZM89.9 55.6L93.6 57.8L93.6 44L89.9 41.9ZM73 25.9L78.3 29L78.3 13.9L73 10.8ZM111.5 48.2L116.3 50.9L116.3 37.2L111.5 34.5Z"
      fill="#6d5efc"
    />
    <path
      d="M72.3 65.5L78.1 68.9L78.1 56.1L72.3 52.8ZM111.5 88.1L116 90.7L116 79.3L111.5 76.7ZM94.2 58.2L99.4 61.1L99.4 45.8L94.2 42.9ZM79 29.4L83.2 31.8L83.2 18.7L79 16.3ZM117 51.3L122.1 54.2L122.1 41.5L117 38.5Z"
      fill="#ff7a59"
    />
    <path
      d="M78.8 69.2L84.3 72.4L84.3 60.7L78.8 57.5ZM116.6 91.1L122.9 94.7L122.9 81.8L116.6 78.2ZM100 61.5L104.4 64L104.4 51.6L100 49.1ZM83.9 32.2L87.8 34.5L87.8 21.1L83.9 18.8Z"
      fill="#14b8a6"
    />
    <path
      d="M84.9 72.8L89.1 75.2L89.1 62L84.9 59.6ZM68.2 43.1L71.9 45.3L71.9 31.9L68.2 29.7ZM105.1 64.4L110.6 67.6L110.6 53.2L105.1 50ZM88.5 34.8L93 37.5L93 25.3L88.5 22.7Z"
      fill="#f5b301"
    />
    <path
      d="M89.7 75.6L94.4 78.3L94.4 63.6L89.7 60.9ZM72.6 45.7L78.9 49.3L78.9 34.8L72.6 31.1ZM111.3 68L115.2 70.3L115.2 55.1L111.3 52.8ZM93.7 37.8L99.7 41.3L99.7 28.1L93.7 24.7Z"
      fill="#ef5da8"
    />
    <path
      d="M95.1 78.6L101.3 82.2L101.3 68L95.1 64.4ZM79.6 49.7L83.7 52.1L83.7 37.7L79.6 35.3ZM115.9 70.6L122.2 74.3L122.2 58.9L115.9 55.3ZM100.3 41.7L104.4 44L104.4 30.9L100.3 28.6Z"
      fill="#3b82f6"
    />
    <path
      d="M101.9 82.6L105.9 84.9L105.9 72.8L101.9 70.5ZM84.4 52.5L89.2 55.3L89.2 42.7L84.4 39.9ZM68.2 23.1L72.4 25.5L72.4 9.7L68.2 7.3ZM105 44.4L110.9 47.8L110.9 32.4L105 29Z"
      fill="#8b5cf6"
    />
    <use href="#art-person-0" transform="translate(-4.3 60) scale(0.9)" />
    <path d="M-49.8 83.8L-42.7 89.3L-68.7 104.3L-94.7 89.3L-101.8 83.8L-75.8 98.8Z" fill="var(--art-shadow)" />
    <path d="M-82.3 72.5L-56.3 87.5L-56.3 58.8L-82.3 43.8Z" fill="var(--art-rose-left)" />
    <path d="M-49.8 83.8L-56.3 87.5L-56.3 58.8L-49.8 55Z" fill="var(--art-rose-right)" />
    <path d="M-75.8 40L-49.8 55L-56.3 58.8L-82.3 43.8Z" fill="var(--art-rose-top)" />
    <path d="M-82.3 43.8L-56.3 58.8L-49.8 55" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-101.8 83.8L-75.8 98.8L-75.8 87.5L-101.8 72.5Z" fill="var(--art-rose-left)" />
    <path d="M-56.3 87.5L-75.8 98.8L-75.8 87.5L-56.3 76.3Z" fill="var(--art-rose-right)" />
    <path d="M-82.3 61.3L-56.3 76.3L-75.8 87.5L-101.8 72.5Z" fill="var(--art-rose-top)" />
    <path d="M-101.8 72.5L-75.8 87.5L-56.3 76.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-4" transform="translate(4.3 75) scale(0.9)" />
    <path d="M-17.3 102.5L-10.2 108L-36.2 123L-62.2 108L-69.3 102.5L-43.3 117.5Z" fill="var(--art-shadow)" />
    <path d="M-49.8 91.3L-23.8 106.3L-23.8 77.5L-49.8 62.5Z" fill="var(--art-gold-left)" />
    <path d="M-17.3 102.5L-23.8 106.3L-23.8 77.5L-17.3 73.7Z" fill="var(--art-gold-right)" />
    <path d="M-43.3 58.8L-17.3 73.7L-23.8 77.5L-49.8 62.5Z" fill="var(--art-gold-top)" />
    <path d="M-49.8 62.5L-23.8 77.5L-17.3 73.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-69.3 102.5L-43.3 117.5L-43.3 106.3L-69.3 91.2Z" fill="var(--art-gold-left)" />
    <path d="M-23.8 106.3L-43.3 117.5L-43.3 106.3L-23.8 95Z" fill="var(--art-gold-right)" />
    <path d="M-49.8 80L-23.8 95L-43.3 106.3L-69.3 91.2Z" fill="var(--art-gold-top)" />
    <path d="M-69.3 91.2L-43.3 106.3L-23.8 95" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-person-1" transform="translate(-80.1 78.8) scale(0.95)" />
    <path d="M43.3 102.5L77.9 122.5L77.9 107.5L43.3 87.5Z" fill="var(--art-cream-left)" />
    <path d="M95.3 112.5L77.9 122.5L77.9 107.5L95.3 97.5Z" fill="var(--art-cream-right)" />
    <path d="M60.6 77.5L95.3 97.5L77.9 107.5L43.3 87.5Z" fill="var(--art-cream-top)" />
    <path d="M43.3 87.5L77.9 107.5L95.3 97.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-cherry" transform="translate(-134.2 102.5) scale(0.7)" />
    <use href="#art-person-3" transform="translate(-47.6 97.5) scale(0.95)" />
    <use href="#art-person-2" transform="translate(52 112.5) scale(0.95)" />
    <use href="#art-cypress" transform="translate(77.9 137.5) scale(0.6)" />
    <path d="M30.3 140L44.5 151.1L16.3 167.3L-11.8 151.1L-26 140L2.2 156.3Z" fill="var(--art-shadow)" />
    <path d="M-26 140L2.2 156.3L2.2 141.3L-26 125Z" fill="var(--art-wood-left)" />
    <path d="M30.3 140L2.2 156.3L2.2 141.3L30.3 125Z" fill="var(--art-wood-right)" />
    <path d="M2.2 108.8L30.3 125L2.2 141.3L-26 125Z" fill="var(--art-wood-top)" />
    <path d="M-26 125L2.2 141.3L30.3 125" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-26 140L-24.2 141L-24.2 111L-26 110Z" fill="var(--art-wall-left)" />
    <path d="M-22.5 140L-24.2 141L-24.2 111L-22.5 110Z" fill="var(--art-wall-right)" />
    <path d="M-24.2 109L-22.5 110L-24.2 111L-26 110Z" fill="var(--art-wall-top)" />
    <path d="M-26 110L-24.2 111L-22.5 110" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M0.4 155.3L2.2 156.3L2.2 126.3L0.4 125.3Z" fill="var(--art-wall-left)" />
    <path d="M3.9 155.3L2.2 156.3L2.2 126.3L3.9 125.3Z" fill="var(--art-wall-right)" />
    <path d="M2.2 124.3L3.9 125.3L2.2 126.3L0.4 125.3Z" fill="var(--art-wall-top)" />
    <path d="M0.4 125.3L2.2 126.3L3.9 125.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M26.8 140L28.6 141L28.6 111L26.8 110Z" fill="var(--art-wall-left)" />
    <path d="M30.3 140L28.6 141L28.6 111L30.3 110Z" fill="var(--art-wall-right)" />
    <path d="M28.6 109L30.3 110L28.6 111L26.8 110Z" fill="var(--art-wall-top)" />
    <path d="M26.8 110L28.6 111L30.3 110" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-31.2 111.3L2.2 130.5L2.2 125L-31.2 105.8Z" fill="var(--art-roof-left)" />
    <path d="M35.5 111.3L2.2 130.5L2.2 125L35.5 105.8Z" fill="var(--art-roof-right)" />
    <path d="M2.2 86.5L35.5 105.8L2.2 125L-31.2 105.8Z" fill="var(--art-roof-top)" />
    <path d="M-31.2 105.8L2.2 125L35.5 105.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-25.5 114.5L-19.9 117.8L-19.9 112.3L-25.5 109Z" fill="var(--art-wall-left)" />
    <path d="M-14.3 121L-8.7 124.3L-8.7 118.8L-14.3 115.5Z" fill="var(--art-wall-left)" />
    <path d="M-3.5 127.3L2.2 130.5L2.2 125L-3.5 121.8Z" fill="var(--art-wall-left)" />
    <path d="M-31.2 105.8L2.2 125L2.2 84.5Z" fill="var(--art-roof-left)" />
    <path d="M35.5 105.8L2.2 125L2.2 84.5Z" fill="var(--art-roof-right)" />
    <use href="#art-person-5" transform="translate(-43.3 147.5) scale(0.95)" />
    <use href="#art-person-4" transform="translate(19.5 161.3) scale(0.95)" />
    <g className="art-float art-slower">
      <g transform="translate(-56.3 47.5)">
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

export function TogetherArt() {
  return picture;
}
