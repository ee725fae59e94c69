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
    <path d="M-142.9 100L-136.4 103.8L-136.4 23.8L-142.9 20Z" fill="var(--art-wall-left)" />
    <path d="M6.5 21.3L-136.4 103.8L-136.4 23.8L6.5 -58.7Z" fill="var(--art-wall-right)" />
    <path d="M0 -62.5L6.5 -58.7L-136.4 23.8L-142.9 20Z" fill="var(--art-wall-top)" />
    <path d="M-142.9 20L-136.4 23.8L6.5 -58.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-6.5 21.3L136.4 103.8L136.4 23.8L-6.5 -58.7Z" fill="var(--art-wall-left)" />
    <path d="M142.9 100L136.4 103.8L136.4 23.8L142.9 20Z" fill="var(--art-wall-right)" />
    <path d="M0 -62.5L142.9 20L136.4 23.8L-6.5 -58.7Z" fill="var(--art-wall-top)" />
    <path d="M-6.5 -58.7L136.4 23.8L142.9 20" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M8.7 6.3L41.1 25L41.1 -10L8.7 -28.7Z" fill="var(--art-wood-left)" />
    <path d="M10.8 5L39 21.3L39 -8.7L10.8 -25Z" fill="#cfe3ff" />
    <path d="M10.8 5L39 21.3L27.1 -4.4L16.2 -4.4Z" fill="#6d5efc" />
    <path d="M15.2 -13.7L19.9 -11L19.9 -16.5L15.2 -19.2Z" fill="#ffd27a" />
    <path d="M52 31.3L84.4 50L84.4 15L52 -3.7Z" fill="var(--art-wood-left)" />
    <path d="M54.1 30L82.3 46.3L82.3 16.3L54.1 0Z" fill="#ffe3a8" />
    <path d="M54.1 30L82.3 46.3L70.4 20.6L59.5 20.6Z" fill="#ff7a59" />
    <path d="M58.5 11.3L63.2 14L63.2 8.5L58.5 5.8Z" fill="#fff" />
    <path d="M95.3 56.3L127.7 75L127.7 40L95.3 21.3Z" fill="var(--art-wood-left)" />
    <path d="M97.4 55L125.6 71.3L125.6 41.3L97.4 25Z" fill="#ffd0e4" />
    <path d="M97.4 55L125.6 71.3L113.7 45.6L102.8 45.6Z" fill="#14b8a6" />
    <path d="M101.8 36.3L106.5 39L106.5 33.5L101.8 30.8Z" fill="#f5b301" />
    <path d="M-19.5 12.5L-52 31.3L-52 -3.7L-19.5 -22.5Z" fill="var(--art-wood-right)" />
    <path d="M-21.6 11.3L-49.8 27.5L-49.8 -2.5L-21.6 -18.7Z" fill="#c4f1e2" />
    <path d="M-21.6 11.3L-49.8 27.5L-37.9 1.9L-27.1 1.9Z" fill="#3b82f6" />
    <path d="M-26 -7.5L-30.7 -4.7L-30.7 -10.2L-26 -13Z" fill="#fff3c9" />
    <path d="M-75.8 45L-108.2 63.8L-108.2 28.8L-75.8 10Z" fill="var(--art-wood-right)" />
    <path d="M-77.9 43.8L-106.1 60L-106.1 30L-77.9 13.8Z" fill="#cfc6ff" />
    <path d="M-77.9 43.8L-106.1 60L-94.2 34.4L-83.4 34.4Z" fill="#ef5da8" />
    <path d="M-82.3 25L-87 27.8L-87 22.3L-82.3 19.5Z" fill="#ffd27a" />
    <use href="#art-person-1" transform="translate(-8.7 60) scale(0.95)" />
    <use href="#art-person-5" transform="translate(-60.6 90) scale(0.95)" />
    <use href="#art-person-0" transform="translate(56.3 92.5) scale(0.95)" />
    <path d="M23.8 98.8L31.9 105.1L12.4 116.3L-7.1 105.1L-15.2 98.8L4.3 110Z" fill="var(--art-shadow)" />
    <path d="M-15.2 98.8L4.3 110L4.3 90L-15.2 78.8Z" fill="var(--art-cream-left)" />
    <path d="M23.8 98.8L4.3 110L4.3 90L23.8 78.8Z" fill="var(--art-cream-right)" />
    <path d="M4.3 67.5L23.8 78.8L4.3 90L-15.2 78.8Z" fill="var(--art-cream-top)" />
    <path d="M-15.2 78.8L4.3 90L23.8 78.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-15.2 98.8L4.3 110L4.3 90L-15.2 78.8Z" fill="url(#art-contact)" />
    <path d="M23.8 98.8L4.3 110L4.3 90L23.8 78.8Z" fill="url(#art-contact)" />
    <path d="M-10 78.8L4.3 87L4.3 53.8Z" fill="var(--art-gold-left)" />
    <path d="M18.6 78.8L4.3 87L4.3 53.8Z" fill="var(--art-gold-right)" />
    <use href="#art-person-2" transform="translate(-65 122.5) scale(0.95)" />
    <use href="#art-person-3" transform="translate(-4.3 127.5) scale(0.95)" />
    <path d="M12.8 121.3V138.8A15.3 8.8 0 0 0 43.4 138.8V121.3Z" fill="var(--art-cream-left)" />
    <path d="M12.8 121.3V138.8A15.3 8.8 0 0 0 43.4 138.8V121.3Z" fill="url(#art-sheen)" />
    <ellipse cx={28.1} cy={121.3} rx={15.3} ry={8.8} fill="var(--art-cream-top)" />
    <path d="M12.8 121.3A15.3 8.8 0 0 0 43.4 121.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M19.5 101.3V121.3A8.6 4.9 0 0 0 36.7 121.3V101.3Z" fill="var(--art-rose-left)" />
    <path d="M19.5 101.3V121.3A8.6 4.9 0 0 0 36.7 121.3V101.3Z" fill="url(#art-sheen)" />
    <ellipse cx={28.1} cy={101.3} rx={8.6} ry={4.9} fill="var(--art-rose-top)" />
    <path d="M19.5 101.3A8.6 4.9 0 0 0 36.7 101.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <g className="art-float art-slow">
      <g transform="translate(4.3 27.5)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <path d="M0-14l4.3 8.9 9.7 1.3-7.1 6.8 1.8 9.7L0 8l-8.7 4.7 1.8-9.7-7.1-6.8 9.7-1.3Z" fill="#f5b301" />
      </g>
    </g>
  </svg>
);

export function GalleryArt() {
  return picture;
}
