import SIZES from './generated/sizes.json';
import styles from './image.module.css';

export type PictureName = keyof typeof SIZES;

/** Written by `npm run tools -- art` from `packages/campus-art`. */
export const pictureFile = (name: PictureName): string => `/art/${name}.svg`;

export interface ThemedImageProps {
  name: PictureName;
  loading: 'eager' | 'lazy';
  'data-layer'?: number;
  'data-moves'?: string | undefined;
}

/**
 * The day and the night of a picture, of which the style sheet shows one: one file, whose fragment says which. A single image whose `content` is the
 * night's would fetch each night at once, however far below the screen it is.
 */
export function ThemedImage({ name, ...attributes }: ThemedImageProps) {
  const [width = 0, height = 0] = SIZES[name];
  const shared = { width, height, decoding: 'async', ...attributes } as const;
  const file = pictureFile(name);
  return (
    <>
      <img {...shared} alt="" className={styles.day} src={file} />
      <img {...shared} alt="" className={styles.night} src={`${file}#night`} />
    </>
  );
}
