import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';

/** Between two bytes, ms: the connection never rests for long, and the answer never ends. */
const BETWEEN_BYTES = 5;

const CROSS_ORIGIN = { 'access-control-allow-credentials': 'true' };

/**
 * A server in front of an API, over real connections. A call that drips gets its status and headers at once, then one byte after the other
 * without end. `beyond`: what this API has beyond the specification.
 */
export async function openDrippingApi(apiBase: string, beyond: readonly HttpHandler[]) {
  let dripping: CallName | undefined;
  const open = new Set<ServerResponse>();
  let begun = 0;

  const drip = (request: IncomingMessage, response: ServerResponse) => {
    begun += 1;
    open.add(response);
    response.writeHead(200, {
      ...CROSS_ORIGIN,
      'access-control-allow-origin': request.headers.origin ?? '*',
      'Content-Type': 'application/json',
    });
    response.write('{"code":0,"data":"');
    const timer = setInterval(() => response.write('.'), BETWEEN_BYTES);
    response.on('close', () => {
      clearInterval(timer);
      open.delete(response);
    });
  };

  const pass = async ({ method = 'GET', url = '', headers }: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { host: _host, connection: _connection, 'content-length': _length, 'accept-encoding': _encoding, ...kept } = headers;
    const request = new Request(new URL(url, apiBase), {
      method,
      redirect: 'manual',
      headers: kept as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const answer = (method === 'OPTIONS' ? undefined : await getResponse([...beyond], request.clone())) ?? (await fetch(request));
    response.writeHead(answer.status, {
      ...CROSS_ORIGIN,
      ...Object.fromEntries(answer.headers),
      ...(headers.origin !== undefined && { 'access-control-allow-origin': headers.origin }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = dripping === undefined ? undefined : CALLS[dripping];
    if (call !== undefined && request.method === call.method && request.url === `${API_BASE}${call.path}`) drip(request, response);
    else await pass(request, Buffer.concat(chunks), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}${API_BASE}`,
    /** From now on; without a name, no call any more. */
    drip: (call?: CallName) => {
      dripping = call;
      begun = 0;
    },
    /** How many answers have begun to drip since. */
    begun: () => begun,
    /** How many still drip: a page that gives up ends its connection. */
    open: () => open.size,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type DrippingApi = Awaited<ReturnType<typeof openDrippingApi>>;
