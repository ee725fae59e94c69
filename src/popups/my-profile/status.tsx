import { useTranslation } from 'react-i18next';
import { type KnownUser, standingOf } from '#src/api/user.ts';
import { Button } from '#src/ui/button/button.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import styles from './my-profile.module.css';

export interface StatusProps {
  user: Pick<KnownUser, 'auth_mthd' | 'auth_cmps_codes'>;
  onAuthenticate: () => void;
}

/** What the account is worth; a guest is offered to authenticate (PROF-1). */
export function Status({ user, onAuthenticate }: StatusProps) {
  const { t } = useTranslation();
  const standing = standingOf(user);
  return (
    <section className={styles.status} data-standing={standing} aria-label={t(($) => $.myProfile.status)}>
      <div className={styles.standing}>
        <span>{t(($) => $.myProfile.status)}</span>
        <StandingBadge user={user} />
      </div>
      {standing === 'guest' && (
        <div className={styles.offer}>
          <p>{t(($) => $.myProfile.guestNote)}</p>
          <Button size="small" onClick={onAuthenticate}>
            {t(($) => $.myProfile.authenticate)}
          </Button>
        </div>
      )}
    </section>
  );
}
