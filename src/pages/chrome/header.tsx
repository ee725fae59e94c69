import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { MenuIcon } from '#src/ui/icons/icons.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import type { HeaderProps } from './header-props.ts';
import { isAccount } from './header-viewer.ts';
import { MenuSheet } from './menu-sheet.tsx';
import { navigationOf } from './navigation.ts';
import { SiteLink } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** So many links find room beside the buttons from 860 px on. */
const FEW = 3;

/** Sticky, 64 px high (HEAD-1, HEAD-2, HEAD-4). The menu sheet has language and theme, and on narrow screens the navigation. */
export function Header(props: HeaderProps) {
  const { type, viewer, links, brand, current, mainId } = props;
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  const items = navigationOf(type, links);

  return (
    <>
      <header className={styles.header} data-links={items.length > FEW ? 'many' : 'few'}>
        <SkipLink to={mainId}>{t(($) => $.common.skipToContent)}</SkipLink>
        <div className={styles.bar}>
          <SiteLink href="/" className={styles.brand}>
            <Wordmark brand={brand} size={32} />
          </SiteLink>
          <nav className={styles.navigation} aria-label={t(($) => $.header.navigation)}>
            {items.map((item) => (
              <SiteLink
                key={item.label}
                href={item.href}
                external={item.external}
                data-setting={item.external ? item.label : undefined}
                aria-current={item.href === current ? (item.href.startsWith('#') ? 'location' : 'page') : undefined}
              >
                {t(($) => $.header[item.label])}
              </SiteLink>
            ))}
          </nav>
          <div className={styles.account} data-viewer={viewer.kind}>
            {!isAccount(viewer) ? (
              <>
                <Button variant="text" size="small" className={styles.login} data-leads="login" onClick={props.onLogin}>
                  {t(($) => $.header.login)}
                </Button>
                <Button size="small" className={styles.signUp} data-event="signUp" onClick={props.onSignUp}>
                  {t(($) => $.header.signUp)}
                </Button>
              </>
            ) : (
              <>
                <Button size="small" className={styles.enter} data-event="enterWorld" onClick={props.onEnterWorld}>
                  {t(($) => $.header.enterMyHome)}
                </Button>
                <AccountMenu account={viewer} onSettings={props.onSettings} onLogout={props.onLogout} />
              </>
            )}
            <IconButton
              className={styles.menu}
              data-event="menu"
              label={t(($) => $.header.openMenu)}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          </div>
        </div>
      </header>
      {menuOpen && <MenuSheet {...props} items={items} onClose={() => setMenuOpen(false)} />}
    </>
  );
}
