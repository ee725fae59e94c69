import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { HeaderProps } from './header-props.ts';
import { HelpBanner } from './help-banner.tsx';

export const MAIN_ID = 'main';

export interface PageFrameProps extends Omit<HeaderProps, 'mainId'> {
  /** The customer centre's, as it is written for people. */
  phone: string;
  /** ms since the epoch; `null` where the time is not known: in a page that was drawn long before it is read. */
  now: number | null;
  children: ReactNode;
}

/** Header, the page, help banner and footer (ROUTE-1, HEAD, FOOT). Draws the same with and without a browser. */
export function PageFrame({ phone, now, children, ...header }: PageFrameProps) {
  const { links, brand, language, languages, onLanguage, theme, onTheme } = header;
  return (
    <>
      <Island name="header">
        <Header {...header} mainId={MAIN_ID} />
      </Island>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <HelpBanner phone={phone} inquiryUrl={links.inquiry} now={now} />
      <Footer
        links={links}
        phone={phone}
        brand={brand}
        language={language}
        languages={languages}
        onLanguage={onLanguage}
        theme={theme}
        onTheme={onTheme}
      />
    </>
  );
}
