import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { MethodCode } from '#contract/methods.ts';
import type { ProviderPurpose } from '#machines/provider-window/provider-window.machine.ts';
import { openProviderWindow, type WindowEvent } from '#src/browser/provider-window.ts';
import { createFakeBrowser, type FakeBrowser } from './provider-window-fakes.ts';

const running: { stop(): void }[] = [];

/** The time is the test's; each attempt ends with its test, and leaves no timer. */
export function endAttempts(): void {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    expect(vi.getTimerCount(), 'timers left').toBe(0);
    vi.useRealTimers();
  });
  afterEach(() => {
    for (const attempt of running.splice(0)) attempt.stop();
  });
}

/** One page of the application: attempts one after another, with the events of each. */
export function openPage(browser: FakeBrowser, baseUrl?: string) {
  const logic = openProviderWindow(() => browser.host, baseUrl);
  return (method: MethodCode, purpose: ProviderPurpose = 'login') => {
    const heard: WindowEvent[] = [];
    const machine = setup({ types: {} as { events: WindowEvent | { type: 'FOCUS' } }, actors: { logic } }).createMachine({
      invoke: { id: 'window', src: 'logic', input: { method, purpose } },
      on: {
        FOCUS: { actions: ({ self }) => self.getSnapshot().children.window?.send({ type: 'FOCUS_WINDOW' }) },
        '*': { actions: ({ event }) => heard.push(event as WindowEvent) },
      },
    });
    const actor = createActor(machine).start();
    running.push(actor);
    return { heard, types: () => heard.map(({ type }) => type), stop: () => actor.stop(), focus: () => actor.send({ type: 'FOCUS' }) };
  };
}

export function begin(method: MethodCode, purpose?: ProviderPurpose) {
  const browser = createFakeBrowser();
  return { browser, ...openPage(browser)(method, purpose) };
}

export const social = (provider: string, rest: object) => ({ auth_type: 'sns', sns_code: provider, ...rest });
export const SOCIAL: readonly MethodCode[] = ['google', 'kakao', 'naver', 'facebook', 'apple'];
export const SCHOOLS: readonly MethodCode[] = ['sookmyung', 'cju', 'yonsei', 'ewha'];
