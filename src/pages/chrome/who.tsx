import { useTranslation } from 'react-i18next';
import type { Account } from './header-viewer.ts';
import styles from './who.module.css';

/** The person who is signed in, and how: at the head of both menus (HEAD-2, HEAD-4). */
export function Who({ account: { kind, nickname, uvrsId = '', way } }: { account: Account }) {
  const { t } = useTranslation();
  const by = kind === 'guest' || way === undefined ? undefined : t(($) => $.header.loggedInWith, { way: t(($) => $.methods[way].name) });
  const details = [uvrsId && `@${uvrsId}`, kind === 'guest' ? t(($) => $.header.guest) : by].filter(Boolean);
  return (
    <div className={styles.who}>
      <b>{nickname}</b>
      <span>{details.join(' · ')}</span>
    </div>
  );
}
