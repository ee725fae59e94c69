import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownUser } from '#src/api/user.ts';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { FieldMessage } from '#src/ui/form/field.tsx';
import { CameraIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './image-change.module.css';
import { PictureInput } from './picture-input.tsx';

export interface ImagePickerProps {
  user: KnownUser | null;
  /** URL of the chosen picture. */
  preview: string | undefined;
  disabled: boolean;
  /** The new image is awaited. */
  pending: boolean;
  error: string | undefined;
  onPick: (file: File | null) => void;
}

/** The picture cut round; a press on it, or a file dropped on it, chooses another. */
export function ImagePicker({ user, preview, disabled, pending, error, onPick }: ImagePickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input within is one. */}
      <label className={styles.drop} data-invalid={error !== undefined}>
        <span className={styles.picture}>
          <Avatar gender={user?.gndr} src={preview ?? user?.prfl_img_path ?? undefined} size={160} pending={pending} />
          <Tile className={styles.camera}>
            <CameraIcon size={22} />
          </Tile>
        </span>
        <span className={styles.choose}>
          {preview === undefined ? t(($) => $.imageChange.choose) : t(($) => $.imageChange.chooseOther)}
        </span>
        <PictureInput id={id} disabled={disabled} describedBy={messageId} invalid={error !== undefined} onPick={onPick} />
      </label>
      <div className={styles.message}>
        <FieldMessage
          id={messageId}
          hint={t(($) => $.fields.image.hint)}
          error={error}
          pending={pending ? t(($) => $.imageChange.awaiting) : undefined}
        />
      </div>
    </div>
  );
}
