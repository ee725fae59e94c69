import { fromCallback } from 'xstate';
import { API_BASE } from '#contract/calls.ts';
import { SOCIAL_WINDOW, SSO_WINDOW } from '#contract/limits.ts';
import { methodByCode } from '#contract/methods.ts';
import type { ProviderWindowEvent, ProviderWindowInput } from '#machines/provider-window/provider-window.machine.ts';
import { keepsCookies } from './cookies.ts';
import { holdLock, ownLocks } from './hold-lock.ts';
import { readProviderMessage } from './provider-message.ts';
import { createProviderRounds, lockOf, type ProviderRounds, roundKey } from './provider-rounds.ts';
import { createState, type FillWithRandom, startAddress } from './provider-start.ts';
import { carriedFrom, forgetTabRound, keepTabRound, ownPath } from './provider-tab.ts';
import { channelOf, enabledProvider, RECEIVED } from './provider-wire.ts';
import { attempt, type SafeStorage, tabStore } from './safe-storage.ts';

/** What happens to a provider's window, in its machine's words. The error of a refusal is the provider's word, or `method_disabled`: never shown as it is. */
export type WindowEvent = Extract<
  ProviderWindowEvent,
  {
    type:
      | 'WINDOW_OPENED'
      | 'WINDOW_BLOCKED'
      | 'PAGE_TAKEN'
      | 'COOKIES_REFUSED'
      | 'WINDOW_CLOSED'
      | 'ANSWERED'
      | 'TAKEN_ELSEWHERE'
      | 'PROVIDER_REFUSED'
      | 'STATE_MISMATCHED';
  }
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
  readonly rounds: ProviderRounds;
  readonly tab: SafeStorage;
  /** Path and query of this page. */
  readonly here: () => string;
  /** Absent in old browsers and outside of secure contexts. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Whether the visit that the attempt is bound to can be kept. */
  readonly keepsCookies: () => boolean;
}

const browserHost = (): WindowHost => ({
  window,
  openChannel: (name) => new BroadcastChannel(name),
  rounds: createProviderRounds(),
  tab: tabStore,
  here: ownPath,
  locks: ownLocks(),
  keepsCookies,
});

/** What brings a page back that slept: it may have missed what the return page left meanwhile. */
const WAKING_EVENTS = ['focus', 'pageshow', 'visibilitychange'] as const;

/** Opens the window as it starts, so start it inside the click (SOC-1), and listens until it is stopped (SOC-2, SOC-3, SSO-1, CB-4). `baseUrl`: in front of every call of the API. */
export function openProviderWindow(findHost: () => WindowHost = browserHost, baseUrl = API_BASE) {
  /** States of earlier attempts: the window is reused, and what it still says about them is no news. */
  const spent = new Set<string>();

  return fromCallback<FocusWindow, ProviderWindowInput>(({ input, sendBack, receive }) => {
    const send = (event: WindowEvent) => sendBack(event);
    const method = methodByCode(input.method);
    if (enabledProvider(method.code) === undefined) return send({ type: 'PROVIDER_REFUSED', error: 'method_disabled' });

    const host = findHost();
    if (!host.keepsCookies()) return send({ type: 'COOKIES_REFUSED' });

    const { window, openChannel, fillWithRandom, rounds, tab, here, locks } = host;
    const state = createState(fillWithRandom);
    const address = startAddress(input, state, baseUrl);
    const { width, height } = method.sso ? SSO_WINDOW : SOCIAL_WINDOW;
    const features = {
      popup: 1,
      width,
      height,
      left: Math.round(window.screenX + (window.outerWidth - width) / 2),
      top: Math.round(window.screenY + (window.outerHeight - height) / 2),
    };
    const listed = Object.entries(features).map((feature) => feature.join('='));
    forgetTabRound(tab);
    // Before the window: whatever the browser makes of it, the return page finds the round (DOOR-2).
    const isKept = rounds.begin(state, { method: method.code, purpose: input.purpose, from: here(), carried: carriedFrom(tab) });
    const opened = attempt<unknown>(() => window.open(address, 'auth', listed.join()), null);
    // After the window: a real one would get a copy, and take the round for one of its own tab.
    keepTabRound({ method: method.code, purpose: input.purpose, state }, tab);
    const isThisPage = opened === window;
    const popup = isThisPage || !isOpenWindow(opened) ? null : opened;
    if (isThisPage) send({ type: 'PAGE_TAKEN' });
    else send({ type: popup === null ? 'WINDOW_BLOCKED' : 'WINDOW_OPENED' });

    const channel = attempt(() => openChannel(channelOf(state)), null);
    const release = holdLock(lockOf(state), locks);
    let settled: WindowEvent['type'] | null = null;
    const settle = (event: WindowEvent) => {
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
      if (isOurs && 'code' in answer) {
        const { code, iss } = answer;
        // One tab of all goes on with it: this one may have slept while another was chosen.
        if (isKept && !rounds.take(state)) return settle({ type: 'TAKEN_ELSEWHERE' });
        settle({ type: 'ANSWERED', code, state, ...(iss !== undefined && { iss }), campusCode: method.sso ? method.code : null });
      }
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
        if (popup !== null && origins.has(origin) && source === popup) consider(data, true);
      },
      { signal: hear.signal },
    );
    if (channel !== null) channel.onmessage = ({ data }) => consider(data, false);

    /** What the return page left for this page, or what another tab made of it. */
    const look = () => {
      if (!isKept || settled !== null) return;
      const round = rounds.find(state);
      if (round?.isTaken) settle({ type: 'TAKEN_ELSEWHERE' });
      else if (round?.answer !== undefined) consider(round.answer, false);
    };
    window.addEventListener('storage', ({ key }) => key === roundKey(state) && look(), { signal: hear.signal });
    for (const wake of WAKING_EVENTS) window.addEventListener(wake, look, { signal: hear.signal });

    let grace: ReturnType<typeof setTimeout> | undefined;
    const poll =
      popup === null
        ? undefined
        : setInterval(() => {
            if (!popup.closed) return;
            clearInterval(poll);
            grace = setTimeout(() => settled === null && send({ type: 'WINDOW_CLOSED' }), CLOSED_GRACE);
          }, CLOSED_POLL);

    receive(() => attempt(() => popup?.focus(), undefined));

    return () => {
      spent.add(state);
      hear.abort();
      clearInterval(poll);
      clearTimeout(grace);
      if (channel !== null) channel.onmessage = null;
      channel?.close();
      forgetTabRound(tab);
      // An answered round leaves a mark: its state is not good for another answer.
      if (settled !== 'ANSWERED' && settled !== 'TAKEN_ELSEWHERE') rounds.drop(state);
      release();
      // After an answer the return page says so and closes itself.
      if (settled !== 'ANSWERED') attempt(() => popup?.close(), undefined);
    };
  });
}

/** Is it a window that is there? Some blockers hand out one that is closed already, some apps’ browsers an object that is none. */
const isOpenWindow = (opened: unknown): opened is Window =>
  typeof opened === 'object' && opened !== null && attempt(() => (opened as Window).closed === false, false);
