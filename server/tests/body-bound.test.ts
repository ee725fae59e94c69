import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundBody } from '#server/http/body-bound.ts';
import { answerToError } from '#server/http/error-answer.ts';
import { type Listener, listen } from '#server/listen.ts';
import { createLog } from '#server/log/log.ts';

describe('a body that is too large', { timeout: 30_000 }, () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' });
    const app = new Hono();
    app.post('/', boundBody(1000), async (c) => c.text(await c.req.text()));
    listener.serve(app.onError(answerToError({ log: createLog({ level: 'silent' }) })).fetch);
  });
  afterAll(() => listener.close(0));

  it('[PROF-4] is answered each time, and so is the request after it: the client is told that the connection ends', async () => {
    const post = async (body: BodyInit) => {
      const response = await fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body });
      await response.arrayBuffer();
      return [response.status, response.headers.get('connection')];
    };
    for (let time = 0; time < 20; time += 1) {
      expect(await post(Buffer.alloc(time % 2 === 0 ? 300_000 : 5_000_000))).toEqual([413, 'close']);
      expect(await post('small')).toEqual([200, 'keep-alive']);
    }
  });
});
