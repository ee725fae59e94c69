import LAYERS from './generated/layers.json';
import './generated/places.css';
import { type PictureName, ThemedImage } from './image.tsx';
import styles from './layered-picture.module.css';

export type LayeredPictureName = keyof typeof LAYERS;

export interface LayeredPictureProps {
  name: LayeredPictureName;
  /** Without it all is fetched at once, as a first screen needs it. */
  lazy?: boolean;
  /** Without it the layers move as long as nothing around them is paused. */
  moving?: boolean;
}

interface Layer {
  readonly picture: PictureName;
  readonly motion?: string;
}

/** A picture in which something moves: files on each other, of which the page moves some. */
export function LayeredPicture({ name, lazy = false, moving }: LayeredPictureProps) {
  const layers = LAYERS[name] as readonly Layer[];
  return (
    <div className={styles.layers} data-art={name} {...(moving !== undefined && { 'data-motion': moving ? 'running' : 'paused' })}>
      {layers.map(({ picture, motion }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers never change, and a picture may be two of them.
        <ThemedImage key={index} name={picture} loading={lazy ? 'lazy' : 'eager'} data-layer={index} data-moves={motion} />
      ))}
    </div>
  );
}
