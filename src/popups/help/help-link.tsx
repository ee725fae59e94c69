import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useUiTexts } from '#src/ui/texts.tsx';
import styles from './help.module.css';

/** The way to help at the end of each door, before anything has failed (HEAD-3). */
export function HelpLink({ href }: { href: string }) {
  const { t } = useTranslation();
  const texts = useUiTexts();
  return (
    <p className={styles.link}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {t(($) => $.header.help.title)}
        <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
      </a>
    </p>
  );
}
