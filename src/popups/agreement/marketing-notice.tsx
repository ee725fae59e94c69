import { useTranslation } from 'react-i18next';
import { longDate } from '#contract/long-date.ts';
import { AlertDialog, type AlertDialogProps } from '#src/ui/dialog/alert-dialog.tsx';

export interface MarketingNoticeProps extends Pick<AlertDialogProps, 'flow' | 'state'> {
  /** The day of the consent, by the server's clock. */
  today: Date;
  onBack: () => void;
  onConfirm: () => void;
}

/** AGR-3: on which day marketing is agreed to. It comes before the agreement goes on, which its confirmation does. */
export function MarketingNotice({ today, flow, state, onBack, onConfirm }: MarketingNoticeProps) {
  const { t, i18n } = useTranslation();
  return (
    <AlertDialog
      flow={flow}
      state={state}
      title={t(($) => $.agreement.marketingTitle)}
      text={t(($) => $.agreement.marketingText, {
        date: longDate(i18n.language, today),
        company: t(($) => $.footer.lines.company),
      })}
      actions={[
        { label: t(($) => $.common.back), onSelect: onBack },
        { label: t(($) => $.common.ok), onSelect: onConfirm },
      ]}
      onClose={onBack}
    />
  );
}
