import { useSelector } from '@xstate/react';
import { methodByType } from '#contract/methods.ts';
import { MYROOM } from '#machines/place.ts';
import { type KnownUser, standingOf } from '#src/api/user.ts';
import type { HeaderProps } from '#src/pages/chrome/header-props.ts';
import type { HeaderViewer } from '#src/pages/chrome/header-viewer.ts';
import { HEADER_OF, SECTIONS } from '#src/pages/chrome/navigation.ts';
import { MAIN_ID } from '#src/pages/chrome/page-frame.tsx';
import type { PreferencesProps } from '#src/pages/chrome/preferences.tsx';
import { useSectionInView } from '#src/pages/section-in-view.ts';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { useApp } from '../app-context.tsx';
import type { PagePath } from '../start/page-path.ts';
import { applyTheme, useTheme } from '../start/theme.ts';
import { useConfiguration, usePopups, useUser } from '../use-system.ts';

/** What the header shows at this path, and what its buttons do (HEAD-1 to HEAD-4). */
export function useHeader(path: PagePath): HeaderProps {
  const { services, system } = useApp();
  const popups = usePopups();
  const { links } = useConfiguration();
  const viewer = useHeaderViewer();
  const preferences = usePreferences();
  const type = HEADER_OF[path];
  const section = useSectionInView(type === 'MAIN' ? [] : Object.values(SECTIONS), path);
  return {
    ...preferences,
    type,
    viewer,
    links,
    mainId: MAIN_ID,
    brand: services.settings.brand,
    current: section === null ? path : `#${section}`,
    onLogin: () => popups.send({ type: 'LOGIN_REQUESTED', byEmail: services.lastWay.read()?.method === 'email' }),
    onSignUp: () => popups.send({ type: 'SIGN_UP_REQUESTED', returning: services.preferences.hasCreatedAvatar() }),
    onEnterWorld: () => popups.send({ type: 'PLACE_REQUESTED', place: MYROOM }),
    onSettings: () => popups.send({ type: 'OPEN', popup: 'myProfile' }),
    onLogout: () => system.send({ type: 'LOGOUT_REQUESTED' }),
  };
}

/** Language and theme, and what a choice does (FOOT-1). */
export function usePreferences(): PreferencesProps {
  const { services } = useApp();
  return {
    language: services.language,
    languages: services.settings.languages?.offered,
    onLanguage: (language) => {
      services.preferences.saveLanguage(language);
      window.location.reload();
    },
    theme: useTheme(),
    onTheme: applyTheme,
  };
}

/** The server's time, ms since the epoch; `null` in a page that was drawn long before it is read. */
export function useNow(): number | null {
  const { services } = useApp();
  return useIsHydrating() ? null : services.clock.serverNow();
}

function useHeaderViewer(): HeaderViewer {
  const { system } = useApp();
  const user = useUser();
  const isHydrating = useIsHydrating();
  const isUnknown = useSelector(system, (snapshot) => snapshot.context.viewer.kind === 'unknown');
  const isSleeping = useSelector(
    useSelector(system, ({ children }) => children.presence),
    (presence) => presence?.matches('sleeping') === true,
  );
  return isHydrating ? { kind: 'visitor' } : viewerOf(user, { isUnknown, isSleeping });
}

const viewerOf = (user: KnownUser | null, { isUnknown, isSleeping }: { isUnknown: boolean; isSleeping: boolean }): HeaderViewer =>
  user === null
    ? { kind: isUnknown ? 'unknown' : 'visitor' }
    : {
        kind: standingOf(user),
        nickname: user.ncknm,
        uvrsId: user.uvrs_id,
        way: methodByType(user.auth_mthd)?.code,
        state: isSleeping ? 'sleeping' : 'online',
        avatar: { gender: user.gndr, src: user.prfl_img_path ?? undefined },
      };
