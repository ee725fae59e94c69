import { useTranslation } from 'react-i18next';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { ChevronDownIcon, LogoutIcon, UserIcon } from '#src/ui/icons/icons.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import styles from './account-menu.module.css';
import type { Account } from './header-viewer.ts';
import { Who } from './who.tsx';

export interface AccountMenuProps {
  account: Account;
  onSettings(): void;
  onLogout(): void;
}

/** Avatar with the person's state, and nickname; settings and logout below (HEAD-2, SHELL-6). */
export function AccountMenu({ account, onSettings, onLogout }: AccountMenuProps) {
  const { t } = useTranslation();
  const { kind, nickname, state = 'online', avatar } = account;
  const stateName = { online: t(($) => $.header.online), sleeping: t(($) => $.header.sleeping) }[state];
  return (
    <Menu
      label={t(($) => $.header.accountMenu, { nickname })}
      description={stateName}
      buttonClassName={styles.button}
      heading={<Who account={account} />}
      items={[
        { id: 'settings', label: t(($) => $.header.settings), icon: <UserIcon size={20} />, onSelect: onSettings },
        { id: 'logout', label: t(($) => $.header.logout), icon: <LogoutIcon size={20} />, onSelect: onLogout },
      ]}
    >
      <span className={styles.person}>
        <Avatar {...avatar} size={36} />
        <span className={styles.state} data-user-state={state} title={stateName} />
      </span>
      <span className={styles.nickname}>{nickname}</span>
      {kind !== 'member' && (
        <span className={styles.standing} data-standing={kind}>
          {t(($) => $.header[kind])}
        </span>
      )}
      <ChevronDownIcon size={16} />
    </Menu>
  );
}
