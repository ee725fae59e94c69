import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/languages.ts';
import { type Edit, type ElementSource, edited, elementsOf, type Span } from '../../../server/site/html-source.ts';
import { appFiles, entryStyle, popupStyle } from './bundle-files.ts';
import { bundleScript, withModule } from './bundle-scripts.ts';
import { compact, withScopedStyle, withStyle } from './page-style.ts';
import { PRERENDERED_PAGES, type PrerenderedPage } from './pages.ts';
import type { Rendered, renderNotLoaded, renderPage } from './render.tsx';

const BOOT = '<!-- boot -->';
const FONTS = '<!-- fonts -->';
/** Where the server reads which path is which page. */
const MANIFEST = 'pages/paths.json';
/** The page of every other route of the application: empty, until the application draws it. */
const SHELL = 'app.html';

/** A page in a language. */
interface Drawn extends Rendered {
  readonly page: PrerenderedPage;
  readonly language: Language;
}

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
      const popupScript = await bundleScript(config.root, 'src/boot/drawn-popups.ts');
      const [ofPages, ofPopups] = [entryStyle(bundle), popupStyle(bundle)];
      // The same in every page of a language.
      const popupsOf = new Map<Language, Promise<string>>();
      const { pages, notLoaded } = await drawAll(config.root, plugins);
      for (const drawn of pages) {
        const { page, language } = drawn;
        const styled = await withStyle(pageOf(shell, drawn, bundle), ofPages);
        const scoped = popupsOf.get(language) ?? withScopedStyle(drawn.popups, ofPopups, '[data-early]');
        popupsOf.set(language, scoped);
        const popups = await scoped;
        const html = styled.replace('</body>', () => `${popups}<script>${popupScript}</script></body>`);
        const copies = language === DEFAULT_LANGUAGE ? page.paths.map((each) => path.join(each, 'index.html')) : [];
        for (const file of [`pages/${language}/${page.name}.html`, ...copies]) await write(path.join(dir, file), html);
      }
      await write(path.join(dir, SHELL), await withStyle(emptyPage(shell, notLoaded, bundle), ofPages));
      await write(path.join(dir, MANIFEST), JSON.stringify(Object.fromEntries(PRERENDERED_PAGES.flatMap(pathsOf)), null, 2));
    },
  };
}

type Renderer = { readonly renderPage: typeof renderPage; readonly renderNotLoaded: typeof renderNotLoaded };

const drawAll = (root: string, plugins: PluginOption[]): Promise<{ readonly pages: readonly Drawn[]; readonly notLoaded: string }> =>
  withModule({ root, plugins, input: 'scripts/build/prerender/render.tsx' }, async (renderer: Renderer) => ({
    pages: await Promise.all(
      PRERENDERED_PAGES.flatMap((page) =>
        LANGUAGES.map(async (language) => ({ ...(await renderer.renderPage(page, language)), page, language })),
      ),
    ),
    notLoaded: await renderer.renderNotLoaded(LANGUAGES),
  }));

const pathsOf = ({ name, paths }: PrerenderedPage): [string, string][] => paths.map((each) => [each, name]);

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The shell with a page in it. */
function pageOf(shell: string, { page, language, title, description, html, before, after }: Drawn, bundle: Rolldown.OutputBundle): string {
  const elements = elementsOf(shell);
  const root = theElement(elements, 'div', ['id', 'root']);
  const filled = edited(shell, [
    ...started(elements, `${appFiles(bundle, language)} data-page="${page.name}"`),
    { ...attribute(theElement(elements, 'html'), 'lang'), text: `lang="${language}"` },
    { ...theElement(elements, 'title').content, text: title },
    {
      ...attribute(theElement(elements, 'meta', ['name', 'description']), 'content'),
      text: `content="${description.replaceAll('"', '&quot;')}"`,
    },
    { ...theElement(elements, 'noscript'), text: before },
    { ...root, text: `<div id="root">${html}</div>${after}` },
  ]);
  return filled.replace(/>\s*\n\s*</g, '>\n<');
}

function emptyPage(shell: string, notLoaded: string, bundle: Rolldown.OutputBundle): string {
  const elements = elementsOf(shell);
  const { end } = theElement(elements, 'div', ['id', 'root']);
  return edited(shell, [...started(elements, appFiles(bundle)), { start: end, end, text: notLoaded }]);
}

/** The application is started by the boot script alone, which can ask again for what does not come: `files` says of what. */
function started(elements: readonly ElementSource[], files: string): readonly Edit[] {
  const loads = elements.filter(
    ({ name, attributes }) =>
      (name === 'script' && attributes.get('type')?.value === 'module') ||
      (name === 'link' && ['modulepreload', 'stylesheet'].includes(attributes.get('rel')?.value ?? '')),
  );
  const boot = elements.find(({ name, attributes }) => name === 'script' && attributes.size === 0);
  if (boot === undefined) throw new Error('the shell has no boot script');
  const tag = { start: boot.start, end: boot.content.start, text: `<script ${files}>` };
  return [...loads.map((span) => ({ ...span, text: '' })), tag];
}

/** @throws Error where the shell has no such element */
function theElement(elements: readonly ElementSource[], name: string, [key, value]: readonly [string?, string?] = []): ElementSource {
  const found = elements.find((element) => element.name === name && (key === undefined || element.attributes.get(key)?.value === value));
  if (found === undefined) throw new Error(`the shell has no <${name}>${key === undefined ? '' : ` with ${key}="${value}"`}`);
  return found;
}

function attribute({ name, attributes }: ElementSource, key: string): Span {
  const found = attributes.get(key);
  if (found === undefined) throw new Error(`<${name}> of the shell has no ${key}`);
  return found;
}
