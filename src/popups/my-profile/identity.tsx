import { useTranslation } from 'react-i18next';
import { isGuest, type KnownUser } from '#src/api/user.ts';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { CameraIcon, CopyIcon, EditIcon } from '#src/ui/icons/icons.tsx';
import { showToast } from '#src/ui/status/status-store.ts';
import styles from './my-profile.module.css';

export interface IdentityProps {
  user: KnownUser;
  /** Undefined for a guest, whose image is the default one until an account is linked, and until the profile has been read. */
  onImageChange: (() => void) | undefined;
  onNicknameChange: () => void;
  /** The nickname’s button has the focus first: the person comes back from it. */
  nicknameFocused: boolean;
}

/** Avatar, nickname and ID; a guest has no ID to copy yet. */
export function Identity({ user, onImageChange, onNicknameChange, nicknameFocused }: IdentityProps) {
  const { t } = useTranslation();
  const copy = () =>
    copyText(user.uvrs_id).then(
      () => showToast(t(($) => $.myProfile.idCopied)),
      () =>
        showToast(
          t(($) => $.myProfile.idNotCopied),
          'warning',
        ),
    );
  return (
    <div className={styles.identity}>
      <div className={styles.picture}>
        <Avatar gender={user.gndr} src={user.prfl_img_path ?? undefined} size={80} />
        {onImageChange !== undefined && (
          <IconButton look="raised" label={t(($) => $.myProfile.changeImage)} onClick={onImageChange}>
            <CameraIcon size={20} />
          </IconButton>
        )}
      </div>
      <div className={styles.names}>
        <p className={styles.line}>
          <span className={styles.nickname}>{user.ncknm}</span>
          <IconButton
            label={t(($) => $.myProfile.changeNickname)}
            onClick={onNicknameChange}
            data-autofocus={nicknameFocused ? '' : undefined}
          >
            <EditIcon size={20} />
          </IconButton>
        </p>
        {user.uvrs_id !== '' && (
          <p className={styles.line}>
            <span className={styles.id}>@{user.uvrs_id}</span>
            <IconButton label={t(($) => $.myProfile.copyId)} onClick={copy}>
              <CopyIcon size={18} />
            </IconButton>
          </p>
        )}
      </div>
      {isGuest(user) && <p className={styles.imageNote}>{t(($) => $.myProfile.guestImage)}</p>}
    </div>
  );
}
