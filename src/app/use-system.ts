import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { layersMachine } from '../../machines/layers/layers.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { isSignedIn } from '../../machines/viewer.ts';
import type { Configuration } from '../api/schemas.ts';
import type { KnownUser } from '../api/user.ts';
import { useApp } from './app-context.tsx';

/** Both children live as long as the root actor. */
export function useLayers(): ActorRefFrom<typeof layersMachine> {
  const layers = useSelector(useApp().system, (snapshot) => snapshot.children.layers);
  if (layers === undefined) throw new Error('the root actor is not running');
  return layers;
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
  return data ?? services.configuration();
}
