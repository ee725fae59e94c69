import styles from './clock-tower.module.css';

/** The campus's clock tower at night, in scaffolding, with a worker's lamp lit. 2:1 isometry, as all our pictures. Decoration. */
export function ClockTower() {
  return (
    <svg viewBox="-230 -246 460 372" className={styles.scene} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="works-glow">
          <stop stopColor="#ffd27a" stopOpacity=".7" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Sky />
      <Land />
      <Tower />
      <Scaffold side={-1} />
      <Scaffold side={1} />
      <Lamp x={-52} y={-20} />
      <Lamp x={41} y={-64} />
      <Barrier />
    </svg>
  );
}

const STARS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-190, -180, 1.6],
  [-150, -120, 1.2],
  [-118, -205, 2],
  [-196, -66, 1.4],
  [-84, -160, 1.2],
  [96, -206, 1.4],
  [204, -190, 1.2],
  [196, -96, 1.8],
  [128, -118, 1.2],
  [-164, -20, 1],
];

const Sky = () => (
  <g>
    {STARS.map(([x, y, radius]) => (
      <circle key={`${x} ${y}`} className={styles.star} cx={x} cy={y} r={radius} />
    ))}
    <path className={styles.moon} d="M152-196a26 26 0 1 0 22 38a21 21 0 0 1-22-38Z" />
  </g>
);

/** Soil, lawn, the slab under the tower, and two trees behind it. */
const Land = () => (
  <g>
    <ellipse className={styles.shadow} cx="0" cy="92" rx="170" ry="20" />
    <path className={styles.soil} d="M-138.6 0v14L0 94 138.6 14V0L0 80Z" />
    <path className={styles.lawn} d="M0-80 138.6 0 0 80-138.6 0Z" />
    <Tree x={-104} y={-6} />
    <Tree x={106} y={-4} />
    <path className={styles.slabLeft} d="M-86.6-4.4 0 45.6v6L-86.6 1.6Z" />
    <path className={styles.slabRight} d="M86.6-4.4 0 45.6v6L86.6 1.6Z" />
    <path className={styles.slab} d="M0-54.4 86.6-4.4 0 45.6-86.6-4.4Z" />
  </g>
);

const Tree = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse className={styles.shadow} cx="8" cy="2" rx="16" ry="5" />
    <path className={styles.trunk} d="M-2.5 2v-16h5V2Z" />
    <path className={styles.leaf} d="M-15-10C-15-30-5-46 0-52c5 6 15 22 15 42a15 7 0 0 1-30 0Z" />
    <path className={styles.leafLight} d="M-15-10C-15-30-5-46 0-52c1 20-2 36-4 48.5A15 7 0 0 1-15-10Z" />
  </g>
);

/** Two walls, the clock on the left one, cornice and roof with its flag. */
const Tower = () => (
  <g>
    <path className={styles.wallLeft} d="M-52-10 0 20v-125l-52-30Z" />
    <path className={styles.wallRight} d="M52-10 0 20v-125l52-30Z" />
    <path className={styles.door} d="M-36-.8-16 10.8v-30a10 14 30 0 0-20-11.5Z" />
    <path className={styles.dark} d="M34.6-50 17.3-40v-22.5l17.3-10Z" />
    <path className={styles.lit} d="M34.6-10 17.3 0v-22.5l17.3-10Z" />
    <path className={styles.dark} d="M34.6-90 17.3-80v-22.5l17.3-10Z" />
    <g transform="matrix(.866 .5 0 1 -26 -92)">
      <circle className={styles.dial} r="21" />
      <path className={styles.hands} d="M0 0v-13M0 0l8 5" />
    </g>
    <path className={styles.corniceLeft} d="M-65-135 0-97.5v-8L-65-143Z" />
    <path className={styles.corniceRight} d="M65-135 0-97.5v-8L65-143Z" />
    <path className={styles.cornice} d="M0-180.5 65-143 0-105.5-65-143Z" />
    <path className={styles.roofLeft} d="M-58-143 0-109.5V-206Z" />
    <path className={styles.roofRight} d="M58-143 0-109.5V-206Z" />
    <path className={styles.pole} d="M0-204v-24" />
    <path className={styles.flag} d="M0-228q8-4 15 0t14-1v11q-7 4-14 0t-15 1Z" />
  </g>
);

/** Poles, decks, rails and braces before one wall: -1 the left, 1 the right. */
const Scaffold = ({ side }: { side: -1 | 1 }) => (
  <g transform={`scale(${side} 1)`}>
    <path className={styles.pole} d="M77.9 2.5v-98M54 16.2v-98M28 31.3v-98M4.3 45v-98" />
    {[0, -37.5].map((up) => (
      <g key={up} transform={`translate(0 ${up})`}>
        <path className={styles.deck} d="M71.4-43.7 84.4-36.2 2.2 11.3-10.8 3.8Z" />
        <path className={styles.deckEdge} d="M84.4-36.2 2.2 11.3v4.5L84.4-31.7Z" />
        <path className={styles.rail} d="M77.9-52 4.3-9.5" />
      </g>
    ))}
    <path className={styles.rail} d="M4.3 45 28-6.2M54-21.3 77.9-72.5" />
  </g>
);

const Lamp = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={styles.glow} r="34" fill="url(#works-glow)" />
    <path className={styles.pole} d="M0 0v-8" />
    <circle className={styles.bulb} r="4.5" />
  </g>
);

/** A striped barrier on the lawn before the tower. */
const Barrier = () => (
  <g transform="matrix(.866 .5 0 1 -56 22)">
    <path className={styles.pole} d="M-24 14V-8M24 14V-8" />
    <path className={styles.board} d="M-32-14h64v13h-64Z" />
    <path className={styles.stripes} d="M-26-1l8-13h9l-8 13ZM-8-1l8-13h9l-8 13ZM10-1l8-13h9l-8 13Z" />
  </g>
);
