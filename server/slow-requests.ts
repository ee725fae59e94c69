import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { API_BASE, CALLS } from '#contract/calls.ts';

/** ms */
export interface Patience {
  /** Until all of a request has arrived; of an upload, until the next part of it has. */
  readonly request: number;
  /** How often that is looked at. */
  readonly interval: number;
}

/** Bytes that an upload has to bring in `request`: 2 kB/s. Less is no slow network, but a client that holds a connection. */
const PART_MIN = 64 * 1024;

const UPLOAD = { method: CALLS.changeProfileImage.method, path: `${API_BASE}${CALLS.changeProfileImage.path}` };
const isUpload = ({ method, url = '' }: IncomingMessage): boolean => method === UPLOAD.method && url.split('?')[0] === UPLOAD.path;

interface Arriving {
  /** When it began, or its last part had come; ms. */
  since: number;
  /** Bytes of the connection by then. */
  bytes: number;
}

/**
 * Ends requests that do not come to their end, with 408. An upload may take as long as it goes on (PROF-4), up to the server's own `requestTimeout`:
 * an image of 3 MB over 80 kB/s takes 38 s.
 */
export function endSlowRequests(server: Server, { request, interval }: Patience): void {
  const arriving = new Map<IncomingMessage, Arriving & { readonly response: ServerResponse }>();
  server.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
    arriving.set(incoming, { since: performance.now(), bytes: incoming.socket.bytesRead, response });
    response.once('close', () => arriving.delete(incoming));
  });
  const look = () => {
    const now = performance.now();
    for (const [incoming, state] of arriving) {
      if (incoming.complete) arriving.delete(incoming);
      else if (now - state.since > request) {
        const { bytesRead } = incoming.socket;
        if (!isUpload(incoming) || bytesRead - state.bytes < PART_MIN) end(incoming, state.response);
        Object.assign(state, { since: now, bytes: bytesRead });
      }
    }
  };
  const timer = setInterval(look, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}
