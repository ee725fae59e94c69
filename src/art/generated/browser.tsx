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
    <path d="M108.3 112.5L124.4 125.2L37.8 175.2L-92.1 100.2L-108.2 87.5L21.7 162.5Z" fill="var(--art-shadow)" />
    <path d="M-108.2 87.5L21.7 162.5L21.7 153.8L-108.2 78.8Z" fill="var(--art-lavender-left)" />
    <path d="M108.3 112.5L21.7 162.5L21.7 153.8L108.3 103.8Z" fill="var(--art-lavender-right)" />
    <path d="M-21.6 28.8L108.3 103.8L21.7 153.8L-108.2 78.8Z" fill="var(--art-lavender-top)" />
    <path d="M-108.2 78.8L21.7 153.8L108.3 103.8" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-28.1 32.5L101.8 107.5L101.8 5L-28.1 -70Z" fill="var(--art-screen-left)" />
    <path d="M108.3 103.8L101.8 107.5L101.8 5L108.3 1.3Z" fill="var(--art-screen-right)" />
    <path d="M-21.6 -73.7L108.3 1.3L101.8 5L-28.1 -70Z" fill="var(--art-screen-top)" />
    <path d="M-28.1 -70L101.8 5L108.3 1.3" fill="none" stroke="var(--art-rim)" strokeWidth={1.4} />
    <path d="M-22.7 29.4L96.3 98.1L96.3 8.1L-22.7 -60.6Z" fill="url(#art-holo)" />
    <path d="M-22.7 -48.1L96.3 20.6L96.3 8.1L-22.7 -60.6Z" fill="#ffffffd9" />
    <path d="M9.7 -32.1L87.7 12.9L87.7 5.9L9.7 -39.1Z" fill="#d9d2fb" />
    <g transform="matrix(0.866 0.5 0 1 -15.2 -50)">
      <circle cx={0} cy={0} r={3} fill="#ff7a59" />
      <circle cx={9} cy={0} r={3} fill="#f5b301" />
      <circle cx={18} cy={0} r={3} fill="#14b8a6" />
    </g>
    <g transform="matrix(0.866 0.5 0 1 36.8 63.8)">
      <path d="M-26 0V-42A26 26 0 0 1 26-42V0Z" fill="url(#art-portal)" />
      <path d="M-16-2V-40A16 16 0 0 1 16-40V-2" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M-18.402500000000003 49.12500000000001L72.52749999999999 101.625" stroke="#ffffff8c" strokeWidth={6} strokeDasharray="9 4" />
    <path d="M-27.0625 54.125L63.8675 106.625" stroke="#ffffff8c" strokeWidth={6} strokeDasharray="9 4" />
    <path d="M-35.7225 59.124999999999986L55.207499999999996 111.62499999999999" stroke="#ffffff8c" strokeWidth={6} strokeDasharray="9 4" />
    <use href="#art-person-1" transform="translate(-6.5 77.5) scale(1.15)" />
    <use href="#art-person-4" transform="translate(-62.8 82.5) scale(1.15)" />
    <path d="M-32.5 87.2L6.5 109.8L-15.2 122.3L-54.1 99.7Z" fill="#ffffff8c" />
    <use href="#art-tree" transform="translate(-129.9 100) scale(0.8)" />
    <use href="#art-cherry" transform="translate(110.4 118.8) scale(0.8)" />
    <use href="#art-person-2" transform="translate(4.3 118.7) scale(1.15)" />
    <use href="#art-cypress" transform="translate(-4.3 175) scale(0.75)" />
    <g className="art-float art-slower">
      <g transform="translate(-62.8 38.8)">
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

export function BrowserArt() {
  return picture;
}
