import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '#src/ui/avatar/avatar.tsx';
import styles from './link-account.module.css';

export interface AvatarChipProps {
  avatar: Pick<AvatarProps, 'gender' | 'src'>;
  nickname: string;
  /** Without the @; empty before one is chosen. */
  uvrsId: string;
  /** Stands in the place of the ID while there is none. */
  note: string;
  action?: ReactNode;
}

/** Owner of the new or linked account. */
export function AvatarChip({ avatar, nickname, uvrsId, note, action }: AvatarChipProps) {
  return (
    <div className={styles.chip}>
      <Avatar {...avatar} size={56} />
      <div className={styles.who}>
        <p className={styles.nickname}>{nickname}</p>
        {uvrsId === '' ? <p className={styles.words}>{note}</p> : <p className={styles.small}>@{uvrsId}</p>}
      </div>
      {action}
    </div>
  );
}
