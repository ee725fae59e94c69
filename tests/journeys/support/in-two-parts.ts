import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The product over a slow connection: a document stops in the midst, its other files come at once. */
export interface InTwoParts {
  readonly url: string;
  sendRest(): void;
  close(): Promise<void>;
}

/** Documents of `siteUrl` end behind the first start tag that begins with `tag`, until `sendRest` is called. */
export async function openInTwoParts(siteUrl: string, tag: string): Promise<InTwoParts> {
  let sendRest = () => {};
  const released = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async ({ url, headers: { accept = '' } }, response) => {
    const answer = await fetch(`${siteUrl}${url}`, { headers: { accept } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf('>', html.indexOf(tag)) + 1;
    response.write(html.slice(0, end));
    await released;
    response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    sendRest,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
