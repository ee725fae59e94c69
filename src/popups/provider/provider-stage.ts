import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import type { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import type { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import type { providerWindowMachine } from '#machines/provider-window/provider-window.machine.ts';
import { dotted } from '../state-name.ts';
import type { ChosenWay } from './way-name.ts';

export type ProviderActor =
  | ActorRefFrom<typeof providerLoginMachine>
  | ActorRefFrom<typeof providerLinkMachine>
  | ActorRefFrom<typeof confirmIdentityMachine>;
export type ProviderWindowActor = ActorRefFrom<typeof providerWindowMachine>;

/** The states of a provider's flow, and of the sign-in within it, in which the server is awaited; each has its own words. */
export const BUSY_STATES = ['checkingProvider', 'loggingIn', 'joining', 'settingUp', 'replacing', 'confirming'] as const;
export type BusyState = (typeof BUSY_STATES)[number];

interface Shown extends ChosenWay {
  /** The machine on screen, for `data-flow` and `data-state`. */
  readonly flow: string;
  readonly state: string;
}

/** What stands in the place of the choice during a sign-in at a provider. */
export type ProviderStage =
  | (Shown & { readonly screen: 'waiting' | 'blocked' | 'windowOnly'; readonly window: ProviderWindowActor })
  | (Shown & { readonly screen: 'busy'; readonly awaited: BusyState });

/** Null while the choice is on screen: before a sign-in at a provider, beneath an alert, and when its window looks closed (SOC-1). */
export function useProviderStage(provider: ProviderActor | undefined): ProviderStage | null {
  const flow = useSelector(provider, (snapshot) => snapshot);
  const signIn = useSelector(flow?.children.providerTicket, (snapshot) => snapshot);
  const window = signIn?.children.providerWindow;
  const place = useSelector(window, (snapshot) => snapshot);
  if (flow === undefined) return null;

  const { method } = flow.context;
  if (method === null) return null;
  const way: ChosenWay = { method, school: 'school' in flow.context ? flow.context.school : null };
  const busy = signIn ?? flow;
  const awaited = BUSY_STATES.find((state) => state === busy.value);
  if (awaited !== undefined) return { screen: 'busy', flow: busy.machine.id, state: awaited, ...way, awaited };

  if (window === undefined || place === undefined || place.status !== 'active' || place.hasTag('choice')) return null;
  return { screen: windowScreen(place), flow: place.machine.id, state: dotted(place.value), ...way, window };
}

function windowScreen(window: SnapshotFrom<typeof providerWindowMachine>): 'waiting' | 'blocked' | 'windowOnly' {
  // Its own screen: a way out is gone, so its buttons stand elsewhere and rest (SEEN-2).
  if (window.matches({ open: 'windowOnly' })) return 'windowOnly';
  return window.hasTag('blocked') ? 'blocked' : 'waiting';
}

/** The provider whose window looks closed while its answer may still come; null otherwise (SOC-1). */
export function useClosedWindow(provider: ProviderActor | undefined): ChosenWay | null {
  const signIn = useSelector(provider, (snapshot) => snapshot?.children.providerTicket);
  const window = useSelector(signIn, (snapshot) => snapshot?.children.providerWindow);
  return useSelector(window, (snapshot) => (snapshot?.status === 'active' && snapshot.hasTag('choice') ? snapshot.context : null));
}
