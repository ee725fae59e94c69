import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Navigate, type RouterHistory, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Language } from '#contract/languages.ts';
import { CampusLanding } from '#src/pages/landing/campus-landing.tsx';
import type { LandingProps } from '#src/pages/landing/landing.tsx';
import { SchoolLanding } from '#src/pages/landing/school-landing.tsx';
import type { LegalDocumentName } from '#src/pages/legal/document.ts';
import { LegalPage } from '#src/pages/legal/legal-page.tsx';
import { documentQuery } from '#src/pages/legal/use-document.ts';
import { useApp } from '../app-context.tsx';
import type { PagePath } from '../islands/page-props.ts';
import { PopupsPlace } from '../popups/popups-place.tsx';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Layout } from './layout.tsx';
import { lazyComponent } from './lazy-chunk.ts';
import { PageShown } from './page-shown.tsx';

const GatewayPage = lazyComponent(async () => (await import('#src/pages/gateway/gateway.tsx')).Gateway);
const CampusCheckPage = lazyComponent(async () => (await import('#src/pages/campus-check/campus-check.tsx')).CampusCheck);

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

/** The machine leads away from here, to the campus or home; an address that was not loaded is none (ROUTE-3, ROUTE-7). */
function CampusRoute() {
  const { system } = useApp();
  const campusCheck = useSelector(system, (snapshot) => snapshot.children.campusCheck);
  const entry = useSelector(system, (snapshot) => snapshot.value.entry);
  if (entry === 'browsing') return <Navigate to="/" replace />;
  const leaving = entry === 'refreshingToken' || entry === 'enteringCampus' ? entry : undefined;
  if (campusCheck === undefined && leaving === undefined) return <Bare popups={false}>{null}</Bare>;
  return (
    <Bare popups={false}>
      <CampusCheckPage actor={campusCheck ?? null} {...(leaving && { leaving })} />
    </Bare>
  );
}

function useLanding(): LandingProps {
  const { links } = useConfiguration();
  return { links, films: useApp().services.settings.films };
}

function CampusLandingRoute() {
  return <CampusLanding {...useLanding()} />;
}

function SchoolLandingRoute() {
  return <SchoolLanding {...useLanding()} />;
}

interface RouterContext {
  readonly queryClient: QueryClient;
  readonly language: Language;
}

const root = createRootRouteWithContext<RouterContext>()({ errorComponent: CrashScreen });

/** Where the application draws a page that the build draws as a document: under an address that is none, in development, in another language. */
const framed = (path: PagePath, Page: ComponentType, load?: LegalDocumentName) =>
  createRoute({
    getParentRoute: () => root,
    path,
    // With its text, so that the page does not stand without it for a moment; a text that does not come says so on the page.
    ...(load !== undefined && {
      loader: ({ context: { queryClient, language } }) => queryClient.prefetchQuery(documentQuery(load, language)),
    }),
    component: () => (
      <Layout path={path}>
        <Page />
      </Layout>
    ),
  });

const routeTree = root.addChildren([
  framed('/', CampusLandingRoute),
  framed('/campus', CampusLandingRoute),
  framed('/school', SchoolLandingRoute),
  framed('/service', () => <LegalPage document="serviceTerms" />, 'serviceTerms'),
  framed('/privacy', () => <LegalPage document="privacyPolicy" />, 'privacyPolicy'),
  createRoute({ getParentRoute: () => root, path: '/sso', component: GatewayRoute }),
  createRoute({ getParentRoute: () => root, path: '/sso/auth', component: GatewayRoute }),
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
