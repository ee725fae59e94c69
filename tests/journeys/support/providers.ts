import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import type { MethodCode } from '#contract/methods.ts';
import type { WindowEvent } from '#src/browser/provider-window.ts';
import type { ProviderPort } from './provider-port-entry.ts';

declare global {
  var providerPort: ProviderPort;
}

/** A provider of another origin, reduced to its sign-in page: a window that opens it with `to` presses its one link, or is sent on. */
export interface Elsewhere {
  readonly url: string;
  /** Sent with every page from now on. */
  coop: string | undefined;
  /** The body of its pages. */
  body: string;
  close(): Promise<void>;
}

export async function openElsewhere(): Promise<Elsewhere> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (elsewhere.coop !== undefined) response.setHeader('Cross-Origin-Opener-Policy', elsewhere.coop);
    response.end(`<!doctype html><title>provider</title>${elsewhere.body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const elsewhere: Elsewhere = {
    url: `http://127.0.0.1:${port}`,
    coop: undefined,
    body: '',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return elsewhere;
}

/** Every start address answers with a page that sends on to `elsewhere`, which shows a link to the return page. */
export async function sendStartsTo(context: BrowserContext, elsewhere: Elsewhere): Promise<void> {
  await context.route(/\/api\/v1\/auth\/(provider|passni)\//, async (route) => {
    const start = new URL(route.request().url());
    const method = start.pathname.split('/')[5];
    const back = `${start.origin}/callback/${method}?code=secret-code&state=${start.searchParams.get('state')}`;
    elsewhere.body = `<a href="${back}">sign in</a>`;
    await route.fulfill({ contentType: 'text/html', body: `<meta http-equiv="refresh" content="0;url=${elsewhere.url}">` });
  });
}

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('provider-port-entry.ts', import.meta.url)), output: { format: 'iife' } },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk') throw new Error('the port could not be bundled');
  return file.code;
}

/** Gives a page the port that opens providers' windows. */
export async function wearPort(page: Page): Promise<void> {
  bundled ??= bundle();
  await page.evaluate(await bundled);
}

/** Opens a provider's window through the port, and gives its page. */
export async function openProvider(page: Page, method: MethodCode): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((chosen) => globalThis.providerPort.open(chosen), method),
  ]);
  return popup;
}

export const heardBy = (page: Page): Promise<WindowEvent[]> => page.evaluate(() => globalThis.providerPort.heard);
