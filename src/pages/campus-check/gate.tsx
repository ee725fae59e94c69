import styles from './gate.module.css';

/** The gate to a campus, with light that comes out of it in rings during the search for the campus behind it. Decoration. */
export function Gate() {
  return (
    <svg viewBox="-160 -150 320 230" className={styles.gate} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="campus-gate-light" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffd27a" />
          <stop offset=".45" stopColor="#ff8fb1" />
          <stop offset="1" stopColor="#7a5cff" />
        </linearGradient>
        <radialGradient id="campus-gate-glow">
          <stop stopColor="#ff9fc0" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff9fc0" stopOpacity="0" />
        </radialGradient>
        <clipPath id="campus-gate-opening">
          <path d={OPENING} />
        </clipPath>
      </defs>
      <Island />
      <ellipse cx="0" cy="-50" rx="130" ry="100" fill="url(#campus-gate-glow)" />
      <path className={styles.depth} d="M45 16v-74A45 45 0 0 0 0-103l8-4A45 45 0 0 1 54-62v74Z" />
      <path className={styles.frame} d="M-45 16v-74a45 45 0 0 1 90 0v74Z" />
      <path d={OPENING} fill="url(#campus-gate-light)" />
      <g clipPath="url(#campus-gate-opening)">
        {[0, 1, 2].map((ring) => (
          <ellipse key={ring} className={styles.ring} data-ring={ring} cx="0" cy="-40" rx="52" ry="76" />
        ))}
      </g>
    </svg>
  );
}

const OPENING = 'M-31 16v-74a31 31 0 0 1 62 0v74Z';

/** A slab of lawn in 2:1 isometry, a path up to the gate, and two trees. */
const Island = () => (
  <g>
    <path className={styles.soil} d="M-150 4v14L0 76 150 18V4Z" />
    <path className={styles.lawn} d="M0-54-150 4 0 62 150 4Z" />
    <path className={styles.path} d="M-31 16-78 34l50 19 58-22 1-15Z" />
    <ellipse className={styles.shadow} cx="14" cy="17" rx="62" ry="13" />
    <Tree x={-96} y={-2} />
    <Tree x={98} y={2} />
  </g>
);

const Tree = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse className={styles.shadow} cx="8" cy="2" rx="18" ry="6" />
    <path className={styles.trunk} d="M-3 2v-18h6V2Z" />
    <circle className={styles.leaf} cx="0" cy="-28" r="18" />
    <circle className={styles.leafLight} cx="-5" cy="-33" r="9" />
  </g>
);
