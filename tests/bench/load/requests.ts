import http from 'node:http';

export const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The caller's, which the server believes with TRUST_PROXY. */
  readonly from: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

export const send = (url: string, { method = 'GET', headers = {}, body, from }: Sent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const length: Record<string, string> = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { method, agent, headers: { 'X-Requested-With': 'madang', 'X-Forwarded-For': from, ...length, ...headers } };
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), cookie });
      });
    });
    // Told in the tally; a sign-in that is not answered ends the run.
    request.on('error', (error) => resolve({ status: 0, text: error.message, cookie: '' }));
    request.end(body);
  });

export const post = (url: string, body: unknown, from: string, cookie = '', method = 'POST'): Promise<Reply> =>
  send(url, { method, from, headers: { 'Content-Type': 'application/json', Cookie: cookie }, body: JSON.stringify(body) });
