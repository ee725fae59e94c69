import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, Navigate, type RouterHistory, redirect } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import type { Language } from '#contract/languages.ts';
import { MYROOM } from '#machines/place.ts';
import { CampusLanding } from '#src/pages/landing/campus-landing.tsx';
import type { LandingProps } from '#src/pages/landing/landing.tsx';
import { SchoolLanding } from '#src/pages/landing/school-landing.tsx';
import { LegalPage } from '#src/pages/legal/legal-page.tsx';
import { documentQuery } from '#src/pages/legal/use-document.ts';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { useApp } from '../app-context.tsx';
import { PopupsPlace } from '../popups/popups-place.tsx';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Layout } from './layout.tsx';
import { lazyComponent } from './lazy-chunk.ts';

const PopupHost = lazyComponent(async () => (await import('../popups/popup-host.tsx')).PopupHost);
const GatewayPage = lazyComponent(async () => (await import('#src/pages/gateway/gateway.tsx')).Gateway);
const CampusCheckPage = lazyComponent(async () => (await import('#src/pages/campus-check/campus-check.tsx')).CampusCheck);

/** A page without header and footer, with the popups above it, or without. */
function Bare({ popups, children }: { popups: boolean; children: ReactNode }) {
  return (
    <ChunkBoundary of="page">
      <Suspense fallback={null}>
        {children}
        {popups && (
          <>
            <PopupsPlace />
            <PopupHost />
          </>
        )}
      </Suspense>
      <StatusSlot />
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
  const popups = usePopups();
  const { links } = useConfiguration();
  const { films } = useApp().services.settings;
  return { links, films, onEnter: () => popups.send({ type: 'PLACE_REQUESTED', place: MYROOM }) };
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

/** With its text, so that a page that already showed it does not lose it for a moment; a text that does not come says so on the page. */
const legalRoute = (path: string, document: 'serviceTerms' | 'privacyPolicy') =>
  createRoute({
    getParentRoute: () => main,
    path,
    loader: ({ context: { queryClient, language } }) => queryClient.prefetchQuery(documentQuery(document, language)),
    component: () => <LegalPage document={document} />,
  });

// As `HEADER_OF` says (HEAD-1).
const campus = createRoute({ getParentRoute: () => root, id: 'campus', component: () => <Layout header="CAMPUS" /> });
const school = createRoute({ getParentRoute: () => root, id: 'school', component: () => <Layout header="SCHOOL" /> });
const main = createRoute({ getParentRoute: () => root, id: 'main', component: () => <Layout header="MAIN" /> });

const routeTree = root.addChildren([
  campus.addChildren([createRoute({ getParentRoute: () => campus, path: '/campus', component: CampusLandingRoute })]),
  school.addChildren([createRoute({ getParentRoute: () => school, path: '/school', component: SchoolLandingRoute })]),
  main.addChildren([
    createRoute({ getParentRoute: () => main, path: '/', component: CampusLandingRoute }),
    legalRoute('/service', 'serviceTerms'),
    legalRoute('/privacy', 'privacyPolicy'),
  ]),
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

export interface AppRouterOptions {
  /** Without one, the browser's. */
  readonly history?: RouterHistory;
  /** The page stands already, and a person who has begun to read it stays where they are. */
  readonly takesOver?: boolean;
}

export function createAppRouter(context: RouterContext, { history, takesOver = false }: AppRouterOptions = {}) {
  let standing = takesOver ? window.location.pathname : null;
  const scrollRestoration = ({ location }: { location: { readonly pathname: string } }) => {
    if (location.pathname !== standing) standing = null;
    return standing === null;
  };
  // Where pages are drawn, the router would write a script into them.
  const options = history === undefined ? { scrollRestoration } : { history };
  const router = createRouter({ routeTree, context, ...options, defaultErrorComponent: CrashScreen });
  // Without it the router wraps its matches in a boundary that the drawn page does not have.
  if (takesOver) router.ssr = { manifest: undefined };
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
