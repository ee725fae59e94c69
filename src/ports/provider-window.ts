import { fromCallback } from 'xstate';
import { API_BASE } from '../../contract/calls.ts';
import { SOCIAL_WINDOW, SSO_WINDOW } from '../../contract/limits.ts';
import { methodByCode } from '../../contract/methods.ts';
import type { Event, Input } from '../../machines/provider-window/provider-window.machine.ts';
import { keepsCookies } from './cookies.ts';
import { readProviderMessage } from './provider-message.ts';
import { createState, type FillWithRandom, startAddress } from './provider-start.ts';
import { channelOf, enabledProvider, RECEIVED } from './provider-wire.ts';
import { attempt } from './safe-storage.ts';

/** What happens to a provider's window, in its machine's words. The error of a refusal is the provider's word, or `method_disabled`: never shown as it is. */
export type ProviderWindowEvent = Extract<
  Event,
  { type: 'WINDOW_OPENED' | 'WINDOW_BLOCKED' | 'COOKIES_REFUSED' | 'WINDOW_CLOSED' | 'ANSWERED' | 'PROVIDER_REFUSED' | 'STATE_MISMATCHED' }
>;

export interface FocusWindow {
  type: 'FOCUS_WINDOW';
}

/** How often `closed` is looked at, ms. */
export const CLOSED_POLL = 500;
/** A window that closes has often just answered: its message gets this long, ms. */
export const CLOSED_GRACE = 1500;

/** What of the browser it takes; a test gives its own. */
export interface WindowHost {
  readonly window: Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight' | 'addEventListener'> & {
    readonly origin: string;
  };
  readonly openChannel: (name: string) => Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;
  readonly fillWithRandom?: FillWithRandom;
  /** Whether the visit that the attempt is bound to can be kept. */
  readonly keepsCookies: () => boolean;
}

const browserHost = (): WindowHost => ({ window, openChannel: (name) => new BroadcastChannel(name), keepsCookies });

/** Opens the window as it starts, so start it inside the click (SOC-1), and listens until it is stopped (SOC-2, SOC-3, SSO-1, CB-4). `baseUrl`: in front of every call of the API. */
export function openProviderWindow(findHost: () => WindowHost = browserHost, baseUrl = API_BASE) {
  /** States of earlier attempts: the window is reused, and what it still says about them is no news. */
  const spent = new Set<string>();

  return fromCallback<FocusWindow, Input>(({ input, sendBack, receive }) => {
    const send = (event: ProviderWindowEvent) => sendBack(event);
    const method = methodByCode(input.method);
    if (enabledProvider(method.code) === undefined) return send({ type: 'PROVIDER_REFUSED', error: 'method_disabled' });

    const host = findHost();
    if (!host.keepsCookies()) return send({ type: 'COOKIES_REFUSED' });

    const { window, openChannel, fillWithRandom } = host;
    const state = createState(fillWithRandom);
    const { width, height } = method.sso ? SSO_WINDOW : SOCIAL_WINDOW;
    const features = {
      popup: 1,
      width,
      height,
      left: Math.round(window.screenX + (window.outerWidth - width) / 2),
      top: Math.round(window.screenY + (window.outerHeight - height) / 2),
    };
    const listed = Object.entries(features).map((feature) => feature.join('='));
    const opened = attempt(() => window.open(startAddress(input, state, baseUrl), 'auth', listed.join()), null);
    // Some blockers hand out a window that is closed already.
    if (opened === null || opened.closed) return send({ type: 'WINDOW_BLOCKED' });
    send({ type: 'WINDOW_OPENED' });

    const channel = attempt(() => openChannel(channelOf(state)), null);
    let settled: ProviderWindowEvent['type'] | null = null;
    const settle = (event: ProviderWindowEvent) => {
      settled = event.type;
      send(event);
    };

    /** `fromWindow`: the very window that was opened says it, so a wrong state is an attack or a mix-up, and not the answer of another window. */
    const consider = (data: unknown, fromWindow: boolean) => {
      const answer = readProviderMessage(data, method);
      if (answer === null) return;
      const isOurs = answer.state === state;
      if (isOurs) channel?.postMessage(RECEIVED);
      if (settled !== null) return;
      if (isOurs && 'code' in answer) settle({ type: 'ANSWERED', code: answer.code, state, campusCode: method.sso ? method.code : null });
      // A refusal carries nothing to steal, and not every provider returns the state with it.
      else if ('error' in answer && (isOurs || (fromWindow && answer.state === null)))
        settle({ type: 'PROVIDER_REFUSED', error: answer.error });
      else if (fromWindow && !spent.has(answer.state ?? '')) settle({ type: 'STATE_MISMATCHED' });
    };

    const hear = new AbortController();
    const origins = new Set([window.origin]);
    window.addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origins.has(origin) && source === opened) consider(data, true);
      },
      { signal: hear.signal },
    );
    if (channel !== null) channel.onmessage = ({ data }) => consider(data, false);

    let grace: ReturnType<typeof setTimeout> | undefined;
    const poll = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(poll);
      grace = setTimeout(() => settled === null && send({ type: 'WINDOW_CLOSED' }), CLOSED_GRACE);
    }, CLOSED_POLL);

    receive(() => attempt(() => opened.focus(), undefined));

    return () => {
      spent.add(state);
      hear.abort();
      clearInterval(poll);
      clearTimeout(grace);
      if (channel !== null) channel.onmessage = null;
      channel?.close();
      // After an answer the return page says so and closes itself.
      if (settled !== 'ANSWERED') attempt(() => opened.close(), undefined);
    };
  });
}
