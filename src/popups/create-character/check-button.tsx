import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import styles from './create-character.module.css';

export interface CheckButtonProps {
  /** Label of the field that is checked. */
  field: string;
  verified: boolean;
  /** Why a verified value needs no check. */
  available: string;
  onClick: () => void;
}

/** Inside a field: has the server say whether the value is free. */
export function CheckButton({ field, verified, available, onClick }: CheckButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="secondary"
      size="small"
      className={styles.check}
      aria-label={t(($) => $.createCharacter.checkField, { field })}
      unavailable={verified ? available : undefined}
      onClick={onClick}
    >
      {t(($) => $.createCharacter.check)}
    </Button>
  );
}
