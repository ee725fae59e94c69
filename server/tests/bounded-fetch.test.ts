import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundedFetch } from '#server/providers/bounded-fetch.ts';
import { oauthProvider } from '#server/providers/oauth.ts';

const PART = Buffer.alloc(64 * 1024, ' ');
const ROUND = { state: 's'.repeat(43), codeVerifier: 'v'.repeat(43), nonce: 'n' };

/** A provider whose token endpoint or profile does not come to its end. */
describe('a provider whose answer does not end', () => {
  let provider: Server;
  let url: string;
  let endless: '/token' | '/me';
  /** Bytes that were taken from it. */
  let sent = 0;
  beforeAll(async () => {
    provider = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      if (request.url !== endless) {
        response.end(JSON.stringify(request.url === '/token' ? { access_token: 'a', token_type: 'bearer' } : { id: 1 }));
        return;
      }
      const write = () => {
        while (!response.destroyed && sent < 256 * 1024 * 1024) {
          sent += PART.length;
          if (!response.write(PART)) return;
        }
      };
      response.on('drain', write);
      write();
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });

  it.each(['/token', '/me'] as const)('[SOC-1] fails by its size, long before the time is over: %s', async (place) => {
    [endless, sent] = [place, 0];
    const kakao = oauthProvider(
      {
        shape: 'kakao',
        clientId: 'c',
        clientSecret: 's',
        scope: '',
        pkce: false,
        accountChoice: '',
        endpoints: { authorization: `${url}/authorize`, token: `${url}/token`, profile: `${url}/me` },
      },
      'http://localhost/callback/kakao',
    );
    const began = performance.now();
    await expect(kakao.exchange(ROUND, 'code')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(5000);
    // What the sockets between hold comes on top.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('[SOC-1] an answer of a usual size arrives as it is', async () => {
    endless = '/me';
    const response = await boundedFetch(`${url}/token`, { method: 'POST', headers: {}, body: undefined, redirect: 'manual' });
    expect([response.status, await response.json()]).toEqual([200, { access_token: 'a', token_type: 'bearer' }]);
  });
});
