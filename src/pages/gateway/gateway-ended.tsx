import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/brand/logo.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import styles from './gateway.module.css';

/** Nothing is left to do, and the browser does not let the page close itself: the person closes it (GW-1), or goes on here. */
export function GatewayEnded({ state }: { state: string }) {
  const { t } = useTranslation();
  const title = t(($) => $.gateway.endedTitle);
  return (
    <main className={styles.page} data-flow="ssoGateway" data-state={state}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <div className={styles.card}>
        <Logo size={56} />
        <div className={styles.words} role="status">
          <h1>{title}</h1>
          <p>{t(($) => $.gateway.endedText)}</p>
        </div>
        <LinkButton variant="text" href="/">
          {t(($) => $.common.home)}
        </LinkButton>
      </div>
    </main>
  );
}
