import { useTranslation } from 'react-i18next';
import type { AgreementItem } from '#contract/agreement-items.ts';
import type { DocumentName } from '#contract/documents.ts';
import { TextButton } from '#src/ui/button/text-button.tsx';

export interface ViewButtonProps {
  item: AgreementItem;
  isTicked: boolean;
  /** Opens the text above the popup; `item`: its box is not ticked yet, and can be ticked there. */
  onDocument: (document: DocumentName, item?: AgreementItem) => void;
}

/** The age box has no text to read. */
const documentOf = (item: AgreementItem): DocumentName | null => (item === 'age' ? null : item);

/** Opens the text of an item (AGR-1). */
export function ViewButton({ item, isTicked, onDocument }: ViewButtonProps) {
  const { t } = useTranslation();
  const document = documentOf(item);
  if (document === null) return null;
  return (
    <TextButton
      aria-label={t(($) => $.agreement.viewItem, { item: t(($) => $.agreement.items[item]) })}
      onClick={() => onDocument(document, isTicked ? undefined : item)}
    >
      {t(($) => $.common.view)}
    </TextButton>
  );
}
