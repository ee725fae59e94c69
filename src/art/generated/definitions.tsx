// Written by scripts/art.ts: change the scene in src/art/scenes and run it again.
const picture = (
  <svg className="art-definitions" width={0} height={0} aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="art-halo">
        <stop offset={0} stopColor="var(--art-halo)" stopOpacity={0.34} />
        <stop offset={0.55} stopColor="var(--art-halo)" stopOpacity={0.13} />
        <stop offset={1} stopColor="var(--art-halo)" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="art-contact" x1={0} x2={0} y1={0} y2={1}>
        <stop offset={0.35} stopColor="#2a1a66" stopOpacity={0} />
        <stop offset={1} stopColor="#2a1a66" stopOpacity={0.16} />
      </linearGradient>
      <linearGradient id="art-sheen">
        <stop offset={0} stopColor="#fff" stopOpacity={0.25} />
        <stop offset={0.45} stopColor="#fff" stopOpacity={0} />
        <stop offset={1} stopColor="#2a1a66" stopOpacity={0.28} />
      </linearGradient>
      <radialGradient id="art-leaf" cx={0.35} cy={0.25} r={0.85}>
        <stop offset={0} stopColor="var(--art-leaf-1)" />
        <stop offset={0.55} stopColor="var(--art-leaf-2)" />
        <stop offset={1} stopColor="var(--art-leaf-3)" />
      </radialGradient>
      <linearGradient id="art-holo" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#8b7bff" stopOpacity={0.95} />
        <stop offset={1} stopColor="#3ec8ff" stopOpacity={0.8} />
      </linearGradient>
      <linearGradient id="art-portal" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#ffd27a" />
        <stop offset={0.45} stopColor="#ff8fb1" />
        <stop offset={1} stopColor="#7a5cff" />
      </linearGradient>
      <g id="art-tree">
        <ellipse cx={10} cy={3} rx={17} ry={6.97} fill="var(--art-shadow)" />
        <rect x={-2.5} y={-14} width={5} height={15} rx={2.5} fill="var(--art-trunk)" />
        <circle cx={0} cy={-27} r={15.5} fill="url(#art-leaf)" />
        <circle cx={-7} cy={-21} r={9} fill="url(#art-leaf)" />
        <circle cx={7.5} cy={-20} r={9.5} fill="url(#art-leaf)" />
      </g>
      <g id="art-cypress">
        <ellipse cx={8} cy={3} rx={13} ry={5.33} fill="var(--art-shadow)" />
        <rect x={-2} y={-8} width={4} height={9} rx={2} fill="var(--art-trunk)" />
        <path d="M0-52C9-38 13-24 12-14Q0-4-12-14C-13-24-9-38 0-52Z" fill="url(#art-leaf)" />
      </g>
      <g id="art-cherry">
        <ellipse cx={9} cy={3} rx={15} ry={6.1499999999999995} fill="var(--art-shadow)" />
        <rect x={-2} y={-12} width={4} height={13} rx={2} fill="var(--art-trunk)" />
        <circle cx={0} cy={-26} r={13} fill="var(--art-blossom-2)" />
        <circle cx={-8} cy={-20} r={8} fill="var(--art-blossom-2)" />
        <circle cx={8} cy={-20} r={8.5} fill="var(--art-blossom-3)" />
        <circle cx={-4} cy={-31} r={5} fill="var(--art-blossom-1)" />
      </g>
      <g id="art-lamp">
        <ellipse cx={4} cy={1} rx={8} ry={3} fill="var(--art-shadow)" />
        <rect x={-1.2} y={-34} width={2.4} height={35} rx={1} fill="#5b5680" />
        <circle cx={0} cy={-36} r={10} fill="var(--art-lamp-glow)" />
        <circle cx={0} cy={-36} r={4} fill="#fff3c9" />
      </g>
      <g id="art-person-0">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#6d5efc" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#2b2440" />
      </g>
      <g id="art-person-1">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ff7a59" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#5b3a29" />
      </g>
      <g id="art-person-2">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#14b8a6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#1f2a44" />
      </g>
      <g id="art-person-3">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#f5b301" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#7a4a2b" />
      </g>
      <g id="art-person-4">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#ef5da8" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.3-24C-10-37 10-37 8.3-24Q5-30-2-29Q-7-28-8.3-24Z" fill="#3b2f63" />
      </g>
      <g id="art-person-5">
        <ellipse cx={4} cy={1} rx={10} ry={4} fill="var(--art-shadow)" />
        <path d="M-7 0Q-8.5-17 0-18T7 0Q0 4-7 0Z" fill="#3b82f6" />
        <path d="M0-18Q8.5-17 7 0Q4 2 1 1.8Q5-8 0-18Z" fill="#1b1250" opacity={0.18} />
        <circle cx={0} cy={-25} r={8.2} fill="#ffdcc2" />
        <path d="M-8.4-22C-11-38 11-38 8.6-22C9-14 7-14 6-20C5-28-2-29-4-27Q-6-24-6-19C-8-15-9-17-8.4-22Z" fill="#8a5a3a" />
      </g>
    </defs>
  </svg>
);

export function DefinitionsArt() {
  return picture;
}
