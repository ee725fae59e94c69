import { PROFILE_IMAGE_ACCEPT } from '#contract/limits.ts';
import styles from './image-change.module.css';

export interface PictureInputProps {
  id: string;
  disabled: boolean;
  describedBy: string;
  invalid?: boolean;
  onPick: (file: File | null) => void;
}

/** Lies unseen over what it is in: a press there opens the browser's picker, and a file can be dropped. */
export const PictureInput = ({ id, disabled, describedBy, invalid = false, onPick }: PictureInputProps) => (
  <input
    id={id}
    type="file"
    accept={PROFILE_IMAGE_ACCEPT}
    className={styles.input}
    disabled={disabled}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
    onChange={(event) => {
      onPick(event.target.files?.[0] ?? null);
      // The same file, once it was mended, can be chosen again.
      event.target.value = '';
    }}
  />
);
