import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import type { HeaderProps } from './header-props.ts';
import { isAccount } from './header-viewer.ts';
import styles from './menu-sheet.module.css';
import type { NavigationItem } from './navigation.ts';
import { Preferences } from './preferences.tsx';
import { SiteLink } from './site-link.tsx';
import { Who } from './who.tsx';

export interface MenuSheetProps extends HeaderProps {
  items: readonly NavigationItem[];
  onClose(): void;
}

/**
 * The header's navigation, the ways in, language and theme (HEAD-4, FOOT-1). Every choice closes it first; to whom is still unknown, no action is
 * offered. Profile and logout are in the menu of the account, which stands beside it at every width.
 */
export function MenuSheet(props: MenuSheetProps) {
  const { items, viewer, current, onClose, language, languages, onLanguage, theme, onTheme } = props;
  const { t } = useTranslation();
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog title={t(($) => $.header.menu)} flow="siteMenu" state="open" size="drawer" onClose={onClose}>
      <nav className={styles.navigation} aria-label={t(($) => $.header.navigation)}>
        {items.map((item) => (
          <SiteLink
            key={item.label}
            href={item.href}
            external={item.external}
            onClick={onClose}
            aria-current={item.href === current ? 'page' : undefined}
          >
            {t(($) => $.header[item.label])}
          </SiteLink>
        ))}
      </nav>
      <div className={styles.actions}>
        {viewer.kind === 'visitor' && (
          <>
            <Button onClick={then(props.onSignUp)}>{t(($) => $.header.signUp)}</Button>
            <Button variant="outline" onClick={then(props.onLogin)}>
              {t(($) => $.header.login)}
            </Button>
          </>
        )}
        {isAccount(viewer) && (
          <>
            <Who account={viewer} />
            <Button onClick={then(props.onEnterWorld)}>{t(($) => $.header.enterMyHome)}</Button>
          </>
        )}
      </div>
      <Preferences language={language} languages={languages} onLanguage={onLanguage} theme={theme} onTheme={onTheme} />
    </Dialog>
  );
}
