import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { SMTPServer } from 'smtp-server';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '#contract/limits.ts';
import { STOP_PATIENCE } from './close-stack.ts';
import type { Log } from './log/log.ts';
import { endSlowRequests } from './slow-requests.ts';
import { StartError } from './start-error.ts';
import { Traffic } from './traffic.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface Listener {
  readonly port: number;
  /** Requests that come before this is called wait for it: the addresses must be known before the applications can be made. */
  serve(fetch: Fetch): void;
  /** Answers what is in flight, for `patience` ms at most (`STOP_PATIENCE`); then the rest is cut off, and a line says so. */
  close(patience?: number): Promise<void>;
}

/** Where a port comes from, so that the message names the variable to change. */
export interface PortChoice {
  readonly host: string;
  readonly port: number;
  readonly variable: string;
}

/** How long a client may take; ms. */
export interface Timeouts {
  /** Until the head of a request has arrived. */
  readonly headers: number;
  /** Until all of a request has arrived; of an upload, until it has got further (`slow-requests.ts`). */
  readonly request: number;
  /** Until all of an upload has arrived. */
  readonly upload: number;
  /** How often the two are looked at, and so how much later they may end a request. */
  readonly interval: number;
  /** Until a kept connection has brought its next request. */
  readonly idle: number;
}

/**
 * Our pages give every request up after REQUEST_TIMEOUT, and an upload after UPLOAD_TIMEOUT, so a longer time here would serve none of them. A
 * little more than the pages' own, so that it is they who tell the person.
 */
export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: REQUEST_TIMEOUT + 2000,
  upload: UPLOAD_TIMEOUT + 2000,
  interval: 1000,
  idle: 5000,
};

/**
 * A proxy keeps connections for a while, nginx and load balancers for 60 s, Caddy for 120 s, and it has to be the one that closes them: a request
 * that is sent while we close is lost, the proxy answers 502, and nginx sends a server that lost one nothing for 10 s.
 */
export const BEHIND_PROXY: Timeouts = { ...TIMEOUTS, idle: 130_000 };

export interface ListenOptions {
  readonly timeouts?: Timeouts;
  /** Hears of requests that were cut off when the listener closed. */
  readonly log?: Log;
  /** Answers what must not wait for `serve`; `undefined` for every other request. */
  readonly early?: (request: Request) => Response | Promise<Response> | undefined;
}

/** @throws StartError when the port is taken */
export async function listen(choice: PortChoice, { timeouts = TIMEOUTS, early, log }: ListenOptions = {}): Promise<Listener> {
  let serve: (fetch: Fetch) => void = () => {};
  const fetch = new Promise<Fetch>((resolve) => {
    serve = resolve;
  });
  const limits = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.upload,
    connectionsCheckingInterval: timeouts.interval,
    keepAliveTimeout: timeouts.idle,
  };
  // HTTP/1.0 needs no `Host`, and the probes of some load balancers send none.
  const answer = getRequestListener(async (request, env) => early?.(request) ?? (await fetch)(request, env), { hostname: 'localhost' });
  const server = createServer(limits, answer);
  endSlowRequests(server, timeouts);
  const traffic = new Traffic(server);
  await bound(choice, server, () => server.listen(choice.port, choice.host));
  // A connection that could not be accepted (ECONNABORTED, EMFILE) must not end the process.
  server.on('error', (error) => log?.error('connectionNotAccepted', { error }));
  const port = portOf(server);
  return {
    port,
    serve,
    close: async (patience = STOP_PATIENCE) => {
      const cut = await traffic.end(patience);
      if (cut > 0) log?.warn('requestsCutOff');
    },
  };
}

export async function listenSmtp(
  choice: PortChoice,
  server: SMTPServer,
  log: Log,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  await bound(choice, server, () => server.listen(choice.port, choice.host));
  // A client that breaks off must not end the process.
  server.on('error', (error) => log.error('mailCatcherFailed', { error }));
  return { port: portOf(server.server), close: () => new Promise((resolve) => server.close(() => resolve())) };
}

interface Binding {
  once(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
}

async function bound(choice: PortChoice, emitter: Binding, start: () => { once(event: 'listening', listener: () => void): unknown }) {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(explained(choice, error));
    emitter.once('error', fail);
    start().once('listening', () => {
      emitter.off('error', fail);
      resolve();
    });
  });
}

function explained({ host, port, variable }: PortChoice, error: Error): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} (${variable}) is taken by another program. Choose another: ${variable}=${port + 100} npm start. Or let the system choose: ${variable}=0.`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} (${variable}) needs rights that this user does not have. Choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`This machine has no address "${host}" (HOST).`);
  return error;
}

const portOf = (server: { address(): AddressInfo | string | null }): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has an address with a port');
  return address.port;
};
