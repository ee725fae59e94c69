import SIZES from './generated/sizes.json';
import styles from './image.module.css';

export type PictureName = keyof typeof SIZES;

/** A file knows it by itself, but not in each engine, nor where it is emulated for the page. */
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Written by `npm run tools -- art` from `packages/campus-art`. */
export const pictureFile = (name: PictureName): string => `/art/${name}.svg`;

export interface ThemedImageProps {
  name: PictureName;
  loading: 'eager' | 'lazy';
  moving?: boolean | undefined;
  'data-layer'?: number;
  'data-moves'?: string | undefined;
}

/**
 * The day and the night of a picture, of which the style sheet shows one: one file, whose fragment says which. A single image whose `content` is the
 * night's would fetch each night at once, however far below the screen it is.
 */
export function ThemedImage({ name, moving, ...attributes }: ThemedImageProps) {
  const [width = 0, height = 0] = SIZES[name];
  const shared = { width, height, decoding: 'async', ...attributes } as const;
  const file = pictureFile(name);
  const looks = [
    { className: styles.day, still: file, lively: `${file}#moving` },
    { className: styles.night, still: `${file}#night`, lively: `${file}#night-moving` },
  ];
  return looks.map(({ className, still, lively }) => {
    const image = <img key={still} {...shared} alt="" className={className} src={moving === true ? lively : still} />;
    if (moving === undefined) return image;
    return (
      <picture key={still}>
        {moving && <source media={LESS_MOTION} srcSet={still} />}
        {image}
      </picture>
    );
  });
}
