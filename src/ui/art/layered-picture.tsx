import LAYERS from './generated/layers.json';
import './generated/places.css';
import { type PictureName, ThemedImage } from './image.tsx';
import styles from './layered-picture.module.css';

export type LayeredPictureName = keyof typeof LAYERS;

interface Layer {
  readonly picture: PictureName;
  readonly motion?: string;
}

/** The large picture of a first screen: files on each other, of which the page moves some. */
export function LayeredPicture({ name }: { name: LayeredPictureName }) {
  const layers = LAYERS[name] as readonly Layer[];
  return (
    <div className={styles.layers} data-art={name}>
      {layers.map(({ picture, motion }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers never change, and a picture may be two of them.
        <ThemedImage key={index} name={picture} loading="eager" data-layer={index} data-moves={motion} />
      ))}
    </div>
  );
}
