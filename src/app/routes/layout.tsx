import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { MYROOM } from '#machines/place.ts';
import { type KnownUser, standingOf } from '#src/api/user.ts';
import type { HeaderViewer } from '#src/pages/chrome/header-viewer.ts';
import { type HeaderType, SECTIONS } from '#src/pages/chrome/navigation.ts';
import { PageFrame } from '#src/pages/chrome/page-frame.tsx';
import { useSectionInView } from '#src/pages/section-in-view.ts';
import { LeftOutIfBroken } from '#src/ui/left-out.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { useApp } from '../app-context.tsx';
import { PopupsPlace } from '../popups/popups-place.tsx';
import { useIsTakenOver } from '../start/take-over.ts';
import { applyTheme, readTheme } from '../start/theme.ts';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { lazyComponent } from './lazy-chunk.ts';
import { PageShown } from './page-shown.tsx';
import { WorldFrame } from './world-frame.tsx';

const PopupHost = lazyComponent(async () => (await import('../popups/popup-host.tsx')).PopupHost);

/** Header, the page, help banner and footer, and the popups above them (ROUTE-1, HEAD, FOOT). */
export function Layout({ header }: { header: HeaderType }) {
  const { services, system } = useApp();
  const popups = usePopups();
  const isHydrating = useIsHydrating();
  const isTakenOver = useIsTakenOver();
  const configuration = useConfiguration();
  const user = useUser();
  const isUnknown = useSelector(system, (snapshot) => snapshot.context.viewer.kind === 'unknown');
  const isSleeping = useSelector(
    useSelector(system, ({ children }) => children.presence),
    (presence) => presence?.matches('sleeping') === true,
  );
  const navigate = useNavigate();
  const [theme, setTheme] = useState(readTheme);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const section = useSectionInView(header === 'MAIN' ? [] : Object.values(SECTIONS), path);

  return (
    <>
      <PopupsPlace />
      <PageShown />
      <PageFrame
        type={header}
        current={section === null ? path : `#${section}`}
        viewer={isHydrating ? { kind: 'visitor' } : headerViewer(user, { isUnknown, isSleeping })}
        links={configuration.links}
        phone={configuration.phone}
        brand={services.settings.brand}
        now={isHydrating ? null : services.clock.serverNow()}
        onLogin={() => popups.send({ type: 'LOGIN_REQUESTED', byEmail: services.lastWay.read()?.method === 'email' })}
        onSignUp={() => popups.send({ type: 'SIGN_UP_REQUESTED', returning: services.preferences.hasCreatedAvatar() })}
        onEnterWorld={() => popups.send({ type: 'PLACE_REQUESTED', place: MYROOM })}
        onSettings={() => popups.send({ type: 'OPEN', popup: 'myProfile' })}
        onLogout={() => system.send({ type: 'LOGOUT_REQUESTED' })}
        onNavigate={(path) => void navigate({ to: path })}
        language={services.language}
        languages={services.settings.languages?.offered}
        onLanguage={(language) => {
          services.preferences.saveLanguage(language);
          window.location.reload();
        }}
        theme={isHydrating ? 'system' : theme}
        onTheme={(chosen) => {
          applyTheme(chosen);
          setTheme(chosen);
        }}
      >
        <Outlet />
      </PageFrame>
      {isTakenOver && (
        <>
          <ChunkBoundary of="popup">
            <Suspense fallback={null}>
              <PopupHost />
            </Suspense>
          </ChunkBoundary>
          <LeftOutIfBroken>
            <WorldFrame worldUrl={configuration.worldUrl} />
          </LeftOutIfBroken>
          <StatusSlot />
        </>
      )}
    </>
  );
}

const headerViewer = (user: KnownUser | null, { isUnknown, isSleeping }: { isUnknown: boolean; isSleeping: boolean }): HeaderViewer =>
  user === null
    ? { kind: isUnknown ? 'unknown' : 'visitor' }
    : {
        kind: standingOf(user),
        nickname: user.ncknm,
        state: isSleeping ? 'sleeping' : 'online',
        avatar: { seed: user.user_id, gender: user.gndr, src: user.prfl_img_path ?? undefined },
      };
