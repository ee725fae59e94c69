import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ChevronDownIcon, LogoutIcon, SettingsIcon } from '../../ui/icons/icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import styles from './account-menu.module.css';
import type { Account } from './viewer.ts';

export interface AccountMenuProps {
  account: Account;
  onSettings(): void;
  onLogout(): void;
}

/** Avatar and nickname; settings and logout below (HEAD-2). */
export function AccountMenu({ account, onSettings, onLogout }: AccountMenuProps) {
  const { t } = useTranslation();
  const { kind, nickname, avatar } = account;
  return (
    <Menu
      label={t(($) => $.header.accountMenu, { nickname })}
      buttonClassName={styles.button}
      items={[
        { id: 'settings', label: t(($) => $.header.settings), icon: <SettingsIcon size={20} />, onSelect: onSettings },
        { id: 'logout', label: t(($) => $.header.logout), icon: <LogoutIcon size={20} />, onSelect: onLogout },
      ]}
    >
      <Avatar {...avatar} size={36} />
      <span className={styles.nickname}>{nickname}</span>
      {kind === 'guest' && <span className={styles.guest}>{t(($) => $.header.guest)}</span>}
      <ChevronDownIcon size={16} />
    </Menu>
  );
}
