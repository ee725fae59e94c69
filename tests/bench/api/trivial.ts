import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { BEHIND_PROXY } from '#server/listen.ts';

/** What all is compared with: the product's own stack, and nothing of the product. The port is the first argument. */
serve({
  fetch: new Hono().all('*', (c) => c.json({ code: 0 })).fetch,
  hostname: '127.0.0.1',
  port: Number(process.argv[2]),
  serverOptions: { keepAliveTimeout: BEHIND_PROXY.idle },
});
