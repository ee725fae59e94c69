import { useTranslation } from 'react-i18next';
import { longDate } from '../../i18n/long-date.ts';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';

export interface MarketingNoticeProps {
  flow: string;
  state: string;
  today: Date;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** AGR-3: on which day marketing was agreed to; confirming goes on, dismissing goes back to the items. */
export function MarketingNotice({ flow, state, today, onConfirm, onDismiss }: MarketingNoticeProps) {
  const { t, i18n } = useTranslation();
  const date = longDate(i18n.language, today);
  return (
    <AlertDialog
      flow={flow}
      state={state}
      title={t(($) => $.agreement.marketingTitle)}
      text={t(($) => $.agreement.marketingText, { date })}
      actions={[
        { label: t(($) => $.common.back), onSelect: onDismiss },
        { label: t(($) => $.common.ok), onSelect: onConfirm },
      ]}
      onClose={onDismiss}
    />
  );
}
