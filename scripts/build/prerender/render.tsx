import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createActor } from 'xstate';
import type { Language } from '#contract/languages.ts';
import type { Entry } from '#machines/shell/shell.types.ts';
import { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { POPUPS_PREFIX, Popups } from '#src/app/popups/popups.tsx';
import { App } from '#src/app/routes/app.tsx';
import { createAppRouter } from '#src/app/routes/router.tsx';
import { CampusCheckPage } from '#src/app/routes/unless-searching.tsx';
import { createServices } from '#src/app/services.ts';
import { gatewayOf } from '#src/app/start/entry.ts';
import { Surroundings, type SurroundingsProps } from '#src/app/surroundings.tsx';
import { createSystem } from '#src/app/system.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { APP_NOT_LOADED, REASON_ATTRIBUTE } from '#src/boot/not-loaded.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { Gateway } from '#src/pages/gateway/gateway.tsx';
import { DrawIsland, type IslandName, prefixOf } from '#src/pages/island.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Bar } from '#src/ui/status/bar.tsx';
import { shapeOfMarkup } from './markup-shape.ts';
import type { PrerenderedPage } from './pages.ts';

export interface Rendered {
  readonly title: string;
  /** What search engines show below it. */
  readonly description: string;
  /** What stands in `#root`. */
  readonly html: string;
  /** What stands in `#popups`. */
  readonly popups: string;
  /** What stands before and after it, for a page whose application does not run. */
  readonly before: string;
  readonly after: string;
}

const ignore = () => {};
const TITLE = /<title>(.*?)<\/title>/;
/** No drawn page says it. */
const ORIGIN = 'https://madang.example';

/** A page as a visitor sees it who has chosen nothing yet. A signed-in person sees it without the part that would be wrong (`src/boot`). */
export async function renderPage(page: PrerenderedPage, language: Language): Promise<Rendered> {
  const i18n = createI18n(language, await loadTexts(language));
  const draw = (node: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <UiTextsOf language={language}>{node}</UiTextsOf>
      </I18nextProvider>,
    );
  const { page: markup, popups } = await drawApp(page, language, i18n);
  const title = TITLE.exec(markup)?.[1];
  if (title === undefined) throw new Error(`the page "${page.name}" has no title`);
  return {
    title,
    description: descriptionOf(page, i18n, title),
    // React asks ahead for pictures that stand right behind, once for the day and once for the night in one file.
    html: markup.replace(/<title>.*?<\/title>|<link rel="preload" as="image"[^>]*>/g, ''),
    popups,
    before: draw(<WithoutScripts />),
    after: draw(
      <div id={APP_NOT_LOADED} hidden>
        <AppNotLoaded address={page.paths[0]} />
      </div>,
    ),
  };
}

/** What the application shows first, at this page's own address. */
function drawApp({ paths: [path] }: PrerenderedPage, language: Language, i18n: i18n): Promise<{ page: string; popups: string }> {
  const gateway = gatewayOf(path);
  return withApp({ language, i18n, entry: { kind: 'page' } }, async (surroundings) => ({
    page: gateway === undefined ? await drawDocument(path, surroundings) : drawGateway(gateway, surroundings),
    popups: renderToString(<Popups {...surroundings} gateway={gateway} />, { identifierPrefix: POPUPS_PREFIX }),
  }));
}

type Drawing = Pick<SurroundingsProps, 'i18n' | 'services' | 'system'>;

interface Told {
  readonly language: Language;
  readonly i18n: i18n;
  readonly entry: Entry;
}

async function withApp<Result>({ language, i18n, entry }: Told, draw: (surroundings: Drawing) => Promise<Result>): Promise<Result> {
  const services = createServices({ language, settings: {}, origin: ORIGIN, onMemoryOnly: ignore });
  const navigation = { goHome: async () => {}, settled: async () => {} };
  // Never started: it is in its initial state, and reaches no port.
  const system = createSystem(services, navigation, { place: null, draft: null, resumed: null, entry, maintenance: false });
  try {
    return await draw({ i18n, services, system });
  } finally {
    // Its channel to other tabs would keep this process running.
    services.tokenStore.dispose();
  }
}

/** A document with its islands, each apart from what is around it. */
async function drawDocument(path: string, surroundings: Drawing): Promise<string> {
  const { queryClient, language } = surroundings.services;
  const router = createAppRouter({ queryClient, language }, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  if (router.state.matches.some(({ status }) => status !== 'success')) throw new Error(`the page at ${path} was not loaded`);
  const drawIsland = (name: IslandName, island: ReactNode) =>
    renderToString(
      <DrawIsland value={null}>
        <Surroundings {...surroundings}>{island}</Surroundings>
      </DrawIsland>,
      { identifierPrefix: prefixOf(name) },
    );
  const { prelude } = await prerender(
    <DrawIsland value={drawIsland}>
      <App {...surroundings} router={router} />
    </DrawIsland>,
  );
  return new Response(prelude).text();
}

/** The gateway while it is not known who the person is: what the application shows first to everybody whose request is valid (GW-2). */
function drawGateway(type: GatewayType, surroundings: Drawing): string {
  const request = { clientId: ORIGIN, returnUrl: ORIGIN, returnValue: null, state: null, interaction: null };
  // Never started: it has read the request, and waits to be told who it is.
  const actor = createActor(ssoGatewayMachine, { input: { type, ...request } });
  return renderToString(
    <Surroundings {...surroundings}>
      <Gateway actor={actor} nickname="" onSignIn={ignore} onLinkAccount={ignore} />
    </Surroundings>,
  );
}

function WithoutScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Notice>{t(($) => $.common.needsScripts)}</Notice>
    </noscript>
  );
}

/** A path that may be a campus's; what is shown of the search does not depend on it. */
const ANY_CAMPUS = 'campus-code';

/**
 * What the page of all other routes shows at an address that may be a campus's, as the application shows it first (CAMPUS-1): in each language, of which
 * the boot script takes one (`src/boot/campus-search.ts`).
 */
export async function renderCampusSearch(languages: readonly Language[]): Promise<string> {
  await CampusCheckPage.preload();
  const drawn = languages.map(async (language) => {
    const i18n = createI18n(language, await loadTexts(language));
    const markup = await withApp({ language, i18n, entry: { kind: 'campus', path: ANY_CAMPUS } }, async (surroundings) => {
      const { queryClient } = surroundings.services;
      const router = createAppRouter({ queryClient, language }, createMemoryHistory({ initialEntries: [`/${ANY_CAMPUS}`] }));
      return renderToString(<App {...surroundings} router={router} />);
    });
    const shape = shapeOfMarkup(markup.replace(TITLE, ''));
    return `<template lang="${language}" data-shape="${shape}">${markup}</template>`;
  });
  return (await Promise.all(drawn)).join('');
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
      <span {...{ [REASON_ATTRIBUTE]: 'failed' }}>{t(($) => $.common.appNotLoaded)}</span>
      <span {...{ [REASON_ATTRIBUTE]: 'updated' }} hidden>
        {t(($) => $.common.appUpdated)}
      </span>{' '}
      <a href={address}>{t(($) => $.common.reload)}</a>
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
