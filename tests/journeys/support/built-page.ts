import react from '@vitejs/plugin-react';
import type { BrowserContext } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { BUILD_TARGETS } from '#contract/supported-engines.ts';
import { textsOfLanguage } from '#scripts/build/texts-of-language.ts';

/** Nothing listens there: the files of a built page are answered out of memory. Chromium takes it for as safe as HTTPS. */
export const BUILT_PAGE = 'http://page.localhost/';

type Files = ReadonlyMap<string, Buffer>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Once a worker: the test files that follow one another in it share a page. */
const built = new Map<string, Promise<Files>>();

/** Builds the test page in a folder as the product is built, but to memory. */
export function builtPage(folder: string): Promise<Files> {
  const files = built.get(folder) ?? buildPage(folder);
  built.set(folder, files);
  return files;
}

async function buildPage(folder: string): Promise<Files> {
  const { NODE_ENV } = process.env;
  // React as people get it: by Vitest's own mode it would be the one for development, which takes twice the time.
  process.env.NODE_ENV = 'production';
  try {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [textsOfLanguage(), react()],
      build: { write: false, target: 'esnext', cssTarget: BUILD_TARGETS },
    })) as Rolldown.RolldownOutput;
    return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Has a context find these files at `BUILT_PAGE`, and nothing else anywhere. */
export async function giveFiles(context: BrowserContext, files: Files): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const [body, contentType] = [files.get(name), TYPES[name.split('.').at(-1) ?? '']];
    return body === undefined || contentType === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType });
  });
}
