import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

/**
 * Refuses a body of more than `maxSize` bytes before it is read.
 * @throws Refusal `payloadTooLarge`
 */
export const boundBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal('payloadTooLarge');
    },
  });
