import { classes } from '../classes.ts';
import { type PictureName, ThemedImage } from './image.tsx';
import styles from './picture.module.css';

export interface PictureProps {
  name: PictureName;
  className?: string | undefined;
  /** For a picture of a first screen: it is fetched at once. */
  eager?: boolean;
}

/** A picture of the campus that stands still. It is decoration: when its file does not come, its place stays empty. */
export function Picture({ name, className, eager = false }: PictureProps) {
  return (
    <div className={classes(styles.box, className)}>
      <ThemedImage name={name} loading={eager ? 'eager' : 'lazy'} />
    </div>
  );
}
