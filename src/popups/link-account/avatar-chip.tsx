import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../../ui/avatar/avatar.tsx';
import styles from './link-account.module.css';

export interface AvatarChipProps {
  avatar: Pick<AvatarProps, 'gender' | 'seed' | 'src'>;
  nickname: string;
  /** Below the nickname: the ID, or what the avatar is. */
  note: string;
  action?: ReactNode;
}

/** Whose account is made or linked. */
export function AvatarChip({ avatar, nickname, note, action }: AvatarChipProps) {
  return (
    <div className={styles.chip}>
      <Avatar {...avatar} size={56} />
      <div className={styles.who}>
        <p className={styles.nickname}>{nickname}</p>
        <p className={styles.small}>{note}</p>
      </div>
      {action}
    </div>
  );
}
