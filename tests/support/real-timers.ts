import { afterAll, vi } from 'vitest';

const { setTimeout: real } = globalThis;

// The next file runs in the same worker (`isolate: false`); with timers that do not run it would wait for good.
afterAll(() => {
  // Vitest does so after each file, and a spy on a faked timer puts that timer back.
  vi.restoreAllMocks();
  if (globalThis.setTimeout === real) return;
  globalThis.setTimeout = real;
  throw new Error('This file leaves setTimeout replaced: call vi.useRealTimers() in afterEach, and spy on no timer that is faked.');
});
