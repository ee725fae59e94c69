import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** Answers what a test has it answer. */
export const server = setupServer();

/** Each test file calls it: files of one worker share this module, but not their hooks. Any other request fails, or goes on to a real server. */
export function listenInThisFile(onUnhandledRequest: 'error' | 'bypass' = 'error'): void {
  beforeAll(() => server.listen({ onUnhandledRequest }));
  afterEach(() => {
    server.resetHandlers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
}
