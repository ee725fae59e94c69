import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { type Listener, listen, TIMEOUTS, type Timeouts } from '#server/listen.ts';

/* The clients here never end what they began; the server is given less patience than it ships with. */
const SHORT_TIMEOUTS = {
  head: { ...TIMEOUTS, headers: 150, request: 60_000, interval: 20 },
  body: { ...TIMEOUTS, headers: 250, request: 300, interval: 20 },
} as const;
const PATIENT = { ...TIMEOUTS, headers: 60_000, request: 60_000, interval: 20 };

const listeners: Listener[] = [];
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(listeners.map((listener) => listener.close()));
});

async function open(timeouts: Timeouts): Promise<Listener> {
  const listener = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' }, { timeouts });
  listeners.push(listener);
  listener.serve(async (request) => new Response(await request.text()));
  return listener;
}

/** Sends what is there of a request, and waits until the server ends the connection; says what it answered. */
async function answerTo({ port }: Listener, part: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  socket.on('error', () => {});
  socket.write(part);
  await once(socket, 'close');
  return said;
}

it.each([
  ['head', 'POST / HTTP/1.1\r\nHost: madang.example\r\nX-Slow: '],
  ['body', 'POST / HTTP/1.1\r\nHost: madang.example\r\nContent-Length: 4000000\r\n\r\nthe first bytes'],
] as const)('ends a request whose %s does not come to its end, with 408', async (slow, part) => {
  expect(await answerTo(await open(SHORT_TIMEOUTS[slow]), part)).toMatch(/^HTTP\/1\.1 408 /);
});

it('goes on with others meanwhile', async () => {
  const patient = await open(PATIENT);
  const socket = connect(patient.port, '127.0.0.1');
  sockets.push(socket);
  socket.write('POST / HTTP/1.1\r\nHost: madang.example\r\nContent-Length: 10\r\n\r\nslow');
  const answered = await fetch(`http://127.0.0.1:${patient.port}/`, { method: 'POST', body: 'quick' });
  expect(await answered.text()).toBe('quick');
  socket.end('er one');
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 200 [\s\S]*slower one$/);
});

it('[PROF-4] an upload that goes on may take longer than a call, and one that drips a byte at a time may not', async () => {
  const patient = await open({ ...TIMEOUTS, headers: 250, request: 300, upload: 60_000, interval: 20 });
  const upload = (bytes: number) => {
    const socket = connect(patient.port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(
      `PUT /api/v1/auth/change/profile HTTP/1.1\r\nHost: madang.example\r\nContent-Length: ${10 * bytes}\r\nConnection: close\r\n\r\n`,
    );
    let said = '';
    socket.on('data', (data) => {
      said += data;
    });
    let parts = 0;
    const sending = setInterval(() => {
      parts += 1;
      if (parts <= 10 && !socket.destroyed) socket.write(Buffer.alloc(bytes, 'x'));
      else clearInterval(sending);
    }, 100);
    return once(socket, 'close').then(() => said.slice(0, 12));
  };
  // A second in all, which is more than three times as long as a call has.
  expect(await upload(100_000)).toBe('HTTP/1.1 200');
  expect(await upload(1)).toBe('HTTP/1.1 408');
});

it('times out up to 5 s after the page does, so the page reports first', () => {
  expect(TIMEOUTS.request).toBeGreaterThan(REQUEST_TIMEOUT);
  expect(TIMEOUTS.request + TIMEOUTS.interval).toBeLessThanOrEqual(REQUEST_TIMEOUT + 5000);
  expect(TIMEOUTS.headers).toBeLessThan(TIMEOUTS.request);
});
