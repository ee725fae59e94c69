import { useTranslation } from 'react-i18next';
import type { ActivityName } from '#contract/activities.ts';
import type { ActivityEntry } from '#machines/activity/activity.machine.ts';
import styles from '../account-list/account-list.module.css';
import { shortMoment } from '../devices/device-name.ts';
import { usedWayName } from '../ways/way-name.ts';

/** What the provider has said was done on no device that is known here. */
const AT_PROVIDER: readonly ActivityName[] = ['wayWithdrawn', 'wayGone'];

/** DEVICE-4: what happened, when, and on which device. */
export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const { t, i18n } = useTranslation();
  const { at, activity, authMthd, device, partner } = entry;
  const way = usedWayName(t, authMthd);
  return (
    // The focus goes to the first of more (`activity.tsx`).
    <li className={styles.item} tabIndex={-1}>
      <span className={styles.about}>
        <strong>{t(($) => $.activity.what[activity], { way, partner: partner ?? '' })}</strong>
        <small>{shortMoment(i18n.language, at)}</small>
        {!AT_PROVIDER.includes(activity) && <small>{device || t(($) => $.devices.unknown)}</small>}
      </span>
    </li>
  );
}
