/** Hooks of Node's loader, which run in a thread of their own: an import of the project's files that Node cannot load gets a stand-in. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { isInstalled } from '../sources/imports.ts';
import { isAsset, isUnknownBuiltin, isWithin, namesImported, STAND_IN } from './names-imported.ts';

interface Resolved {
  readonly url: string;
  readonly format?: string | null | undefined;
  readonly shortCircuit?: boolean;
}

interface Loaded {
  readonly format: string;
  readonly source?: string | ArrayBuffer | Uint8Array | null;
  readonly shortCircuit?: boolean;
}

interface Asking {
  readonly parentURL?: string;
}

/** A load that is tried again carries its number along, so that what failed before is read anew, and the packages that have a stand-in now. */
const AGAIN = /[?&](statewalk=\d+,([^&]*))/;

const fileOf = (url: string | undefined): string | undefined =>
  url?.startsWith('file:') === true ? fileURLToPath(url.replace(/[?#].*$/, '')) : undefined;

let reads: MessagePort | undefined;

export function initialize({ port }: { readonly port: MessagePort }): void {
  reads = port;
}

export async function resolve(
  specifier: string,
  asking: Asking,
  next: (specifier: string, asking: Asking) => Promise<Resolved>,
): Promise<Resolved> {
  const parent = fileOf(asking.parentURL);
  const isOwn = parent !== undefined && !isInstalled(parent);
  if (!isOwn) return next(specifier, asking);
  const standIn = (): Resolved => ({
    url: `${STAND_IN}${encodeURIComponent(JSON.stringify({ specifier, file: parent, names: namesImported(parent, specifier) }))}`,
    format: 'module',
    shortCircuit: true,
  });
  const [, again, packages = ''] = AGAIN.exec(asking.parentURL ?? '') ?? [];
  if (isWithin(specifier, decodeURIComponent(packages).split(',')) || isUnknownBuiltin(specifier)) return standIn();
  let found: Resolved;
  try {
    found = await next(specifier, asking);
  } catch {
    return standIn();
  }
  const file = fileOf(found.url);
  if (file === undefined) return found;
  if (isAsset(file)) return standIn();
  if (again === undefined || isInstalled(file) || AGAIN.test(found.url)) return found;
  return { ...found, url: `${found.url}${found.url.includes('?') ? '&' : '?'}${again}` };
}

export async function load(url: string, asking: unknown, next: (url: string, asking: unknown) => Promise<Loaded>): Promise<Loaded> {
  if (url.startsWith(STAND_IN)) return { format: 'module', source: sourceOf(url.slice(STAND_IN.length)), shortCircuit: true };
  const found = await next(url, asking);
  reads?.postMessage(url);

  const { source } = found;
  if (found.format !== 'module' || source === null || source === undefined || url.includes('/node_modules/')) return found;
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  // A bundler defines it; on the first line, so that all lines stay where they are.
  if (!text.includes('import.meta.env') || text.startsWith('#!')) return found;
  return { ...found, source: `${importOfStandIns('statewalkStandIn')};import.meta.env ??= statewalkStandIn('import.meta.env');${text}` };
}

const importOfStandIns = (name: string): string =>
  `import { standIn as ${name} } from ${JSON.stringify(new URL(`./stand-ins${extname(import.meta.filename)}`, import.meta.url).href)}`;

function sourceOf(encoded: string): string {
  const { specifier, file, names } = JSON.parse(decodeURIComponent(encoded)) as {
    readonly specifier: string;
    readonly file: string;
    readonly names: readonly string[];
  };
  const made = (name?: string) => `make(${JSON.stringify(specifier)}, ${JSON.stringify(name)}, ${JSON.stringify(file)})`;
  return [
    importOfStandIns('make'),
    `export default ${made()}`,
    ...names.map((name, at) => `const it${at} = ${made(name)}; export { it${at} as ${name} }`),
  ].join(';\n');
}
