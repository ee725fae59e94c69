import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { DEFAULTS } from '../../../contract/defaults.ts';
import type { Language } from '../../../contract/languages.ts';
import { edited, elementsOf, textOf } from '../../../server/site/html-source.ts';
import { UiTextsOf } from '../../../src/app/ui-texts.tsx';
import { HeroArt } from '../../../src/art/generated/hero.tsx';
import { SchoolHeroArt } from '../../../src/art/generated/school-hero.tsx';
import { PrerenderedArt } from '../../../src/art/kept-art.tsx';
import { APP_NOT_LOADED } from '../../../src/boot/not-loaded.ts';
import { createI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import type { SiteLinks } from '../../../src/pages/chrome/navigation.ts';
import { PageFrame } from '../../../src/pages/chrome/page-frame.tsx';
import { CampusLanding } from '../../../src/pages/landing/campus-landing.tsx';
import { SchoolLanding } from '../../../src/pages/landing/school-landing.tsx';
import { LegalPage } from '../../../src/pages/legal/legal-page.tsx';
import { documentQuery } from '../../../src/pages/legal/use-document.ts';
import { Notice } from '../../../src/ui/layout/notice.tsx';
import { Bar } from '../../../src/ui/status/bar.tsx';
import { DrawnPopups } from './drawn-popups.tsx';
import type { PrerenderedPage } from './pages.ts';

export interface Rendered {
  readonly title: string;
  /** What search engines show below it. */
  readonly description: string;
  /** What stands in `#root`. */
  readonly html: string;
  /** What stands before and after it, for a page whose application does not run. */
  readonly before: string;
  readonly after: string;
  /** Popups that may open before the application is there; they stand last. */
  readonly popups: string;
}

const ignore = () => {};
const ART = { hero: HeroArt, 'school-hero': SchoolHeroArt };

/** A page as a visitor sees it who has chosen nothing yet. A signed-in person sees it without the part that would be wrong (`src/boot`). */
export async function renderPage(page: PrerenderedPage, language: Language): Promise<Rendered> {
  const i18n = createI18n(language, await loadTexts(language));
  const queryClient = new QueryClient();
  if (page.name === 'service') await queryClient.prefetchQuery(documentQuery('serviceTerms', language));
  if (page.name === 'privacy') await queryClient.prefetchQuery(documentQuery('privacyPolicy', language));
  const { links, phone } = DEFAULTS;
  // Parts that are drawn apart must not share ids.
  const draw = (node: ReactNode, identifierPrefix = '') =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={language}>{node}</UiTextsOf>
      </I18nextProvider>,
      { identifierPrefix },
    );
  const markup = draw(
    <QueryClientProvider client={queryClient}>
      <PrerenderedArt value={ART}>
        <PageFrame
          type={page.header}
          viewer={{ kind: 'visitor' }}
          current={page.paths[0]}
          links={links}
          phone={phone}
          now={null}
          onLogin={ignore}
          onSignUp={ignore}
          onEnterWorld={ignore}
          onSettings={ignore}
          onLogout={ignore}
          language={language}
          onLanguage={ignore}
          theme="system"
          onTheme={ignore}
        >
          {contentOf(page, links)}
        </PageFrame>
      </PrerenderedArt>
    </QueryClientProvider>,
  );
  const titled = elementsOf(markup).find(({ name }) => name === 'title');
  if (titled === undefined) throw new Error(`the page "${page.name}" has no title`);
  const title = textOf(markup, titled.content);
  return {
    title,
    description: descriptionOf(page, i18n, title),
    html: edited(markup, [{ ...titled, text: '' }]),
    before: draw(<WithoutScripts />),
    after: draw(
      <div id={APP_NOT_LOADED} hidden>
        <AppNotLoaded address={page.paths[0]} />
      </div>,
    ),
    // No machine is behind them, so they say no state.
    popups: withoutStates(draw(<DrawnPopups />, 'early')),
  };
}

/** Each of the attributes goes with the space before it. */
function withoutStates(markup: string): string {
  const spans = elementsOf(markup).flatMap(({ attributes }) => ['data-flow', 'data-state'].flatMap((name) => attributes.get(name) ?? []));
  return edited(
    markup,
    spans.map(({ start, end }) => ({ start: start - 1, end, text: '' })),
  );
}

function contentOf({ name }: PrerenderedPage, links: SiteLinks): ReactNode {
  switch (name) {
    case 'home':
    case 'campus':
      return <CampusLanding links={links} onEnter={ignore} />;
    case 'school':
      return <SchoolLanding links={links} onEnter={ignore} />;
    case 'service':
      return <LegalPage document="serviceTerms" />;
    case 'privacy':
      return <LegalPage document="privacyPolicy" />;
  }
}

function WithoutScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Notice>{t(($) => $.common.needsScripts)}</Notice>
    </noscript>
  );
}

/** What the page of all other routes says when the application does not come: in each language, of which the boot script shows one. */
export async function renderNotLoaded(languages: readonly Language[]): Promise<string> {
  const texts = await Promise.all(
    languages.map(async (language) => (
      <div key={language} lang={language}>
        <I18nextProvider i18n={createI18n(language, await loadTexts(language))}>
          {/* The same address, with its query. */}
          <AppNotLoaded address="" />
        </I18nextProvider>
      </div>
    )),
  );
  return renderToStaticMarkup(
    <div id={APP_NOT_LOADED} hidden>
      {texts}
    </div>,
  );
}

function AppNotLoaded({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Bar>
      {t(($) => $.common.appNotLoaded)} <a href={address}>{t(($) => $.common.reload)}</a>
    </Bar>
  );
}

function descriptionOf({ name }: PrerenderedPage, { t }: i18n, title: string): string {
  switch (name) {
    case 'home':
    case 'campus':
      return t(($) => $.landing.hero.lead);
    case 'school':
      return t(($) => $.school.hero.lead);
    default:
      return `${title} — ${t(($) => $.common.pageTitle)}`;
  }
}
