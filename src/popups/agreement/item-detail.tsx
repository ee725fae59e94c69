import { useTranslation } from 'react-i18next';
import type { AgreementItem } from '#contract/agreement-items.ts';

/** The age and the contract itself have no personal data to name. */
const DETAILED = ['privacyCollection', 'privacyThirdParty', 'marketing'] as const satisfies readonly AgreementItem[];
type DetailedItem = (typeof DETAILED)[number];

const isDetailed = (item: AgreementItem): item is DetailedItem => DETAILED.some((detailed) => detailed === item);

/** What is agreed to, in a line: purpose and period stand out, as the decree of the Personal Information Protection Act (article 17) wants. */
export const itemDetail = (item: AgreementItem) => (isDetailed(item) ? <ItemDetail item={item} /> : undefined);

/** It begins no line. */
const DOT = '\u00a0· ';

function ItemDetail({ item }: { item: DetailedItem }) {
  const { t } = useTranslation();
  return (
    <>
      <b>{t(($) => $.agreement.details[item].purpose)}</b>
      {DOT}
      {t(($) => $.agreement.details[item].items)}
      {DOT}
      <b>{t(($) => $.agreement.details[item].period)}</b>
    </>
  );
}
