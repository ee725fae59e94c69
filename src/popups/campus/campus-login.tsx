import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import styles from './campus.module.css';
import { campusColors } from './campus-colors.ts';
import type { ShownCampus } from './shown-campus.ts';

export interface CampusLoginProps {
  campus: ShownCampus;
  /** Runs inside the press, so that a window may be opened in it (SOC-1). */
  onChoose: () => void;
}

/** The campus's own sign-on, in one press (CAMPUS-2). */
export function CampusLogin({ campus: { name, color }, onChoose }: CampusLoginProps) {
  const { t } = useTranslation();
  return (
    <Button
      className={styles.login}
      style={campusColors(color)}
      icon={<SchoolIcon size={20} />}
      data-event="campusLogin"
      onClick={onChoose}
    >
      {t(($) => $.welcome.campusLogin, { campus: name })}
    </Button>
  );
}
