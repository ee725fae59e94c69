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
    <path d="M0 17.5L65 55L0 92.5L-64.9 55Z" fill="var(--art-path-top)" />
    <path d="M77.9 62.5L142.9 100L77.9 137.5L13 100Z" fill="var(--art-cream-top)" />
    <path d="M-77.9 62.5L-13 100L-77.9 137.5L-142.9 100Z" fill="var(--art-mint-top)" />
    <path d="M0 107.5L65 145L0 182.5L-64.9 145Z" fill="var(--art-lavender-top)" />
    <path d="M-2.2 26.3L49.8 56.3L6.5 81.3L-45.5 51.2Z" fill="none" stroke="var(--art-glow)" strokeWidth={2.5} strokeDasharray="6 5" />
    <path d="M125.6 100L142.8 113.4L99.5 138.4L51.8 110.9L34.6 97.5L82.3 125Z" fill="var(--art-shadow)" />
    <path d="M34.6 97.5L82.3 125L82.3 82.5L34.6 55Z" fill="var(--art-wall-left)" />
    <path d="M125.6 100L82.3 125L82.3 82.5L125.6 57.5Z" fill="var(--art-wall-right)" />
    <path d="M77.9 30L125.6 57.5L82.3 82.5L34.6 55Z" fill="var(--art-wall-top)" />
    <path d="M34.6 55L82.3 82.5L125.6 57.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M34.6 97.5L82.3 125L82.3 85L34.6 57.5Z" fill="url(#art-contact)" />
    <path d="M125.6 100L82.3 125L82.3 85L125.6 60Z" fill="url(#art-contact)" />
    <path
      d="M55.1 100.5L61.8 104.5L61.8 95.7L55.1 91.8ZM42.2 76.9L49 80.8L49 72L42.2 68.1ZM67.9 91.7L74.7 95.6L74.7 86.9L67.9 83Z"
      fill="var(--art-window-left)"
    />
    <path d="M67.9 108L74.7 111.9L74.7 103.1L67.9 99.2ZM55.1 84.3L61.8 88.2L61.8 79.5L55.1 75.5Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M42.2 93.1L49 97L49 88.3L42.2 84.4Z" fill="var(--art-lit)" />
    <path
      d="M106.6 102.2L101.2 105.3L101.2 96.5L106.6 93.5ZM95.2 108.8L89.8 111.9L89.8 103.1L95.2 100ZM118 79.4L112.7 82.5L112.7 73.7L118 70.6ZM106.6 86L101.2 89L101.2 80.3L106.6 77.2Z"
      fill="var(--art-window-right)"
    />
    <path d="M95.2 92.5L89.8 95.6L89.8 86.9L95.2 83.8Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M118 95.6L112.7 98.7L112.7 90L118 86.9Z" fill="var(--art-lit)" />
    <path d="M28.6 55L82.3 86L82.3 81L28.6 50Z" fill="var(--art-roof-left)" />
    <path d="M131.6 57.5L82.3 86L82.3 81L131.6 52.5Z" fill="var(--art-roof-right)" />
    <path d="M77.9 21.5L131.6 52.5L82.3 81L28.6 50Z" fill="var(--art-roof-top)" />
    <path d="M28.6 50L82.3 81L131.6 52.5" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-47.6 95L-27.4 110.8L-59.9 129.6L-92.3 110.8L-112.6 95L-80.1 113.8Z" fill="var(--art-shadow)" />
    <path d="M-112.6 95L-80.1 113.8L-80.1 63.8L-112.6 45Z" fill="var(--art-lavender-left)" />
    <path d="M-47.6 95L-80.1 113.8L-80.1 63.8L-47.6 45Z" fill="var(--art-lavender-right)" />
    <path d="M-80.1 26.3L-47.6 45L-80.1 63.8L-112.6 45Z" fill="var(--art-lavender-top)" />
    <path d="M-112.6 45L-80.1 63.8L-47.6 45" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-112.6 95L-80.1 113.8L-80.1 73.8L-112.6 55Z" fill="url(#art-contact)" />
    <path d="M-47.6 95L-80.1 113.8L-80.1 73.8L-47.6 55Z" fill="url(#art-contact)" />
    <path d="M-105 70.6L-99.4 73.9L-99.4 61.4L-105 58.1ZM-93.3 77.4L-87.7 80.6L-87.7 68.1L-93.3 64.9Z" fill="var(--art-lit)" />
    <path
      className="art-twinkle"
      d="M-105 90.6L-99.4 93.9L-99.4 81.4L-105 78.1ZM-93.3 97.4L-87.7 100.6L-87.7 88.1L-93.3 84.9Z"
      fill="var(--art-lit)"
    />
    <path d="M-55.2 90.6L-60.8 93.9L-60.8 81.4L-55.2 78.1ZM-55.2 70.6L-60.8 73.9L-60.8 61.4L-55.2 58.1Z" fill="var(--art-window-right)" />
    <path d="M-66.9 77.4L-72.5 80.6L-72.5 68.1L-66.9 64.9Z" fill="var(--art-lit)" />
    <path className="art-twinkle" d="M-66.9 97.4L-72.5 100.6L-72.5 88.1L-66.9 84.9Z" fill="var(--art-lit)" />
    <path d="M-119.1 45L-80.1 67.5L-80.1 17.5Z" fill="var(--art-slate-left)" />
    <path d="M-41.1 45L-80.1 67.5L-80.1 17.5Z" fill="var(--art-slate-right)" />
    <use href="#art-cypress" transform="translate(-4.3 100) scale(0.7)" />
    <use href="#art-cherry" transform="translate(-77.9 125) scale(0.7)" />
    <use href="#art-tree" transform="translate(77.9 135) scale(0.65)" />
    <path d="M45.5 151.3L61.7 163.9L55.2 167.6L3.2 137.7L-13 125L39 155Z" fill="var(--art-shadow)" />
    <path d="M-11.9 121.9L44.4 154.4L44.4 104.4L-11.9 71.9Z" fill="var(--art-screen-left)" />
    <path d="M49.8 151.3L44.4 154.4L44.4 104.4L49.8 101.3Z" fill="var(--art-screen-right)" />
    <path d="M-6.5 68.8L49.8 101.3L44.4 104.4L-11.9 71.9Z" fill="var(--art-screen-top)" />
    <path d="M-11.9 71.9L44.4 104.4L49.8 101.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-8.7 120L41.1 148.8L41.1 106.3L-8.7 77.5Z" fill="url(#art-holo)" />
    <g transform="matrix(0.866 0.5 0 1 16 113.2)">
      <g transform="translate(0 -16)">
        <rect x={-22} y={-2} width={22} height={4} rx={2} fill="#fff" opacity={0.8} />
        <rect x={6} y={-5} width={18} height={10} rx={5} fill="#fff" />
        <circle cx={19} r={3.6} fill="#6d5efc" />
      </g>
      <g transform="translate(0 -1)">
        <rect x={-22} y={-2} width={22} height={4} rx={2} fill="#fff" opacity={0.8} />
        <rect x={6} y={-5} width={18} height={10} rx={5} fill="#ffffff66" />
        <circle cx={11} r={3.6} fill="#fff" />
      </g>
      <g transform="translate(0 14)">
        <rect x={-22} y={-2} width={22} height={4} rx={2} fill="#fff" opacity={0.8} />
        <rect x={6} y={-5} width={18} height={10} rx={5} fill="#fff" />
        <circle cx={19} r={3.6} fill="#6d5efc" />
      </g>
    </g>
    <use href="#art-person-3" transform="translate(-21.6 147.5) scale(1.05)" />
    <use href="#art-person-2" transform="translate(2.2 156.3) scale(1.05)" />
    <g className="art-float art-slow">
      <path d="M-45.5 13.7L6.5 43.8L6.5 8.8L-45.5 -21.3Z" fill="var(--art-brick-left)" />
      <path d="M49.8 18.8L6.5 43.8L6.5 8.8L49.8 -16.2Z" fill="var(--art-brick-right)" />
      <path d="M-2.2 -46.2L49.8 -16.2L6.5 8.8L-45.5 -21.3Z" fill="var(--art-brick-top)" />
      <path d="M-45.5 -21.3L6.5 8.8L49.8 -16.2" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
      <path d="M-23.6 17.6L-15.4 22.4L-15.4 4.9L-23.6 0.1ZM-9.3 25.9L-1.1 30.6L-1.1 13.1L-9.3 8.4Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M-37.9 9.4L-29.7 14.1L-29.7 -3.4L-37.9 -8.1Z" fill="var(--art-lit)" />
      <path d="M25.1 24.3L14.1 30.6L14.1 13.1L25.1 6.8Z" fill="var(--art-lit)" />
      <path className="art-twinkle" d="M42.2 14.4L31.2 20.8L31.2 3.3L42.2 -3.1Z" fill="var(--art-lit)" />
      <path d="M-2.2 -46.9L60.6 -10.6L33.6 -23.1L-29.2 -59.4Z" fill="var(--art-roof-left)" />
      <path d="M49.8 -16.2L6.5 8.8L28.1 -26.2Z" fill="var(--art-brick-right)" />
      <path d="M6.5 20.6L33.6 -23.1L60.6 -10.6L57.2 -4.6L33.6 -15.1L10 22.6Z" fill="var(--art-roof-right)" />
      <path d="M-56.3 -15.6L6.5 20.6L33.6 -23.1L-29.2 -59.4Z" fill="var(--art-roof-top)" />
      <path d="M-29.2 -59.4L33.6 -23.1" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    </g>
  </svg>
);

export function OwnWayArt() {
  return picture;
}
