import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentName } from '#contract/documents.ts';
import { longDate } from '#contract/long-date.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import { Button } from '#src/ui/button/button.tsx';
import { DialogContents } from './dialog-contents.tsx';
import type { LegalBlock, LegalDocument, LegalDocumentName } from './document.ts';
import styles from './legal-text.module.css';
import { useDocument, usePageLanguage } from './use-document.ts';

/** Sections from which on a document in a dialog has a contents list. */
const LONG = 6;

export interface LegalTextProps {
  document: LegalDocumentName;
  /** Level of the section headings: 2 on a page, whose contents list leads to them, 3 in a dialog whose title is an h2. */
  headingLevel?: 2 | 3;
}

/** The body of a document, without its title: loading, failure with a retry, or the text. On pages and in sub-popups alike (POP-2). */
export function LegalText({ document, headingLevel = 3 }: LegalTextProps) {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useDocument(document);
  if (data !== undefined) return <Loaded name={document} document={data} headingLevel={headingLevel} />;
  if (isPending) {
    return (
      <p className={styles.waiting} role="status">
        {t(($) => $.documents.loading)}
      </p>
    );
  }
  return (
    <div className={styles.waiting} role="alert">
      <p>{t(($) => $.documents.loadFailed)}</p>
      <Button variant="outline" size="small" onClick={() => void refetch()}>
        {t(($) => $.common.retry)}
      </Button>
    </div>
  );
}

function Loaded({ name, document, headingLevel }: { name: LegalDocumentName; document: LegalDocument; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const headings = useRef(new Map<string, HTMLElement>());
  const lead = (id: string) => {
    const heading = headings.current.get(id);
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  };
  return (
    <div className={styles.text}>
      {name !== 'accessibility' && <Version of={name} />}
      {headingLevel === 3 && document.sections.length >= LONG && <DialogContents sections={document.sections} onChoose={lead} />}
      {document.sections.map(({ id, heading, blocks }) => (
        <section key={id} id={headingLevel === 2 ? id : undefined} className={styles.section}>
          <Heading
            className={styles.heading}
            tabIndex={headingLevel === 3 ? -1 : undefined}
            ref={(element) => {
              if (element !== null) headings.current.set(id, element);
            }}
          >
            {heading}
          </Heading>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Since when the text is in force, and that a translation is one (LEGAL-3). */
function Version({ of }: { of: DocumentName }) {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const date = longDate(language, new Date(TEXT_VERSIONS[of].version), 'UTC');
  return (
    <p className={styles.version}>
      <span className={styles.chip}>{t(($) => $.documents.effective, { date })}</span>
      {language !== 'ko' && <span>{t(($) => $.documents.translation)}</span>}
    </p>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={styles.scroller} aria-label={block.caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => {
                const label = block.head[column];
                return column === 0 ? (
                  <th key={label} scope="row" data-label={label}>
                    {cell}
                  </th>
                ) : (
                  <td key={label} data-label={label}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
