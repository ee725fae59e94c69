import { useTranslation } from 'react-i18next';
import { type KnownUser, standingOf } from '#src/api/user.ts';
import { StandingBadge } from '../standing-badge.tsx';
import styles from './my-profile.module.css';

export interface StatusProps {
  user: Pick<KnownUser, 'auth_mthd' | 'auth_cmps_codes'>;
}

/** What the account is worth; a guest reads why to link one, and the button for it is at the lower edge (PROF-1). */
export function Status({ user }: StatusProps) {
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
        </div>
      )}
    </section>
  );
}
