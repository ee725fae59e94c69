import { useTranslation } from 'react-i18next';
import { SchoolIcon } from '#src/ui/icons/icons.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Waiting } from '#src/ui/progress/waiting.tsx';
import type { FoundSchools } from './find-schools.ts';
import type { SchoolEntry } from './school-entry.ts';
import styles from './school-search.module.css';

interface SchoolResultsProps {
  found: FoundSchools;
  last: string | null;
  /** The list is on its way. */
  isReading: boolean;
  onChoose: (entry: SchoolEntry) => void;
}

/** The schools that were found, each a button that goes to it. The sheet keeps its height while they become fewer (SEEN-2). */
export function SchoolResults({ found: { entries, hasMore }, last, isReading, onChoose }: SchoolResultsProps) {
  const { t } = useTranslation();
  if (isReading) return <Waiting>{t(($) => $.schoolSearch.loading)}</Waiting>;
  return (
    <>
      <VisuallyHidden role="status">{t(($) => $.schoolSearch.found, { count: entries.length })}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none. */}
      <ul role="list" className={styles.list} aria-label={t(($) => $.schoolSearch.list)}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <button type="button" className={styles.school} data-school={entry.code} onClick={() => onChoose(entry)}>
              <SchoolIcon size={20} />
              <span className={styles.name}>{entry.name}</span>
              {entry.code === last && <Badge tone="brand">{t(($) => $.schoolSearch.last)}</Badge>}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p className={styles.more}>{t(($) => $.schoolSearch.more)}</p>}
    </>
  );
}
