import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setImmediate as afterPoll } from 'node:timers/promises';

/** How long a kept connection may bring one more request when the server stops, ms: its client may have sent it before it hears of the stop. */
const LAST_REQUEST = 300;
/** After so many turns of the event loop without a connection none waits to be accepted: each turn accepts one. */
const QUIET_TURNS = 5;
/** How long connections may go on coming after the stop, ms: a busy server takes a second and more to accept fifty. */
const LAST_ACCEPT = 4000;

/** What a server has in flight, so that it can stop without a request that fails. */
export class Traffic {
  readonly #server: Server;
  readonly #connections = new Map<net.Socket, Set<ServerResponse>>();
  #isEnding = false;
  #accepted = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: net.Socket) => this.#watch(socket));
    server.prependListener('request', ({ socket }, response) => this.#begin(socket, response));
  }

  /**
   * Stops accepting, answers what is in flight with `Connection: close`, and closes kept connections that bring nothing more.
   * @param patience ms; what is not answered by then is cut off
   * @returns how many requests were cut off
   */
  async end(patience: number): Promise<number> {
    const began = performance.now();
    await this.#acceptTheLast(Math.min(patience, LAST_ACCEPT));
    // Not `close` of http, which closes idle connections at once, with what their clients have just sent.
    const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(this.#server, () => resolve()));
    this.#isEnding = true;
    for (const [socket, responses] of this.#connections) {
      if (responses.size === 0) this.#closeSoon(socket);
      for (const response of responses) response.shouldKeepAlive = false;
    }
    let deadline: NodeJS.Timeout | undefined;
    const patienceEnds = new Promise<void>((resolve) => {
      deadline = setTimeout(resolve, Math.max(0, patience - (performance.now() - began)));
    });
    await Promise.race([closed, patienceEnds]);
    clearTimeout(deadline);
    const cut = [...this.#connections.values()].reduce((sum, responses) => sum + responses.size, 0);
    for (const socket of this.#connections.keys()) socket.destroy();
    await closed;
    return cut;
  }

  #watch(socket: net.Socket): void {
    this.#accepted += 1;
    this.#connections.set(socket, new Set());
    socket.once('close', () => this.#connections.delete(socket));
  }

  #begin(socket: net.Socket, response: ServerResponse): void {
    const responses = this.#connections.get(socket);
    responses?.add(response);
    if (this.#isEnding) response.shouldKeepAlive = false;
    response.once('close', () => {
      responses?.delete(response);
      // One whose head was sent before the stop did not say that the connection closes.
      if (this.#isEnding && responses?.size === 0) this.#closeSoon(socket);
    });
  }

  /** Connections that the kernel has made and we have not accepted are reset by a close, with the requests that they have brought. */
  async #acceptTheLast(within: number): Promise<void> {
    const deadline = performance.now() + within;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; ) {
      const before = this.#accepted;
      await afterPoll();
      quiet = this.#accepted === before ? quiet + 1 : 0;
    }
  }

  #closeSoon(socket: net.Socket): void {
    setTimeout(async () => {
      // What has arrived by now is read first.
      await afterPoll();
      if (this.#connections.get(socket)?.size === 0) socket.destroy();
    }, LAST_REQUEST);
  }
}
