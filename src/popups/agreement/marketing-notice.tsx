import { useTranslation } from 'react-i18next';
import { longDate } from '../../../contract/long-date.ts';
import { Notice } from '../../ui/layout/notice.tsx';

export interface MarketingNoticeProps {
  /** The day of the consent, by the server's clock. */
  today: Date;
}

/** AGR-3: on which day marketing is agreed to. It stands above the button that confirms it. */
export function MarketingNotice({ today }: MarketingNoticeProps) {
  const { t, i18n } = useTranslation();
  return <Notice role="status">{t(($) => $.agreement.marketingText, { date: longDate(i18n.language, today) })}</Notice>;
}
