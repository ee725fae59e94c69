import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** Answers what a test has it answer. */
export const server = setupServer();

/** Each test file calls it: files of one worker share this module, but not their hooks. Any other request fails, or goes on to a real server. */
export function listenInThisFile(onUnhandledRequest: 'error' | 'bypass' = 'error'): void {
  const { Response: before } = globalThis;
  beforeAll(() => {
    globalThis.Response = platformResponse();
    server.listen({ onUnhandledRequest });
  });
  afterEach(() => {
    server.resetHandlers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  afterAll(() => {
    server.close();
    globalThis.Response = before;
  });
}

/** A server that an earlier file of this worker started has put a Response of its own into the globals, to which a network error is no Response. */
const platformResponse = (): typeof Response =>
  Response.error() instanceof Response ? Response : (Object.getPrototypeOf(Response) as typeof Response);
