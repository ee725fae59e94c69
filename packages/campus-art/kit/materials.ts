/**
 * Colours of the art. Each material is one OKLCH base `[lightness, chroma, hue]`; the three faces of a solid are derived from it: light comes from the
 * upper left, and the hue turns towards violet in the shade. Every colour is a CSS variable with a day and a night value, so one drawing serves both themes.
 */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

const MATERIALS = {
  wall: [0.97, 0.012, 75],
  brick: [0.78, 0.095, 42],
  roof: [0.71, 0.15, 30],
  slate: [0.56, 0.1, 278],
  glass: [0.82, 0.075, 225],
  mint: [0.86, 0.09, 170],
  cream: [0.95, 0.035, 80],
  paper: [0.97, 0.02, 80],
  lavender: [0.82, 0.085, 295],
  wood: [0.7, 0.08, 60],
  path: [0.93, 0.02, 80],
  grass: [0.84, 0.125, 142],
  hedge: [0.66, 0.13, 152],
  water: [0.8, 0.1, 225],
  screen: [0.45, 0.12, 280],
  gold: [0.86, 0.14, 85],
  rose: [0.8, 0.12, 5],
} satisfies Record<string, Oklch>;

export type Material = keyof typeof MATERIALS;
export type Face = 'top' | 'left' | 'right';

/** Colours that belong to no solid: `[day, night]`. */
const COLOURS = {
  shadow: ['oklch(.35 .09 280/.22)', 'oklch(.12 .05 280/.45)'],
  lawn: ['oklch(.88 .115 140)', 'oklch(.42 .075 160)'],
  'window-left': ['oklch(.7 .075 245)', 'oklch(.36 .06 270)'],
  'window-right': ['oklch(.58 .085 262)', 'oklch(.3 .06 275)'],
  lit: ['oklch(.93 .11 88)', 'oklch(.9 .13 80)'],
  rim: ['#fff8', '#fff2'],
  'soil-1': ['oklch(.7 .1 130)', 'oklch(.36 .06 160)'],
  'soil-2': ['oklch(.62 .075 55)', 'oklch(.3 .05 300)'],
  'soil-3': ['oklch(.5 .075 40)', 'oklch(.24 .05 290)'],
  'leaf-1': ['oklch(.8 .145 145)', 'oklch(.56 .1 160)'],
  'leaf-2': ['oklch(.68 .145 152)', 'oklch(.45 .09 168)'],
  'leaf-3': ['oklch(.55 .12 160)', 'oklch(.35 .075 180)'],
  'blossom-1': ['#ffd3df', '#e7a3c4'],
  'blossom-2': ['#ffb3c7', '#c97aa8'],
  'blossom-3': ['#f785a8', '#9a5089'],
  trunk: ['#8a5a44', '#5a3d4d'],
  glow: ['oklch(.75 .16 285)', 'oklch(.78 .16 290)'],
  'lamp-glow': ['#ffe7a34d', '#ffe7a366'],
  dash: ['#fff', '#fff8'],
  halo: ['#3a2a8c', '#5a3fd0'],
  note: ['#fff', '#f4f1ff'],
  cloud: ['#fffffff2', '#4a3f8ccc'],
} satisfies Record<string, readonly [day: string, night: string]>;

export type Colour = keyof typeof COLOURS;

export const paint = (material: Material, face: Face): string => `var(--art-${material}-${face})`;
export const colour = (name: Colour): string => `var(--art-${name})`;

/** Night keeps the chroma of a colour and turns greens to teal, warm tones to wine, neutrals to violet. */
const atNight = ([lightness, chroma, hue]: Oklch): Oklch => {
  if (chroma < 0.04) return [lightness * 0.5 + 0.03, 0.045, 285];
  if (hue < 90) return [lightness * 0.5 + 0.05, chroma * 0.8, hue - 28];
  if (hue < 180) return [lightness * 0.48 + 0.04, chroma * 0.72, hue + 28];
  return [lightness * 0.55 + 0.05, chroma * 0.85, hue + 8];
};

/** What stays bright at night, as a lit window does: a small picture of it would be lost on a dark tile. */
const BRIGHT_AT_NIGHT: Readonly<Partial<Record<string, Oklch>>> = { paper: [0.84, 0.04, 290] };

interface Shade {
  readonly lightness: number;
  readonly hue: number;
  readonly chroma: number;
}

const DAY: Record<Face, Shade> = {
  top: { lightness: 0.015, hue: 0, chroma: 1 },
  left: { lightness: -0.07, hue: 6, chroma: 1.05 },
  right: { lightness: -0.17, hue: 18, chroma: 1.1 },
};

const NIGHT: Record<Face, Shade> = {
  top: { lightness: 0.05, hue: 0, chroma: 1 },
  left: { lightness: -0.02, hue: 10, chroma: 1 },
  right: { lightness: -0.1, hue: 24, chroma: 1 },
};

/** Warm hues turn to violet the short way, through red; all others through blue. */
const shade = ([lightness, chroma, hue]: Oklch, by: Shade): string => {
  const turn = chroma >= 0.04 && hue < 90 ? -by.hue : by.hue;
  const angle = (hue + turn + 360) % 360;
  return `oklch(${(lightness + by.lightness).toFixed(3)} ${(chroma * by.chroma).toFixed(3)} ${angle.toFixed(0)})`;
};

export interface Variable {
  readonly name: string;
  readonly day: string;
  readonly night: string;
}

/** The variables of all colours. */
export const variables = (): Variable[] => {
  const faces: Face[] = ['top', 'left', 'right'];
  const solids = Object.entries(MATERIALS).flatMap(([name, base]: [string, Oklch]) =>
    faces.map((face) => ({
      name: `--art-${name}-${face}`,
      day: shade(base, DAY[face]),
      night: shade(BRIGHT_AT_NIGHT[name] ?? atNight(base), NIGHT[face]),
    })),
  );
  return [...solids, ...Object.entries(COLOURS).map(([name, [day, night]]) => ({ name: `--art-${name}`, day, night }))];
};
