import { useTranslation } from 'react-i18next';
import { SHARED_IDLE_MINUTES } from '#contract/limits.ts';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import styles from './shared-computer-box.module.css';

export interface SharedComputerBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Where one signs in: whether others use this computer too, and what follows (DOOR-5). */
export function SharedComputerBox({ checked, onChange }: SharedComputerBoxProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      name="sharedComputer"
      className={styles.box}
      checked={checked}
      onChange={onChange}
      label={
        <>
          {t(($) => $.sharedSession.label)}{' '}
          <small className={styles.hint}>{t(($) => $.sharedSession.hint, { minutes: SHARED_IDLE_MINUTES })}</small>
        </>
      }
    />
  );
}
