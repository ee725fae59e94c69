import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/language.ts';
import { PRERENDERED_PAGES, type PrerenderedPage } from './pages.ts';
import type { Rendered } from './render.tsx';

const BOOT = '<!-- boot -->';
const FONTS = '<!-- fonts -->';
/** Where the server reads which path is which page. */
const MANIFEST = 'pages/paths.json';
/** The page of every other route of the application: empty, until the application draws it. */
const SHELL = 'app.html';

/** The module that brings all popups. */
const LAYERS = '/layer-host.tsx';

type RenderPage = (page: PrerenderedPage, language: Language) => Promise<Rendered>;

/**
 * Draws the pages at build time (`pages/<language>/<name>.html`, and the default language where plain static files are looked for), with
 * the style that each needs inside, and puts the boot script into every page. `plugins` make what is rendered, as they make the application.
 */
export function prerender(plugins: PluginOption[]): Plugin {
  let config: ResolvedConfig;
  let boot: Promise<string> | undefined;
  return {
    name: 'prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: async (html) => {
      boot ??= bundleScript(config.root, 'src/boot/boot.ts');
      const script = await boot;
      const fonts = await readFile(`${config.root}/src/ui/fonts/device-fonts.css`, 'utf8');
      return html.replace(BOOT, () => `<script>${script}</script>`).replace(FONTS, () => `<style>${compact(fonts)}</style>`);
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      const render = await bundleRender(config.root, plugins);
      const style = styleOf(bundle, entryOf(bundle));
      const popupStyle = `${style}\n${styleOf(bundle, chunkOf(bundle, LAYERS))}`;
      const popupScript = await bundleScript(config.root, 'src/boot/early-layers.ts');
      for (const page of PRERENDERED_PAGES) {
        for (const language of LANGUAGES) {
          const rendered = await render(page, language);
          const drawn = await withCriticalStyle(pageOf(shell, rendered, { page, language, files: appFiles(bundle, language) }), style);
          const popups = await popupsOf(rendered.popups, popupStyle);
          const html = drawn.replace('</body>', () => `${popups}<script>${popupScript}</script></body>`);
          const copies = language === DEFAULT_LANGUAGE ? page.paths.map((each) => path.join(each, 'index.html')) : [];
          for (const file of [`pages/${language}/${page.name}.html`, ...copies]) await write(path.join(dir, file), html);
        }
      }
      await write(path.join(dir, SHELL), shell);
      await write(path.join(dir, MANIFEST), JSON.stringify(Object.fromEntries(PRERENDERED_PAGES.flatMap(pathsOf)), null, 2));
    },
  };
}

const pathsOf = ({ name, paths }: PrerenderedPage): [string, string][] => paths.map((each) => [each, name]);

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A script without imports, to stand in the page itself. */
async function bundleScript(root: string, input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root,
    build: { write: false, modulePreload: false, rollupOptions: { input, output: { format: 'iife' } } },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk' || file.code.includes('</script')) throw new Error(`${input} must give one script`);
  return file.code.trim();
}

/** The renderer, in a folder of its own and with all that it needs inside. */
async function bundleRender(root: string, plugins: PluginOption[]): Promise<RenderPage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      root,
      plugins,
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/render.tsx',
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        rollupOptions: { output: { entryFileNames: 'render.mjs', chunkFileNames: '[name].mjs' } },
      },
    });
    const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(path.join(folder, 'render.mjs')).href);
    // All of it is read before the folder goes.
    await Promise.all(LANGUAGES.flatMap((language) => PRERENDERED_PAGES.map((page) => renderPage(page, language))));
    return renderPage;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the boot script is told of the application (`src/boot/app-files.ts`): what it would else ask for one after another. */
function appFiles(bundle: Rolldown.OutputBundle, language: Language): string {
  const entry = entryOf(bundle);
  const first = [entry, chunkOf(bundle, `/locales/${language}.ts`), chunkOf(bundle, LAYERS)];
  const imports = new Set(first.flatMap((chunk) => [...chunk.imports, chunk.fileName]));
  imports.delete(entry.fileName);
  const list = (names: Iterable<string>) => [...names].map((name) => `/${name}`).join(' ');
  return `data-entry="/${entry.fileName}" data-imports="${list(imports)}" data-styles="${list(stylesOf(entry, bundle))}"`;
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'index');
  if (entry === undefined) throw new Error('the application has no entry');
  return entry;
}

/** The chunk of a module, by the end of its path. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (chunk === undefined) throw new Error(`there is no chunk of ${module}`);
  return chunk;
}

function stylesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...stylesOf(file, bundle)] : [];
  });
  return new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/** All that a chunk brings, in the order in which it would be loaded. */
const styleOf = (bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string =>
  [...stylesOf(chunk, bundle)].map((name) => textOf(bundle[name])).join('\n');

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? Buffer.from(file.source).toString('utf8') : '';

interface Of {
  readonly page: PrerenderedPage;
  readonly language: Language;
  readonly files: string;
}

/** The shell with a page in it, and without what would load the application at once. */
function pageOf(shell: string, { title, description, html, before, after }: Rendered, { page, language, files }: Of): string {
  return shell
    .replace(/<script type="module".*?<\/script>|<link rel="(modulepreload|stylesheet)".*?>/g, '')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => `${start}${description.replaceAll('"', '&quot;')}`)
    .replace('<script>', `<script ${files} data-page="${page.name}">`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => before)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${after}`)
    .replace(/>\s*\n\s*</g, '>\n<');
}

/** Only the rules that the page uses: the whole sheets come with the application. */
async function withCriticalStyle(html: string, style: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    logLevel: 'warn',
    // What the boot script sets on the root, and what cannot be matched without a browser.
    allowRules: [/\[data-(theme|session|waiting)/, /:lang\(/],
  });
  // Faces are named by variables, so they would seem unused.
  const fonts = /<style>@font-face.*?<\/style>/.exec(html)?.[0] ?? '';
  const processed = await beasties.process(html.replace(fonts, '').replace('</head>', () => `<style>${style}</style></head>`));
  return processed.replace(' data-beasties-container', '').replace('<style>', () => `${fonts}<style>`);
}

/** With the style that only they need: it comes last and must not change what stands already, so it holds below an element of theirs alone. */
async function popupsOf(popups: string, style: string): Promise<string> {
  const html = await withCriticalStyle(`<html><head></head><body><div id="root"></div>${popups}</body></html>`, style);
  const own = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  return `<style>[data-early]{${own.replace(/@layer [\w, ]+;|@keyframes.*?\}\s*\}/gs, '')}</style>${popups}`;
}

const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .trim();
