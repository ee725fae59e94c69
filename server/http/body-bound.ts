import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

/**
 * Refuses a body of more than `maxSize` bytes before it is read. `isRead`: whether the call reads one.
 * @throws Refusal `payloadTooLarge`
 */
export function boundBody(maxSize: number, isRead = true): MiddlewareHandler {
  const bounded = bodyLimit({
    maxSize,
    onError: (c) => {
      // What is not read ends the connection, and a client must not send its next request on it.
      c.header('Connection', 'close');
      throw new Refusal('payloadTooLarge');
    },
  });
  // Its look at the body makes a request of the Fetch API with a stream, which costs a call as much as a fifth of the rest.
  return (c, next) => (isBoundByHead(c, maxSize, isRead) ? next() : bounded(c, next));
}

/** RFC 9112, 6.3: the head says how long a body is, or that it comes in chunks. */
function isBoundByHead(c: Context, maxSize: number, isRead: boolean): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return false;
  const length = c.req.header('content-length');
  return length === undefined ? !isRead : Number(length) <= maxSize;
}
