import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '#src/ui/icons/icon.tsx';
import { ClockIcon, UserIcon, WindowIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from './link-account.module.css';

const BENEFITS: readonly (readonly [name: 'history' | 'devices' | 'avatar', icon: ComponentType<IconProps>])[] = [
  ['history', ClockIcon],
  ['devices', WindowIcon],
  ['avatar', UserIcon],
];

/** What an account of one's own brings. */
export function Benefits() {
  const { t } = useTranslation();
  return (
    <ul className={styles.benefits} aria-label={t(($) => $.linkAccount.benefits.label)}>
      {BENEFITS.map(([name, Mark]) => (
        <li key={name}>
          <Tile className={styles.mark}>
            <Mark size={20} />
          </Tile>
          {t(($) => $.linkAccount.benefits[name])}
        </li>
      ))}
    </ul>
  );
}
