import { useTranslation } from 'react-i18next';
import { type KnownUser, type Standing, standingOf, universitiesOf } from '../api/user.ts';
import { CheckIcon, SchoolIcon, WarningIcon } from '../ui/icons/icons.tsx';
import { Badge, type BadgeProps } from '../ui/layout/badge.tsx';
import styles from './standing-badge.module.css';

const LOOKS = {
  guest: { tone: 'warn', Mark: WarningIcon },
  member: { tone: 'ok', Mark: CheckIcon },
  student: { tone: 'ok', Mark: SchoolIcon },
} satisfies Record<Standing, { tone: BadgeProps['tone']; Mark: typeof CheckIcon }>;

/** “A and B”; with commas where the browser has no grammar for lists. */
const listOf = (names: readonly string[], language: string): string =>
  'ListFormat' in Intl ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names) : names.join(', ');

/** ROLE-1: a guest, a person with an account, or a student of the universities that vouch for them. */
export function StandingBadge({ user }: { user: Pick<KnownUser, 'auth_mthd' | 'auth_cmps_codes'> }) {
  const { t, i18n } = useTranslation();
  const standing = standingOf(user);
  const { tone, Mark } = LOOKS[standing];
  const names = universitiesOf(user).map((code) => t(($) => $.methods[code].name));
  const universities = listOf(names, i18n.language);
  return (
    <Badge tone={tone} className={styles.standing} data-standing={standing}>
      <Mark size={16} />
      {names.length > 0 ? t(($) => $.standing.studentOf, { universities }) : t(($) => $.standing.statuses[standing])}
    </Badge>
  );
}
