import { useTranslation } from 'react-i18next';
import { ArrowUpIcon } from '#src/ui/icons/icons.tsx';
import { useSectionInView } from '../section-in-view.ts';
import styles from './legal-page.module.css';
import { LegalText } from './legal-text.tsx';
import { useDocument } from './use-document.ts';

const TOP = 'legal-top';

/** `/service` and `/privacy` (ROUTE-6): title, contents and text. Header and footer belong to the layout around it. */
export function LegalPage({ document }: { document: 'serviceTerms' | 'privacyPolicy' }) {
  const { t } = useTranslation();
  const { data } = useDocument(document);
  const current = useSectionInView(data?.sections.map(({ id }) => id) ?? []);
  const title = data?.title ?? t(($) => $.documents[document]);
  return (
    <div className={styles.page} id={TOP}>
      <title>{title}</title>
      <h1 id="legal-title" className={styles.title}>
        {title}
      </h1>
      <nav className={styles.contents} aria-label={t(($) => $.documents.contents)}>
        <p className={styles.label}>{t(($) => $.documents.contents)}</p>
        <ol>
          {data?.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        <LegalText document={document} headingLevel={2} />
        <a className={styles.top} href={`#${TOP}`}>
          <ArrowUpIcon size={18} />
          {t(($) => $.documents.top)}
        </a>
      </div>
    </div>
  );
}
