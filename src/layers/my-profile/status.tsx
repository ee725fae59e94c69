import { useTranslation } from 'react-i18next';
import { methodByType } from '../../../machines/methods.ts';
import { isGuest, type KnownUser } from '../../api/user.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon, SchoolIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { Badge, type BadgeProps } from '../../ui/layout/badge.tsx';
import styles from './my-profile.module.css';

export interface StatusProps {
  user: Pick<KnownUser, 'auth_mthd'>;
  onAuthenticate: () => void;
}

type Standing = 'guest' | 'member' | 'school';

const LOOKS = {
  guest: { tone: 'warn', Mark: WarningIcon },
  member: { tone: 'ok', Mark: CheckIcon },
  school: { tone: 'ok', Mark: SchoolIcon },
} satisfies Record<Standing, { tone: BadgeProps['tone']; Mark: typeof CheckIcon }>;

/** ROLE-1: a guest, somebody with an account, or a student whom a university vouched for. */
function standingOf(user: StatusProps['user']): Standing {
  if (isGuest(user)) return 'guest';
  return methodByType(user.auth_mthd)?.sso === true ? 'school' : 'member';
}

/** What the account is worth; a guest is offered to authenticate (PROF-1). */
export function Status({ user, onAuthenticate }: StatusProps) {
  const { t } = useTranslation();
  const standing = standingOf(user);
  const { tone, Mark } = LOOKS[standing];
  return (
    <section className={styles.status} data-standing={standing} aria-label={t(($) => $.myProfile.status)}>
      <div className={styles.standing}>
        <span>{t(($) => $.myProfile.status)}</span>
        <Badge tone={tone}>
          <Mark size={16} />
          {t(($) => $.myProfile.statuses[standing])}
        </Badge>
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
