// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art" viewBox="-230 -100 470 340" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="invitation-leaf" cx={0.35} cy={0.25} r={0.85}>
        <stop offset={0} stopColor="var(--art-leaf-1)" />
        <stop offset={0.55} stopColor="var(--art-leaf-2)" />
        <stop offset={1} stopColor="var(--art-leaf-3)" />
      </radialGradient>
      <linearGradient id="invitation-portal" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#ffd27a" />
        <stop offset={0.45} stopColor="#ff8fb1" />
        <stop offset={1} stopColor="#7a5cff" />
      </linearGradient>
      <g id="invitation-tree">
        <ellipse cx={10} cy={3} rx={17} ry={6.97} fill="var(--art-shadow)" />
        <rect x={-2.5} y={-14} width={5} height={15} rx={2.5} fill="var(--art-trunk)" />
        <circle cx={0} cy={-27} r={15.5} fill="url(#invitation-leaf)" />
        <circle cx={-7} cy={-21} r={9} fill="url(#invitation-leaf)" />
        <circle cx={7.5} cy={-20} r={9.5} fill="url(#invitation-leaf)" />
      </g>
      <g id="invitation-cypress">
        <ellipse cx={8} cy={3} rx={13} ry={5.33} fill="var(--art-shadow)" />
        <rect x={-2} y={-8} width={4} height={9} rx={2} fill="var(--art-trunk)" />
        <path d="M0-52C9-38 13-24 12-14Q0-4-12-14C-13-24-9-38 0-52Z" fill="url(#invitation-leaf)" />
      </g>
      <g id="invitation-cherry">
        <ellipse cx={9} cy={3} rx={15} ry={6.1499999999999995} fill="var(--art-shadow)" />
        <rect x={-2} y={-12} width={4} height={13} rx={2} fill="var(--art-trunk)" />
        <circle cx={0} cy={-26} r={13} fill="var(--art-blossom-2)" />
        <circle cx={-8} cy={-20} r={8} fill="var(--art-blossom-2)" />
        <circle cx={8} cy={-20} r={8.5} fill="var(--art-blossom-3)" />
        <circle cx={-4} cy={-31} r={5} fill="var(--art-blossom-1)" />
      </g>
      <g id="invitation-lamp">
        <ellipse cx={4} cy={1} rx={8} ry={3} fill="var(--art-shadow)" />
        <rect x={-1.2} y={-34} width={2.4} height={35} rx={1} fill="#5b5680" />
        <circle cx={0} cy={-36} r={10} fill="var(--art-lamp-glow)" />
        <circle cx={0} cy={-36} r={4} fill="#fff3c9" />
      </g>
      <g id="invitation-cloud">
        <path d="M-46 14a15 15 0 0 1 2-30 22 22 0 0 1 41-9 19 19 0 0 1 31 12 14 14 0 0 1 14 27Z" fill="var(--art-cloud)" />
      </g>
      <g id="invitation-person-0">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#6d5efc" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#2b2440" />
      </g>
      <g id="invitation-person-1">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ff7a59" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#5b3a29" />
      </g>
      <g id="invitation-person-2">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#14b8a6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#1f2a44" />
      </g>
      <g id="invitation-person-3">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#f5b301" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#7a4a2b" />
      </g>
      <g id="invitation-person-4">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ef5da8" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#3b2f63" />
      </g>
    </defs>
    <g className="art-float art-slowest">
      <use href="#invitation-cloud" transform="translate(-108.2 -27.5) scale(0.8)" />
    </g>
    <g className="art-float art-slower">
      <use href="#invitation-cloud" transform="translate(199.2 -22.5) scale(0.7)" />
    </g>
    <path
      d="M165.2 146.3L165.2 148.7L163.8 151.1L161.3 153.1L53 215.6L49.6 217.1L45.5 217.9L41.1 217.9L37 217.1L33.6 215.6L-118 128.1L-120.5 126.1L-121.9 123.7L-121.9 110.4L-120.5 112.8L-118 114.8L33.6 202.3L37 203.8L41.1 204.6L45.5 204.6L49.6 203.8L53 202.3L161.3 139.8L163.8 137.8L165.2 135.4L165.2 133Z"
      fill="var(--art-soil-3)"
    />
    <path
      d="M175.7 138.5L173.4 142.7L168.9 146.3L60.6 208.8L54.4 211.4L47.1 212.8L39.5 212.8L32.2 211.4L26 208.8L-125.6 121.3L-130.1 117.7L-132.4 113.5L-132.4 100.2L-130.1 104.4L-125.6 108L26 195.5L32.2 198.1L39.5 199.5L47.1 199.5L54.4 198.1L60.6 195.5L168.9 133L173.4 129.4L175.7 125.2Z"
      fill="var(--art-soil-2)"
    />
    <path
      d="M181.8 121.6L181.8 127.2L178.8 132.4L173.2 136.9L65 199.4L57.2 202.7L48.1 204.4L38.5 204.4L29.4 202.7L21.7 199.4L-129.9 111.9L-135.5 107.4L-138.5 102.2L-138.5 90.3L-135.5 95.5L-129.9 100L21.7 187.5L29.4 190.8L38.5 192.5L48.1 192.5L57.2 190.8L65 187.5L173.2 125L178.8 120.5L181.8 115.3L181.8 109.7Z"
      fill="var(--art-soil-1)"
    />
    <path
      d="M-21.7 12.5L-13.9 9.2L-4.8 7.5L4.8 7.5L13.9 9.2L21.6 12.5L173.2 100L178.8 104.5L181.8 109.7L181.8 115.3L178.8 120.5L173.2 125L65 187.5L57.2 190.8L48.1 192.5L38.5 192.5L29.4 190.8L21.7 187.5L-129.9 100L-135.5 95.5L-138.5 90.3L-138.5 84.7L-135.5 79.5L-129.9 75Z"
      fill="var(--art-grass-top)"
    />
    <path
      d="M-16.9 15.3L-10.8 12.7L-3.7 11.4L3.7 11.4L10.8 12.7L16.9 15.2L168.4 102.8L172.8 106.2L175.1 110.3L175.1 114.7L172.8 118.8L168.4 122.2L60.2 184.8L54.1 187.3L47 188.6L39.6 188.6L32.5 187.3L26.4 184.8L-125.1 97.3L-129.5 93.8L-131.8 89.7L-131.8 85.3L-129.5 81.2L-125.1 77.8Z"
      fill="var(--art-lawn)"
    />
    <path d="M23.8 78.8L60.6 100L-30.3 152.5L-67.1 131.3Z" fill="var(--art-path-top)" />
    <use href="#invitation-tree" transform="translate(-8.7 35)" />
    <use href="#invitation-cherry" transform="translate(28.1 41.3) scale(0.95)" />
    <ellipse className="art-pulse" cx={41.1} cy={88.8} rx={62} ry={34} fill="none" stroke="var(--art-glow)" strokeWidth={3} />
    <ellipse cx={41.1} cy={88.8} rx={44} ry={25} fill="var(--art-glow)" opacity={0.28} />
    <g transform="matrix(0.866 0.5 0 1 41.1 88.8)">
      <path d="M-34 0V-58A34 34 0 0 1 34-58V0H22V-58A22 22 0 0 0-22-58V0Z" fill="var(--art-wall-left)" />
      <path d="M-22 0V-58A22 22 0 0 1 22-58V0Z" fill="url(#invitation-portal)" />
      <path d="M-12-4V-54A12 12 0 0 1 12-54V-4" fill="none" stroke="#fff" strokeOpacity={0.55} strokeWidth={2.5} />
    </g>
    <path d="M70.5 105.8l7-4v-58l-7 4z" fill="var(--art-wall-right)" />
    <use href="#invitation-cypress" transform="translate(-99.6 82.5) scale(0.85)" />
    <use href="#invitation-lamp" transform="translate(-8.7 85)" />
    <use href="#invitation-cypress" transform="translate(123.4 93.8) scale(0.95)" />
    <use href="#invitation-person-2" transform="translate(-45.5 98.8) scale(1.1)" />
    <use href="#invitation-person-1" transform="translate(-10.8 108.7) scale(1.1)" />
    <use href="#invitation-lamp" transform="translate(49.8 118.8)" />
    <use href="#invitation-person-0" transform="translate(15.2 118.8) scale(1.1)" />
    <use href="#invitation-cherry" transform="translate(138.6 120) scale(0.95)" />
    <use href="#invitation-person-4" transform="translate(-23.8 128.8) scale(1.1)" />
    <use href="#invitation-person-3" transform="translate(19.5 143.8) scale(1.1)" />
    <use href="#invitation-tree" transform="translate(62.8 166.3) scale(0.9)" />
  </svg>
);

export function InvitationArt() {
  return picture;
}
