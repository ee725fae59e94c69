import { createServer } from 'node:http';
import { freePort } from '#tests/support/free-port.ts';

/** The site behind an address of its own, whose pages come up to `marker` and go on when they are let. */
export async function holdPages(siteUrl: string, marker: string) {
  let goOn = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url, { headers: { 'accept-language': request.headers['accept-language'] ?? '' } });
    const kept = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept));
    const body = Buffer.from(await answer.arrayBuffer());
    const found = body.indexOf(marker);
    const isHeld = (answer.headers.get('content-type') ?? '').startsWith('text/html') && found !== -1;
    if (isHeld) {
      response.write(body.subarray(0, found + marker.length));
      await isLetGo;
    }
    response.end(isHeld ? body.subarray(found + marker.length) : body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    goOn,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // A connection that Chromium keeps open, and asks nothing of, would hold it up.
        server.closeAllConnections();
      }),
  };
}
