import { useTranslation } from 'react-i18next';
import type { ListedPasskey } from '#machines/passkeys/passkeys.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from '../account-list/account-list.module.css';
import { shortMoment } from '../devices/device-name.ts';

export interface PasskeyItemProps {
  passkey: ListedPasskey;
  onRename: () => void;
  onRemove: () => void;
}

/** PASSKEY-3: one passkey of the account, with the buttons that name and remove it. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t, i18n } = useTranslation();
  const { passkeyId, name, madeAt, usedAt } = passkey;
  const at = (time: number) => ({ date: shortMoment(i18n.language, time) });
  return (
    <li className={styles.item} data-passkey={passkeyId}>
      <span className={styles.about}>
        <strong>{name}</strong>
        <small>{t(($) => $.passkeys.made, at(madeAt))}</small>
        <small>{usedAt === null ? t(($) => $.passkeys.unused) : t(($) => $.passkeys.used, at(usedAt))}</small>
      </span>
      <span className={styles.acts}>
        <Button variant="secondary" data-act="rename" onClick={onRename} aria-label={t(($) => $.passkeys.renameOne, { name })}>
          {t(($) => $.passkeys.rename)}
        </Button>
        <Button variant="secondary" data-act="remove" onClick={onRemove} aria-label={t(($) => $.passkeys.removeOne, { name })}>
          {t(($) => $.passkeys.remove)}
        </Button>
      </span>
    </li>
  );
}
