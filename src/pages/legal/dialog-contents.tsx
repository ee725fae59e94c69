import { useTranslation } from 'react-i18next';
import styles from './dialog-contents.module.css';
import type { LegalSection } from './document.ts';

export interface DialogContentsProps {
  sections: readonly LegalSection[];
  onChoose: (id: string) => void;
}

/** What a document in a dialog is made of, folded. Buttons, not links: a fragment would be a page of the history, and Back closes the dialog. */
export function DialogContents({ sections, onChoose }: DialogContentsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t(($) => $.documents.contents)}>
      <details className={styles.contents}>
        <summary>{t(($) => $.documents.contents)}</summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
