import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type activityMachine, hasMore } from '#machines/activity/activity.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from '../account-list/account-list.module.css';
import { AccountList } from '../account-list/account-list.tsx';
import { dotted } from '../state-name.ts';
import { ActivityItem } from './activity-item.tsx';

export interface ActivityProps {
  actor: ActorRefFrom<typeof activityMachine>;
}

/** What happened with the account, a page at a time (DEVICE-4). */
export function Activity({ actor }: ActivityProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { entries, shown, failure } = context;
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(shown);
  // The button that was pressed may be gone, and reading goes on with the first of what came.
  useEffect(() => {
    const first = list.current?.children[shownBefore.current];
    shownBefore.current = shown;
    if (first instanceof HTMLElement) first.focus();
  }, [shown]);
  const more = (
    <Button variant="secondary" onClick={() => actor.send({ type: 'MORE_CHOSEN' })}>
      {t(($) => $.activity.more)}
    </Button>
  );

  return (
    <AccountList
      title={t(($) => $.activity.title)}
      flow="activity"
      state={dotted(value)}
      busy={busy}
      failure={failure}
      isReading={value === 'reading'}
      retry={value === 'unread' ? { label: t(($) => $.activity.retry), onRetry: () => actor.send({ type: 'RETRIED' }) } : undefined}
      footer={hasMore(context) && more}
      onClose={() => actor.send({ type: 'CLOSED' })}
    >
      {entries.length === 0 ? (
        <p>{t(($) => $.activity.none)}</p>
      ) : (
        <>
          <Lead>{t(($) => $.activity.lead)}</Lead>
          <ul className={styles.list} ref={list}>
            {entries.slice(0, shown).map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and only grows at its end
              <ActivityItem key={index} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </AccountList>
  );
}
