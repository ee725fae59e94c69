import { useTranslation } from 'react-i18next';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { TextButton } from '#src/ui/button/text-button.tsx';

export interface ViewButtonProps {
  item: AgreementItem;
  /** Opens the text above the popup. */
  onDocument: (document: DocumentName) => void;
}

/** The age box has no text to read. */
const documentOf = (item: AgreementItem): DocumentName | null => (item === 'age' ? null : item);

/** Opens the text of an item (AGR-1). */
export function ViewButton({ item, onDocument }: ViewButtonProps) {
  const { t } = useTranslation();
  const document = documentOf(item);
  if (document === null) return null;
  return (
    <TextButton
      aria-label={t(($) => $.agreement.viewItem, { item: t(($) => $.agreement.items[item]) })}
      onClick={() => onDocument(document)}
    >
      {t(($) => $.common.view)}
    </TextButton>
  );
}
