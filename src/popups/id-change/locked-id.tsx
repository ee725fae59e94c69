import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { ClockIcon } from '#src/ui/icons/icons.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from './id-change.module.css';
import type { IdChangeProps } from './id-change-props.ts';

/** PROF-3: read-only while fewer than 30 days have passed, with the days that remain. */
export function LockedId({ actor }: IdChangeProps) {
  const { t } = useTranslation();
  const current = useSelector(actor, (snapshot) => snapshot.context.current);
  const daysLeft = useSelector(actor, (snapshot) => snapshot.context.daysLeft);
  const close = () => actor.send({ type: 'CLOSED' });
  return (
    <Dialog
      title={t(($) => $.idChange.title)}
      flow="idChange"
      state="locked"
      onClose={close}
      footer={<Button onClick={close}>{t(($) => $.common.ok)}</Button>}
    >
      <Lead>{t(($) => $.idChange.lockedLead)}</Lead>
      <TextField
        label={
          <span className={styles.label}>
            {t(($) => $.fields.uvrsId.label)}
            <Badge tone="brand" aria-hidden="true">
              <ClockIcon size={14} />
              D-{daysLeft}
            </Badge>
          </span>
        }
        prefix="@"
        value={current}
        onChange={() => undefined}
        readOnly
        hint={t(($) => $.idChange.lockedHint, { count: daysLeft })}
      />
    </Dialog>
  );
}
