import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CloseStack } from '#server/close-stack.ts';
import { type Listener, listen } from '#server/listen.ts';
import { EVENTS } from '#server/log/events.ts';
import { recordingLog } from './support/logged.ts';

const agents: http.Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

function client(listener: Listener) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      http
        .get({ port: listener.port, host: '127.0.0.1', path, agent }, (response) => {
          let body = '';
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => resolve({ body, connection: response.headers.connection }));
          response.on('error', reject);
        })
        .on('error', reject);
    });
}

/** Answers `/slow` when the test says so, and everything else at once. */
async function opened() {
  const { log, logged } = recordingLog();
  const listener = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' }, { log });
  let answer = () => {};
  let arrived = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  listener.serve(async (request) => {
    if (!request.url.endsWith('/slow')) return new Response('quick');
    arrived();
    await released;
    return new Response('slow');
  });
  return { listener, answer: () => answer(), slow, logged };
}

describe('a listener that closes', () => {
  it('answers what is in flight and says that the connection closes, while new connections are refused', async () => {
    const { listener, answer, slow } = await opened();
    const inFlight = client(listener)('/slow');
    await slow;
    const closing = listener.close();
    await expect.poll(() => client(listener)('/').catch((error: NodeJS.ErrnoException) => error.code)).toBe('ECONNREFUSED');
    answer();
    expect(await inFlight).toEqual({ body: 'slow', connection: 'close' });
    await closing;
  });

  it('sends the rest of an answer that is half sent, to a client that reads slowly', async () => {
    const { log } = recordingLog();
    const listener = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' }, { log });
    // More than the buffers of both ends take.
    const whole = 32 * 1024 * 1024;
    listener.serve(async ({ url }) => new Response(url.endsWith('/large') ? new Uint8Array(whole) : 'quick'));
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port: listener.port, host: '127.0.0.1', path: '/large' }, resolve).on('error', reject);
    });
    const closing = listener.close();
    await expect.poll(() => client(listener)('/').catch((error: NodeJS.ErrnoException) => error.code)).toBe('ECONNREFUSED');
    let read = 0;
    for await (const chunk of response) read += chunk.length;
    expect(read).toBe(whole);
    await closing;
  });

  it('answers one more request that a client sends on its kept connection before it hears of the close', async () => {
    const { listener } = await opened();
    const ask = client(listener);
    expect((await ask('/')).connection).toBe('keep-alive');
    const closing = listener.close();
    expect((await ask('/')).body).toBe('quick');
    await closing;
  });

  it('answers those whose connections the kernel has made, and that wait to be accepted', async () => {
    const { listener } = await opened();
    const answers = Promise.all(Array.from({ length: 20 }, () => client(listener)('/')));
    // They connect in the next tick; none is accepted before the event loop turns.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const closing = listener.close();
    expect((await answers).map(({ body }) => body)).toEqual(Array(20).fill('quick'));
    await closing;
  });

  it('closes connections that bring nothing more, a kept one and one that never brought a request, whatever its patience', async () => {
    const { listener, logged } = await opened();
    await client(listener)('/');
    const silent = net.connect(listener.port, '127.0.0.1');
    const closed = once(silent, 'close');
    await once(silent, 'connect');
    // Longer than a test may take.
    await listener.close(60_000);
    await closed;
    expect(logged).toEqual([]);
  });

  it('closes a connection that brings no request, and cuts off what takes too long, with one line', async () => {
    const { listener, slow, logged } = await opened();
    const silent = http.request({ port: listener.port, host: '127.0.0.1' }).on('error', () => {});
    silent.flushHeaders();
    const inFlight = client(listener)('/slow').catch((error: NodeJS.ErrnoException) => error.code);
    await slow;
    await listener.close(50);
    expect(await inFlight).toBe('ECONNRESET');
    expect(logged.map(({ msg }) => msg)).toEqual([EVENTS.requestsCutOff]);
  });
});

describe('opened resources', () => {
  it('closes requests first, then the work behind them, and the database last, whatever was opened first', async () => {
    const order: string[] = [];
    const { log, logged } = recordingLog();
    const closes = (name: string) => ({ close: async () => void order.push(name) });
    const stack = new CloseStack(log);
    stack.add('requests', closes('site'));
    stack.add('database', closes('database'));
    stack.add('work', closes('mail'));
    stack.add('work', {
      close: async () => {
        throw new Error('no');
      },
    });
    stack.add('work', closes('tidying'));
    await stack.close();
    await stack.close();
    expect(order).toEqual(['site', 'tidying', 'mail', 'database']);
    expect(logged.map(({ msg }) => msg)).toEqual([EVENTS.closingFailed]);
  });
});
