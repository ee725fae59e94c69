import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Configuration } from '#contract/schemas.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { isSignedIn } from '#machines/viewer.ts';
import type { KnownUser } from '../api/user.ts';
import { useIsHydrating } from '../ui/use-is-hydrating.ts';
import { useApp } from './app-context.tsx';

/** Both children live as long as the root actor. */
export function usePopups(): ActorRefFrom<typeof popupsMachine> {
  const popups = useSelector(useApp().system, (snapshot) => snapshot.children.popups);
  if (popups === undefined) throw new Error('the root actor is not running');
  return popups;
}

export function useSession(): ActorRefFrom<typeof sessionMachine> {
  const session = useSelector(useApp().system, (snapshot) => snapshot.children.session);
  if (session === undefined) throw new Error('the root actor is not running');
  return session;
}

/** The signed-in user, as the server last told; null for a visitor and until it is known. */
export function useUser(): KnownUser | null {
  const { services, system } = useApp();
  const signedIn = useSelector(system, (snapshot) => isSignedIn(snapshot.context.viewer));
  const { data } = useQuery({ ...services.userQuery, enabled: signedIn });
  return signedIn ? (data ?? null) : null;
}

/** The server’s configuration, or the defaults (SHELL-5). */
export function useConfiguration(): Configuration {
  const { services } = useApp();
  // The shell loads it; this hook does not ask for it.
  const { data } = useQuery({ ...services.configurationQuery, enabled: false });
  return useIsHydrating() || data === undefined ? services.defaults() : data;
}
