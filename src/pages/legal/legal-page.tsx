import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowUpIcon } from '#src/ui/icons/icons.tsx';
import { CONTENTS_ATTRIBUTE, markSectionInView } from '../section-in-view.ts';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text.tsx';
import { useDocument } from './use-document.ts';

const TOP = 'legal-top';
/** Where the footer leads: no address of its own is left for the statement (ROUTE-7). */
const ACCESSIBILITY = 'accessibility';

/** `/service` and `/privacy` (ROUTE-6): title, contents and text. Header and footer belong to the layout around it. */
export function LegalPage({ document }: { document: 'serviceTerms' | 'privacyPolicy' }) {
  const { t } = useTranslation();
  const { data } = useDocument(document);
  const hasStatement = document === 'serviceTerms';
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has come, and brings the links.
  useEffect(() => (page.current === null ? undefined : markSectionInView(page.current)), [data]);
  const title = data?.title ?? t(($) => $.documents[document]);
  return (
    <div ref={page} className={styles.page} id={TOP}>
      <title>{title}</title>
      <h1 id="legal-title" className={styles.title}>
        {title}
      </h1>
      <nav className={styles.contents} aria-label={t(($) => $.documents.contents)}>
        {/* Folded on a phone; a wide page shows it whatever it is (`legal-page.module.css`). */}
        <details>
          <summary className={styles.label}>{t(($) => $.documents.contents)}</summary>
          <ol {...{ [CONTENTS_ATTRIBUTE]: '' }}>
            {data?.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
            {hasStatement && (
              <li>
                <a href={`#${ACCESSIBILITY}`}>{t(($) => $.documents.accessibility)}</a>
              </li>
            )}
          </ol>
        </details>
      </nav>
      <div className={styles.body}>
        <LegalText document={document} headingLevel={2} />
        {hasStatement && (
          <section id={ACCESSIBILITY} className={styles.beside} aria-labelledby="accessibility-title">
            <h2 id="accessibility-title">{t(($) => $.documents.accessibility)}</h2>
            <LegalText document="accessibility" />
          </section>
        )}
        <a className={styles.top} href={`#${TOP}`}>
          <ArrowUpIcon size={18} />
          {t(($) => $.documents.top)}
        </a>
      </div>
    </div>
  );
}
