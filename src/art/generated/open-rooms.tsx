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
    <path d="M-99.6 70L52 157.5L19.5 176.3L-132.1 88.8Z" fill="var(--art-path-top)" />
    <path d="M-29.2 38.1L-1.1 54.4L-109.3 116.9L-137.5 100.6Z" fill="var(--art-path-top)" />
    <path d="M24.9 69.4L53 85.6L-55.2 148.1L-83.4 131.9Z" fill="var(--art-path-top)" />
    <path d="M79 100.6L107.2 116.9L-1.1 179.4L-29.2 163.1Z" fill="var(--art-path-top)" />
    <use href="#art-cypress" transform="translate(-2.2 23.8) scale(0.75)" />
    <ellipse className="art-pulse" cx={-15.2} cy={46.3} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={-15.2} cy={46.3} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 -15.2 46.3)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#art-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M14.2 63.3l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#art-tree" transform="translate(39 47.5) scale(0.75)" />
    <use href="#art-person-3" transform="translate(-32.5 71.3) scale(1.1)" />
    <ellipse className="art-pulse" cx={39} cy={77.5} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={39} cy={77.5} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 39 77.5)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#art-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M68.4 94.5l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#art-person-0" transform="translate(-73.6 77.5) scale(0.95)" />
    <use href="#art-cypress" transform="translate(93.1 78.8) scale(0.75)" />
    <use href="#art-person-5" transform="translate(8.7 97.5) scale(1.1)" />
    <use href="#art-tree" transform="translate(-138.6 102.5) scale(0.8)" />
    <ellipse className="art-pulse" cx={93.1} cy={108.7} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={93.1} cy={108.7} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 93.1 108.7)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#art-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M122.5 125.7l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#art-person-4" transform="translate(-36.8 118.8) scale(0.95)" />
    <use href="#art-lamp" transform="translate(-90.9 120)" />
    <use href="#art-lamp" transform="translate(17.3 120)" />
    <use href="#art-person-2" transform="translate(65 130) scale(1.1)" />
    <use href="#art-person-1" transform="translate(21.7 142.5) scale(0.95)" />
    <use href="#art-person-5" transform="translate(-13 147.5) scale(0.95)" />
    <use href="#art-cherry" transform="translate(2.2 178.8) scale(0.8)" />
    <g className="art-float art-slow">
      <g transform="translate(-15.2 -61.2)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <g>
          <circle r={17} fill="none" stroke="#e4defc" strokeWidth={5} />
          <path d="M0-17a17 17 0 1 1-14.7 25.5" fill="none" stroke="#6d5efc" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
          <path d="M0-8v9l6 4" fill="none" stroke="#2b2440" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </g>
    </g>
    <g className="art-float art-slower">
      <g transform="translate(39 -30)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <g>
          <path d="M-6-3v-4a6 6 0 0 1 12 0v4" fill="none" stroke="#6d5efc" strokeWidth={3.5} strokeLinecap="round" strokeLinejoin="round" />
          <rect x={-10} y={-3} width={20} height={15} rx={4} fill="#6d5efc" />
          <circle cy={4} r={2.4} fill="#fff" />
        </g>
      </g>
    </g>
    <g className="art-float art-slowest">
      <g transform="translate(93.1 1.2)">
        <circle className="art-raised" r={25} fill="var(--art-note)" />
        <path d="M0-14l4.3 8.9 9.7 1.3-7.1 6.8 1.8 9.7L0 8l-8.7 4.7 1.8-9.7-7.1-6.8 9.7-1.3Z" fill="#f5b301" />
      </g>
    </g>
    <g className="art-float art-slow">
      <g transform="translate(-36.8 78.8)">
        <path
          className="art-raised"
          d="M-16-42H16A13 13 0 0 1 29-29V-21A13 13 0 0 1 16-8H6L0 0-6-8H-16A13 13 0 0 1 -29-21V-29A13 13 0 0 1 -16-42Z"
          fill="var(--art-note)"
        />
        <path
          d="M-12-28v6M-4-33v16M4-30v10M12-27v4"
          fill="none"
          stroke="#14a58f"
          strokeWidth={3.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </g>
  </svg>
);

export function OpenRoomsArt() {
  return picture;
}
