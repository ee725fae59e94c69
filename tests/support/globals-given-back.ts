import { afterAll, vi } from 'vitest';

/*
 * The next file runs in the same worker (`isolate: false`): with timers that do not run it would wait for good, and Testing Library's `screen`
 * holds on to the body that was there first.
 */
const { setTimeout: timer } = globalThis;
const body = typeof document === 'undefined' ? undefined : document.body;
const pushState = typeof history === 'undefined' ? undefined : history.pushState;

afterAll(() => {
  // Vitest does so after each file, and a spy on a faked timer puts that timer back.
  vi.restoreAllMocks();
  if (globalThis.setTimeout !== timer) {
    globalThis.setTimeout = timer;
    throw new Error('This file leaves setTimeout replaced: call vi.useRealTimers() in afterEach, and spy on no timer that is faked.');
  }
  if (body !== undefined && document.body !== body) {
    document.documentElement.replaceChildren(document.head, body);
    throw new Error('This file leaves another <body>: fill document.head and document.body instead of the whole document.');
  }
  if (pushState !== undefined && history.pushState !== pushState) {
    history.pushState = pushState;
    throw new Error('This file leaves a router that follows the address: call history.destroy() of each router in afterEach.');
  }
});
