import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { MethodCode } from '../../../machines/methods.ts';
import type { providerLinkMachine } from '../../../machines/provider-link/provider-link.machine.ts';
import type { providerLoginMachine } from '../../../machines/provider-login/provider-login.machine.ts';
import type { providerWindowMachine } from '../../../machines/provider-window/provider-window.machine.ts';
import { dotted } from '../state-name.ts';

export type ProviderActor = ActorRefFrom<typeof providerLoginMachine> | ActorRefFrom<typeof providerLinkMachine>;
export type ProviderWindowActor = ActorRefFrom<typeof providerWindowMachine>;

/** The states of a provider's flow in which the server is awaited; each has its own words. */
export const BUSY_STATES = ['checkingProvider', 'loggingIn', 'joining', 'settingUp', 'replacing'] as const;
export type BusyState = (typeof BUSY_STATES)[number];

interface Shown {
  /** Of the machine that is on screen: for `data-flow` and `data-state`. */
  readonly flow: string;
  readonly state: string;
  readonly method: MethodCode;
}

/** What stands in the place of the choice while somebody signs in at a provider. */
export type ProviderStage =
  | (Shown & { readonly screen: 'waiting' | 'blocked'; readonly window: ProviderWindowActor })
  | (Shown & { readonly screen: 'busy'; readonly awaited: BusyState });

/** Null while the choice is on screen: before a provider is asked, beneath an alert, and when its window looks closed (SOC-1). */
export function useProviderStage(provider: ProviderActor | undefined): ProviderStage | null {
  const flow = useSelector(provider, (snapshot) => snapshot);
  const window = flow?.children.providerWindow;
  const place = useSelector(window, (snapshot) => snapshot);
  if (flow === undefined) return null;

  const { method } = flow.context;
  const state = BUSY_STATES.find((each) => each === flow.value);
  if (state !== undefined) {
    // Whoever has an account already is signed in to it: nothing is made (API-11).
    const signsIn = state === 'joining' && 'nickname' in flow.context && flow.context.nickname !== null;
    return { screen: 'busy', flow: flow.machine.id, state, method, awaited: signsIn ? 'loggingIn' : state };
  }

  if (window === undefined || place === undefined || place.status !== 'active' || place.hasTag('choice')) return null;
  return { screen: place.matches('open') ? 'waiting' : 'blocked', flow: place.machine.id, state: dotted(place.value), method, window };
}
