import { Avatar } from '#src/ui/avatar/avatar.tsx';
import styles from './portal-picture.module.css';

/** The gate that one enters the campus through, and two who wait beside it. Decoration. */
export function PortalPicture() {
  return (
    <div className={styles.tile}>
      <svg viewBox="0 0 392 168" className={styles.scene} aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id="portal-light" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#ffd27a" />
            <stop offset=".45" stopColor="#ff8fb1" />
            <stop offset="1" stopColor="#7a5cff" />
          </linearGradient>
          <radialGradient id="portal-glow">
            <stop stopColor="#ffb9d0" stopOpacity=".75" />
            <stop offset="1" stopColor="#ffb9d0" stopOpacity="0" />
          </radialGradient>
        </defs>
        <Ground />
        <ellipse cx="196" cy="80" rx="112" ry="84" fill="url(#portal-glow)" />
        <Gate />
        <Tree x={102} y={122} />
        <Tree x={292} y={119} small />
        <Sparkles />
      </svg>
      <span className={styles.left}>
        <Avatar gender="F" size={52} />
      </span>
      <span className={styles.right}>
        <Avatar gender="M" size={52} />
      </span>
    </div>
  );
}

/** A slab of lawn in 2:1 isometry, with a path up to the gate. */
const Ground = () => (
  <g>
    <path className={styles.soil} d="M196 168 44 128v14l152 46 152-46v-14Z" />
    <path className={styles.lawn} d="M196 84 44 128l152 44 152-44Z" />
    <path className={styles.path} d="m176 122-62 26 44 13 62-27Z" />
  </g>
);

/** An arch: its depth, its frame, and the light in it. */
const Gate = () => (
  <g>
    <ellipse className={styles.shadow} cx="204" cy="135" rx="62" ry="15" />
    <path className={styles.depth} d="M168 134V66c0-52 72-46 72 6v62l8-4V68c0-62-92-64-92-4v66Z" />
    <path className={styles.frame} d="M150 138V66c0-62 92-58 92 4v68h-14V70c0-42-64-46-64-4v72Z" />
    <path d="M164 138V66c0-42 64-38 64 4v68Z" fill="url(#portal-light)" />
    <path className={styles.ray} d="M178 138V72c0-24 36-22 36 2v64M190 138V82c0-9 12-8 12 0v56" />
  </g>
);

const Tree = ({ x, y, small = false }: { x: number; y: number; small?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${small ? 0.8 : 1})`}>
    <ellipse className={styles.shadow} cx="8" cy="2" rx="18" ry="6" />
    <path className={styles.trunk} d="M-3 2v-18h6V2Z" />
    <circle className={styles.leaf} cx="0" cy="-28" r="18" />
    <circle className={styles.leafLight} cx="-5" cy="-33" r="9" />
  </g>
);

const SPARKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [128, 34, 5],
  [264, 28, 6],
  [142, 78, 3],
  [258, 84, 4],
  [86, 60, 3],
  [312, 62, 3],
];

const Sparkles = () =>
  SPARKS.map(([x, y, size]) => (
    <path
      key={`${x} ${y}`}
      className={styles.spark}
      d={`M${x} ${y - size}q${size * 0.15} ${size * 0.85} ${size} ${size}q${-size * 0.85} ${size * 0.15} ${-size} ${size}q${-size * 0.15} ${-size * 0.85} ${-size} ${-size}q${size * 0.85} ${-size * 0.15} ${size} ${-size}Z`}
    />
  ));
