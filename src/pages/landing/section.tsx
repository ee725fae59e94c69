import { type ReactNode, useId } from 'react';
import { classes } from '#src/ui/classes.ts';
import layout from '#src/ui/layout/layout.module.css';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  lead?: string;
  /** Where links within the page lead. */
  id?: string;
  className?: string | undefined;
  /** Which guess of its height serves until it is laid out (`section.module.css`); none for one that is near. */
  part?: 'introduction' | 'audience' | 'spaces' | 'support' | 'films';
  /** It follows the first screen, and is laid out with it. */
  near?: boolean;
  children: ReactNode;
  /** Below it, as wide as the window. */
  wide?: ReactNode;
}

/** A part of a landing page: as wide as the window, its content as wide as the page. */
export function Section({ title, lead, id, className, part, near = false, children, wide }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} data-part={part} className={classes(styles.section, !near && layout.far, className)} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <h2 id={titleId}>{title}</h2>
        {lead !== undefined && (
          <p className={styles.lead}>
            <Sentences>{lead}</Sentences>
          </p>
        )}
        <div className={styles.content}>{children}</div>
      </div>
      {wide}
    </section>
  );
}
