import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginOption } from 'vite';
import { BUILD_TARGETS } from '#contract/supported-engines.ts';
import { ASSET_FILE_NAMES } from '../asset-names.ts';
import { BUNDLER_CHECKS } from '../bundler-checks.ts';

const STANDALONE_OPTIONS = { configFile: false, publicDir: false, logLevel: 'warn' } as const;

/** A script without imports, to stand in the page itself. */
export async function bundleScript(root: string, input: string): Promise<string> {
  const built = await build({
    ...STANDALONE_OPTIONS,
    root,
    build: {
      write: false,
      target: BUILD_TARGETS,
      modulePreload: false,
      rollupOptions: { checks: BUNDLER_CHECKS, input, output: { format: 'iife' } },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk' || file.code.includes('</script')) throw new Error(`${input} must give one script`);
  return file.code.trim();
}

/** Makes a module that runs in Node, with all that it needs inside, and gives what `use` makes of it; the module is gone after that. */
export async function withModule<Module, Result>(
  { root, plugins, input }: { root: string; plugins: PluginOption[]; input: string },
  use: (module: Module) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      ...STANDALONE_OPTIONS,
      root,
      plugins,
      ssr: { noExternal: true },
      build: {
        ssr: input,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rollupOptions: {
          // What a page loads later is at hand in the module that draws it.
          checks: { ...BUNDLER_CHECKS, ineffectiveDynamicImport: false },
          output: { entryFileNames: 'module.mjs', chunkFileNames: '[name].mjs', assetFileNames: ASSET_FILE_NAMES },
        },
      },
    });
    return await use(await import(pathToFileURL(path.join(folder, 'module.mjs')).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
