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
    <path d="M45.5 51.2L84.4 73.8L-67.1 161.3L-106.1 138.8Z" fill="var(--art-path-top)" />
    <use href="#art-tree" transform="translate(0 30) scale(0.9)" />
    <path d="M-10.8 58.8L9.4 74.6L-23.1 93.3L-55.5 74.6L-75.8 58.7L-43.3 77.5Z" fill="var(--art-shadow)" />
    <path d="M-75.8 58.7L-43.3 77.5L-43.3 27.5L-75.8 8.7Z" fill="var(--art-lavender-left)" />
    <path d="M-10.8 58.8L-43.3 77.5L-43.3 27.5L-10.8 8.8Z" fill="var(--art-lavender-right)" />
    <path d="M-43.3 -10L-10.8 8.8L-43.3 27.5L-75.8 8.7Z" fill="var(--art-lavender-top)" />
    <path d="M-75.8 8.7L-43.3 27.5L-10.8 8.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-75.8 58.7L-43.3 77.5L-43.3 37.5L-75.8 18.7Z" fill="url(#art-contact)" />
    <path d="M-10.8 58.8L-43.3 77.5L-43.3 37.5L-10.8 18.8Z" fill="url(#art-contact)" />
    <path d="M-82.3 8.8L-43.3 31.3L-43.3 26.2L-82.3 3.7Z" fill="var(--art-cream-left)" />
    <path d="M-4.3 8.8L-43.3 31.3L-43.3 26.2L-4.3 3.7Z" fill="var(--art-cream-right)" />
    <path d="M-43.3 -18.7L-4.3 3.7L-43.3 26.2L-82.3 3.7Z" fill="var(--art-cream-top)" />
    <path d="M-82.3 3.7L-43.3 26.2L-4.3 3.7" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-82.3 3.7L-43.3 26.2L-43.3 -26.3Z" fill="var(--art-slate-left)" />
    <path d="M-4.3 3.7L-43.3 26.2L-43.3 -26.3Z" fill="var(--art-slate-right)" />
    <use href="#art-cypress" transform="translate(47.6 50) scale(0.8)" />
    <path d="M-34.6 72.5L-10.8 86.3L-10.8 66.3L-34.6 52.5Z" fill="var(--art-hedge-left)" />
    <path d="M2.2 78.8L-10.8 86.3L-10.8 66.3L2.2 58.8Z" fill="var(--art-hedge-right)" />
    <path d="M-21.6 45L2.2 58.8L-10.8 66.3L-34.6 52.5Z" fill="var(--art-hedge-top)" />
    <path d="M-34.6 52.5L-10.8 66.3L2.2 58.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <ellipse className="art-pulse" cx={10.8} cy={93.8} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={10.8} cy={93.8} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 10.8 93.8)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#art-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M40.2 110.8l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#art-cherry" transform="translate(116.9 97.5) scale(0.85)" />
    <use href="#art-cherry" transform="translate(-108.2 97.5) scale(0.85)" />
    <path d="M26 107.5L49.8 121.2L49.8 101.2L26 87.5Z" fill="var(--art-hedge-left)" />
    <path d="M62.8 113.8L49.8 121.2L49.8 101.2L62.8 93.8Z" fill="var(--art-hedge-right)" />
    <path d="M39 80L62.8 93.8L49.8 101.2L26 87.5Z" fill="var(--art-hedge-top)" />
    <path d="M26 87.5L49.8 101.2L62.8 93.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <use href="#art-lamp" transform="translate(-58.5 101.3)" />
    <path d="M106.1 126.3L126.3 142.1L93.9 160.8L61.4 142.1L41.1 126.3L73.6 145Z" fill="var(--art-shadow)" />
    <path d="M41.1 126.3L73.6 145L73.6 95L41.1 76.3Z" fill="var(--art-lavender-left)" />
    <path d="M106.1 126.3L73.6 145L73.6 95L106.1 76.3Z" fill="var(--art-lavender-right)" />
    <path d="M73.6 57.5L106.1 76.3L73.6 95L41.1 76.3Z" fill="var(--art-lavender-top)" />
    <path d="M41.1 76.3L73.6 95L106.1 76.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M41.1 126.3L73.6 145L73.6 105L41.1 86.3Z" fill="url(#art-contact)" />
    <path d="M106.1 126.3L73.6 145L73.6 105L106.1 86.3Z" fill="url(#art-contact)" />
    <path d="M34.6 76.3L73.6 98.7L73.6 93.7L34.6 71.3Z" fill="var(--art-cream-left)" />
    <path d="M112.6 76.3L73.6 98.7L73.6 93.7L112.6 71.3Z" fill="var(--art-cream-right)" />
    <path d="M73.6 48.8L112.6 71.3L73.6 93.7L34.6 71.3Z" fill="var(--art-cream-top)" />
    <path d="M34.6 71.3L73.6 93.7L112.6 71.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M34.6 71.3L73.6 93.7L73.6 41.2Z" fill="var(--art-slate-left)" />
    <path d="M112.6 71.3L73.6 93.7L73.6 41.2Z" fill="var(--art-slate-right)" />
    <use href="#art-person-2" transform="translate(-43.3 115)" />
    <use href="#art-person-1" transform="translate(-39 132.5)" />
    <use href="#art-lamp" transform="translate(-2.2 133.8)" />
    <use href="#art-person-0" transform="translate(-71.4 141.3)" />
    <use href="#art-tree" transform="translate(4.3 167.5) scale(0.85)" />
    <g className="art-float art-slow">
      <g transform="translate(10.8 -38.7)">
        <path className="art-raised" d="M0-36L30-25V-5C30 15 16 26 0 33-16 26-30 15-30-5V-25Z" fill="#fff" />
        <path d="M0-36L30-25V-5C30 15 16 26 0 33Z" fill="#efeaff" />
        <path d="M-13-3l9 9 17-18" fill="none" stroke="#14a58f" strokeWidth={6.5} strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </g>
  </svg>
);

export function SafeArt() {
  return picture;
}
