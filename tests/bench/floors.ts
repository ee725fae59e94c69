import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

export interface Floors {
  /** A sign-in form in plain HTML, and the same drawn by React alone: what cannot be beaten by much. */
  readonly html: string;
  readonly react: string;
  close(): void;
}

/** Serves both, compressed, on a port of its own. */
export async function serveFloors(): Promise<Floors> {
  const files = new Map<string, Buffer>();
  files.set('/html', await readFile(fileURLToPath(new URL('./floors/form.html', import.meta.url))));
  for (const { fileName, ...file } of await buildReact()) {
    const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
    files.set(fileName === 'index.html' ? '/react' : `/${fileName}`, content);
  }
  const compressed = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content)]));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = compressed.get(path);
    const type = TYPES[path.split('.')[1] ?? 'html'] ?? 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' });
    response.end(body ?? brotliCompressSync(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { html: `${origin}/html`, react: `${origin}/react`, close: () => server.close() };
}

async function buildReact(): Promise<Rolldown.RolldownOutput['output']> {
  const root = fileURLToPath(new URL('./floors/react', import.meta.url));
  const built = await build({ configFile: false, logLevel: 'error', root, plugins: [react()], build: { write: false } });
  return (built as Rolldown.RolldownOutput).output;
}
