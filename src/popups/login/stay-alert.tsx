import { useTranslation } from 'react-i18next';
import { longDate } from '#contract/long-date.ts';
import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';

export interface StayAlertProps {
  flow: string;
  /** When the account goes for good, ms since the epoch. */
  deletedAt: number;
  onStay: () => void;
  onDecline: () => void;
}

/** LEGAL-2: the account is being deleted; a login that keeps it is asked for first. */
export function StayAlert({ flow, deletedAt, onStay, onDecline }: StayAlertProps) {
  const { t, i18n } = useTranslation();
  return (
    <AlertDialog
      tone="warning"
      flow={flow}
      state="askingToStay"
      title={t(($) => $.login.staying.title)}
      text={t(($) => $.login.staying.text, { date: longDate(i18n.language, new Date(deletedAt)) })}
      actions={[
        { label: t(($) => $.login.staying.decline), onSelect: onDecline },
        { label: t(($) => $.login.staying.stay), onSelect: onStay },
      ]}
      onClose={onDecline}
    />
  );
}
