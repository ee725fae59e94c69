import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Navigate, type RouterHistory, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import type { Language } from '#contract/languages.ts';
import { loadBranch } from '#src/i18n/i18n.ts';
import type { LegalDocumentName } from '#src/pages/legal/document.ts';
import { documentQuery } from '#src/pages/legal/use-document.ts';
import { useApp } from '../app-context.tsx';
import { PopupsPlace } from '../popups/popups-place.tsx';
import type { PagePath } from '../start/page-path.ts';
import { usePopups, useUser } from '../use-system.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { type LazyComponent, lazyComponent } from './lazy-chunk.ts';
import { PageShown } from './page-shown.tsx';

/** With what they say; a document that the build drew has said it. */
const documentPages = async () => (await Promise.all([import('./document-pages.tsx'), loadBranch('documents')]))[0];

const CampusPage = lazyComponent(async () => (await documentPages()).CampusPage);
const SchoolPage = lazyComponent(async () => (await documentPages()).SchoolPage);
const ServicePage = lazyComponent(async () => (await documentPages()).ServicePage);
const PrivacyPage = lazyComponent(async () => (await documentPages()).PrivacyPage);
const GatewayPage = lazyComponent(async () => (await import('#src/pages/gateway/gateway.tsx')).Gateway);

/** The route of a component that comes with a chunk: what stood before it stays until it is there. */
const loadedFirst = (Component: () => ReactNode, { preload }: Pick<LazyComponent<object>, 'preload'>) =>
  Object.assign(Component, { preload });

/** A page without header and footer, with the popups above it, or without. */
function Bare({ popups, children }: { popups: boolean; children: ReactNode }) {
  return (
    <ChunkBoundary of="page">
      <Suspense fallback={null}>
        {children}
        {popups && <PopupsPlace />}
        <PageShown />
      </Suspense>
    </ChunkBoundary>
  );
}

function GatewayRoute() {
  const popups = usePopups();
  const user = useUser();
  const gateway = useSelector(useApp().system, (snapshot) => snapshot.children.ssoGateway);
  // Whatever is open closes when no sign-in is needed any more: nothing covers the gateway's own alert, nor stays when the page leaves.
  const waits = useSelector(gateway, (snapshot) => snapshot?.hasTag('needsSignIn') || snapshot?.hasTag('needsAccount'));
  return (
    <Bare popups={waits === true}>
      <GatewayPage
        actor={gateway ?? null}
        nickname={user?.ncknm ?? ''}
        onSignIn={() => popups.send({ type: 'OPEN', popup: 'login' })}
        onLinkAccount={() => popups.send({ type: 'OPEN', popup: 'linkAccount' })}
      />
    </Bare>
  );
}

const GatewayLoaded = loadedFirst(GatewayRoute, GatewayPage);

/** The search for a campus stands in the place of all pages (`unless-searching.tsx`): an address that was not loaded is none (ROUTE-3, ROUTE-7). */
const CampusRoute = () => <Navigate to="/" replace />;

interface RouterContext {
  readonly queryClient: QueryClient;
  readonly language: Language;
}

const root = createRootRouteWithContext<RouterContext>()({ errorComponent: CrashScreen });

/** A page that the build draws as a document, too (`document-pages.tsx`). */
const framed = <Path extends PagePath>(path: Path, Page: LazyComponent<{ path: Path }>, ...texts: readonly LegalDocumentName[]) =>
  createRoute({
    getParentRoute: () => root,
    path: path as PagePath,
    // With its texts, so that the page does not stand without them for a moment; one that does not come says so on the page.
    ...(texts.length > 0 && {
      loader: ({ context: { queryClient, language } }) =>
        Promise.all(texts.map((text) => queryClient.prefetchQuery(documentQuery(text, language)))),
    }),
    component: loadedFirst(
      () => (
        <ChunkBoundary of="page">
          <Suspense fallback={null}>
            <Page path={path} />
          </Suspense>
        </ChunkBoundary>
      ),
      Page,
    ),
  });

const routeTree = root.addChildren([
  framed('/', CampusPage),
  framed('/campus', CampusPage),
  framed('/school', SchoolPage),
  framed('/service', ServicePage, 'serviceTerms', 'accessibility'),
  framed('/privacy', PrivacyPage, 'privacyPolicy'),
  createRoute({ getParentRoute: () => root, path: '/sso', component: GatewayLoaded }),
  createRoute({ getParentRoute: () => root, path: '/sso/auth', component: GatewayLoaded }),
  createRoute({ getParentRoute: () => root, path: '/$path', component: CampusRoute }),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    // ROUTE-7: replaced, so that Back does not lead here again.
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  }),
]);

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({ routeTree, context, defaultErrorComponent: CrashScreen, ...(history && { history }) });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
