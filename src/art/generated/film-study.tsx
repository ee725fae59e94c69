// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-240 -135 480 270" aria-hidden="true" focusable="false">
    <g transform="translate(0 -104) scale(1.95)">
      <path d="M0 17.5L142.9 100L0 182.5L-142.9 100Z" fill="var(--art-wood-top)" />
      <path d="M-142.9 100L-136.4 103.8L-136.4 18.8L-142.9 15Z" fill="var(--art-mint-left)" />
      <path d="M6.5 21.3L-136.4 103.8L-136.4 18.8L6.5 -63.7Z" fill="var(--art-mint-right)" />
      <path d="M0 -67.5L6.5 -63.7L-136.4 18.8L-142.9 15Z" fill="var(--art-mint-top)" />
      <path d="M-142.9 15L-136.4 18.8L6.5 -63.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-6.5 21.3L136.4 103.8L136.4 18.8L-6.5 -63.7Z" fill="var(--art-mint-left)" />
      <path d="M142.9 100L136.4 103.8L136.4 18.8L142.9 15Z" fill="var(--art-mint-right)" />
      <path d="M0 -67.5L142.9 15L136.4 18.8L-6.5 -63.7Z" fill="var(--art-mint-top)" />
      <path d="M-6.5 -63.7L136.4 18.8L142.9 15" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M5.4 31.9L83.4 76.9L83.4 8.1L5.4 -36.9Z" fill="var(--art-wood-left)" />
      <path d="M85.5 75.6L83.4 76.9L83.4 8.1L85.5 6.9Z" fill="var(--art-wood-right)" />
      <path d="M7.6 -38.1L85.5 6.9L83.4 8.1L5.4 -36.9Z" fill="var(--art-wood-top)" />
      <path d="M5.4 -36.9L83.4 8.1L85.5 6.9" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-2.2 31.3L75.8 76.3L75.8 73.8L-2.2 28.8Z" fill="var(--art-wood-left)" />
      <path d="M85.5 70.6L75.8 76.3L75.8 73.8L85.5 68.1Z" fill="var(--art-wood-right)" />
      <path d="M7.6 23.1L85.5 68.1L75.8 73.8L-2.2 28.8Z" fill="var(--art-wood-top)" />
      <path d="M-2.2 28.8L75.8 73.8L85.5 68.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-2.2 11.3L75.8 56.3L75.8 53.8L-2.2 8.7Z" fill="var(--art-wood-left)" />
      <path d="M85.5 50.6L75.8 56.3L75.8 53.8L85.5 48.1Z" fill="var(--art-wood-right)" />
      <path d="M7.6 3.1L85.5 48.1L75.8 53.8L-2.2 8.7Z" fill="var(--art-wood-top)" />
      <path d="M-2.2 8.7L75.8 53.8L85.5 48.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-2.2 -8.7L75.8 36.3L75.8 33.8L-2.2 -11.2Z" fill="var(--art-wood-left)" />
      <path d="M85.5 30.6L75.8 36.3L75.8 33.8L85.5 28.1Z" fill="var(--art-wood-right)" />
      <path d="M7.6 -16.9L85.5 28.1L75.8 33.8L-2.2 -11.2Z" fill="var(--art-wood-top)" />
      <path d="M-2.2 -11.2L75.8 33.8L85.5 28.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path
        d="M0 30L3.5 32L3.5 17.5L0 15.5ZM38.3 52.1L42.6 54.6L42.6 40.1L38.3 37.6ZM20.7 22L26.2 25.1L26.2 10.7L20.7 7.5ZM58.8 43.9L63.4 46.6L63.4 34.4L58.8 31.8ZM4.7 -7.3L10.6 -3.9L10.6 -19.3L4.7 -22.7ZM46 16.6L51.7 19.9L51.7 6.8L46 3.5Z"
        fill="#6d5efc"
      />
      <path
        d="M4.1 32.4L9.9 35.7L9.9 23L4.1 19.7ZM43.3 55L47.8 57.6L47.8 46.2L43.3 43.5ZM26.9 25.5L30.8 27.8L30.8 12.6L26.9 10.4ZM64 47L70 50.4L70 37.2L64 33.8ZM11.2 -3.5L16 -0.8L16 -14.5L11.2 -17.2ZM52.4 20.2L57.4 23.1L57.4 7.3L52.4 4.4Z"
        fill="#ff7a59"
      />
      <path
        d="M10.6 36.1L16.1 39.3L16.1 27.5L10.6 24.4ZM48.4 58L54.7 61.6L54.7 48.7L48.4 45ZM31.5 28.2L37.9 31.9L37.9 16.5L31.5 12.8ZM16.6 -0.4L21.8 2.6L21.8 -10.2L16.6 -13.2ZM58 23.5L62.7 26.2L62.7 12.1L58 9.4Z"
        fill="#14b8a6"
      />
      <path
        d="M16.7 39.6L20.9 42.1L20.9 28.8L16.7 26.4ZM55.3 62L59.1 64.1L59.1 50.7L55.3 48.5ZM0 10L4.9 12.8L4.9 0.2L0 -2.6ZM38.5 32.2L42.7 34.6L42.7 18.8L38.5 16.4ZM22.4 2.9L27.5 5.9L27.5 -8L22.4 -10.9ZM63.3 26.6L68.7 29.7L68.7 16.8L63.3 13.7Z"
        fill="#f5b301"
      />
      <path
        d="M21.5 42.4L26.2 45.1L26.2 30.5L21.5 27.8ZM59.7 64.5L66 68.1L66 53.6L59.7 50ZM5.5 13.2L9.2 15.3L9.2 1.5L5.5 -0.6ZM43.3 35L48.7 38.1L48.7 23L43.3 19.9ZM28.1 6.2L33.3 9.2L33.3 -5L28.1 -8Z"
        fill="#ef5da8"
      />
      <path
        d="M26.9 45.5L33.1 49.1L33.1 34.9L26.9 31.3ZM66.7 68.5L70.9 70.9L70.9 56.5L66.7 54.1ZM9.9 15.7L15 18.7L15 3.4L9.9 0.4ZM49.3 38.5L53.5 40.9L53.5 27.8L49.3 25.4ZM34 9.6L40.3 13.3L40.3 -0.3L34 -4Z"
        fill="#3b82f6"
      />
      <path
        d="M33.7 49.5L37.7 51.8L37.7 39.6L33.7 37.4ZM15.6 19L20.1 21.6L20.1 9.1L15.6 6.6ZM54.2 41.3L58.1 43.6L58.1 30.2L54.2 27.9ZM0 -10L4 -7.7L4 -20.8L0 -23.1ZM40.9 13.6L45.4 16.2L45.4 2.7L40.9 0.1Z"
        fill="#8b5cf6"
      />
      <path d="M123.4 101.3L148.7 121L139 126.6L106.5 107.9L81.2 88.1L113.7 106.9Z" fill="var(--art-shadow)" />
      <path d="M81.2 88.1L113.7 106.9L113.7 44.4L81.2 25.6Z" fill="var(--art-lavender-left)" />
      <path d="M123.4 101.3L113.7 106.9L113.7 44.4L123.4 38.8Z" fill="var(--art-lavender-right)" />
      <path d="M90.9 20L123.4 38.8L113.7 44.4L81.2 25.6Z" fill="var(--art-lavender-top)" />
      <path d="M81.2 25.6L113.7 44.4L123.4 38.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M81.2 88.1L113.7 106.9L113.7 66.9L81.2 48.1Z" fill="url(#art-contact)" />
      <path d="M123.4 101.3L113.7 106.9L113.7 66.9L123.4 61.3Z" fill="url(#art-contact)" />
      <path d="M84.4 55L94.4 60.8L94.4 37L84.4 31.3ZM100.5 64.3L110.4 70L110.4 46.3L100.5 40.5Z" fill="var(--art-lit)" />
      <path
        className="art-twinkle"
        d="M84.4 86.3L94.4 92L94.4 68.3L84.4 62.5ZM100.5 95.5L110.4 101.3L110.4 77.5L100.5 71.8Z"
        fill="var(--art-lit)"
      />
      <path d="M6.5 86.3L14.1 92.2L-5.4 103.4L-48.7 78.4L-56.3 72.5L-13 97.5Z" fill="var(--art-shadow)" />
      <path d="M-56.3 72.5L-13 97.5L-13 78.8L-56.3 53.8Z" fill="var(--art-cream-left)" />
      <path d="M6.5 86.3L-13 97.5L-13 78.8L6.5 67.5Z" fill="var(--art-cream-right)" />
      <path d="M-36.8 42.5L6.5 67.5L-13 78.8L-56.3 53.8Z" fill="var(--art-cream-top)" />
      <path d="M-56.3 53.8L-13 78.8L6.5 67.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <g transform="matrix(0.866 0.5 0 1 -21.6 58.7)">
        <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
        <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
      </g>
      <use href="#art-person-0" transform="translate(-43.3 87.5) scale(0.95)" />
      <path d="M-41.1 113.8L-33.5 119.7L-53 130.9L-96.3 105.9L-103.9 100L-60.6 125Z" fill="var(--art-shadow)" />
      <path d="M-103.9 100L-60.6 125L-60.6 106.3L-103.9 81.3Z" fill="var(--art-cream-left)" />
      <path d="M-41.1 113.8L-60.6 125L-60.6 106.3L-41.1 95Z" fill="var(--art-cream-right)" />
      <path d="M-84.4 70L-41.1 95L-60.6 106.3L-103.9 81.3Z" fill="var(--art-cream-top)" />
      <path d="M-103.9 81.3L-60.6 106.3L-41.1 95" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <g transform="matrix(0.866 0.5 0 1 -69.3 86.3)">
        <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
        <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
      </g>
      <path d="M65 120L72.5 125.9L53.1 137.2L9.8 112.2L2.2 106.3L45.5 131.3Z" fill="var(--art-shadow)" />
      <path d="M2.2 106.3L45.5 131.3L45.5 112.5L2.2 87.5Z" fill="var(--art-cream-left)" />
      <path d="M65 120L45.5 131.3L45.5 112.5L65 101.3Z" fill="var(--art-cream-right)" />
      <path d="M21.7 76.3L65 101.3L45.5 112.5L2.2 87.5Z" fill="var(--art-cream-top)" />
      <path d="M2.2 87.5L45.5 112.5L65 101.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <g transform="matrix(0.866 0.5 0 1 36.8 92.5)">
        <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
        <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
      </g>
      <use href="#art-person-4" transform="translate(-90.9 115) scale(0.95)" />
      <use href="#art-person-2" transform="translate(15.2 121.2) scale(0.95)" />
      <path d="M17.3 147.5L24.9 153.4L5.4 164.7L-37.9 139.7L-45.5 133.8L-2.2 158.8Z" fill="var(--art-shadow)" />
      <path d="M-45.5 133.8L-2.2 158.8L-2.2 140L-45.5 115Z" fill="var(--art-cream-left)" />
      <path d="M17.3 147.5L-2.2 158.8L-2.2 140L17.3 128.8Z" fill="var(--art-cream-right)" />
      <path d="M-26 103.8L17.3 128.8L-2.2 140L-45.5 115Z" fill="var(--art-cream-top)" />
      <path d="M-45.5 115L-2.2 140L17.3 128.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <g transform="matrix(0.866 0.5 0 1 -10.8 120)">
        <rect x={-12} y={-18} width={24} height={17} rx={2} fill="var(--art-screen-left)" />
        <rect x={-10} y={-16} width={20} height={13} fill="url(#art-holo)" />
      </g>
      <use href="#art-person-1" transform="translate(-32.5 148.8) scale(0.95)" />
      <use href="#art-cypress" transform="translate(99.6 117.5) scale(0.55)" />
      <g className="art-float art-slow">
        <g transform="translate(43.3 5)">
          <circle className="art-raised" r={25} fill="var(--art-note)" />
          <g>
            <circle r={17} fill="none" stroke="#e4defc" strokeWidth={5} />
            <path
              d="M0-17a17 17 0 1 1-14.7 25.5"
              fill="none"
              stroke="#6d5efc"
              strokeWidth={5}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <path d="M0-8v9l6 4" fill="none" stroke="#2b2440" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
          </g>
        </g>
      </g>
    </g>
  </svg>
);

export function FilmStudyArt() {
  return picture;
}
