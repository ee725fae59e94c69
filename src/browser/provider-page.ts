import * as z from 'zod/mini';
import { API_BASE } from '#contract/calls.ts';
import { METHODS, type MethodCode, methodByCode } from '#contract/methods.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import type { ProviderWindowInput } from '#machines/provider-window/provider-window.machine.ts';
import { readProviderMessage } from './provider-message.ts';
import { createProviderRounds, type ProviderRounds } from './provider-rounds.ts';
import { createState, type FillWithRandom, startAddress } from './provider-start.ts';
import { carriedFrom, forgetTabRound, keepTabRound, ownPath } from './provider-tab.ts';
import { enabledProvider, STATE_MISSING } from './provider-wire.ts';
import { type SafeStorage, storedJson, tabStore } from './safe-storage.ts';

/** What a provider answered to a sign-in that goes on in this page. */
export type ProviderPageAnswer = ProviderWindowInput &
  (
    | { readonly code: string; readonly state: string; readonly iss?: string; readonly campusCode: string | null }
    | { readonly error: string }
  );

export interface ProviderPage {
  /** Leaves this page for the provider's, where no window can be opened. Says whether it left: not when this browser keeps nothing for the way back. */
  leaveByPage(attempt: ProviderWindowInput): boolean;
  /**
   * The answer to this tab's round, once: left here by the return page, or by another tab while this one slept. An `error` where the state is not
   * the attempt's (SOC-2), `null` when there is none of its provider, or another tab took it.
   */
  takeUpProviderAnswer(): ProviderPageAnswer | null;
}

const CODES = METHODS.map(({ code }) => code) as [MethodCode, ...MethodCode[]];

const keptAttempt = z.object({ method: z.enum(CODES), purpose: z.enum(['login', 'link']), state: z.string().check(z.length(43)) });

interface Options {
  /** In front of every call of the API. */
  readonly baseUrl?: string;
  readonly storage?: SafeStorage;
  readonly rounds?: ProviderRounds;
  readonly leaveFor?: (address: string) => void;
  readonly here?: () => string;
  readonly fillWithRandom?: FillWithRandom;
}

/** The way through a provider's pages in this very tab, for browsers that open no window (an app's own browser, an installed page). */
export function createProviderPage({
  baseUrl = API_BASE,
  storage = tabStore,
  rounds = createProviderRounds(),
  leaveFor = (address) => window.location.assign(address),
  here = ownPath,
  fillWithRandom,
}: Options = {}): ProviderPage {
  return {
    leaveByPage: ({ method, purpose, school }) => {
      const state = createState(fillWithRandom);
      const address = startAddress({ method, purpose, school }, state, baseUrl);
      forgetTabRound(storage);
      if (!keepTabRound({ method, purpose, state }, storage)) return false;
      // A provider's own app may come back in another tab.
      rounds.begin(state, { method, purpose, from: here(), carried: carriedFrom(storage) });
      leaveFor(address);
      return true;
    },

    takeUpProviderAnswer: () => {
      const kept = keptAttempt.safeParse(storedJson(storage, STORAGE_KEYS.providerPage));
      const left = storedJson(storage, STORAGE_KEYS.providerAnswer);
      const round = kept.success ? rounds.find(kept.data.state) : null;
      const data = left ?? round?.answer;
      if (data === undefined) return null;
      forgetTabRound(storage);
      if (!kept.success || enabledProvider(kept.data.method) === undefined) return null;
      const { method: code, purpose, state } = kept.data;
      // The return page of this tab has taken it already.
      if (left === undefined && !rounds.take(state)) return null;
      const method = methodByCode(code);
      const answer = readProviderMessage(data, method);
      if (answer === null) return null;
      // A refusal carries nothing to steal, and not every provider returns the state with it.
      const isOurs = answer.state === state || ('error' in answer && answer.state === null);
      if (!isOurs || 'error' in answer) rounds.drop(state);
      if (!isOurs) return { method: code, purpose, error: STATE_MISSING };
      if ('error' in answer) return { method: code, purpose, error: answer.error };
      const { iss } = answer;
      return { method: code, purpose, code: answer.code, state, ...(iss !== undefined && { iss }), campusCode: method.sso ? code : null };
    },
  };
}
