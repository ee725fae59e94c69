import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/languages.ts';
import type { AppFiles } from '#src/boot/app-files.ts';
import { APP_NOT_LOADED } from '#src/boot/not-loaded.ts';
import { engineNotice } from '../engine-notice.ts';
import { withoutComments } from '../without-comments.ts';
import { appFiles, sheetsOf } from './bundle-files.ts';
import { bundleScript, withModule } from './bundle-scripts.ts';
import { shapeOfMarkup } from './markup-shape.ts';
import { withStyle } from './page-style.ts';
import { PRERENDERED_PAGES, type PrerenderedPage } from './pages.ts';
import type { Rendered } from './render.tsx';

/** Where the shell has place for what every page brings inline. */
const PLACES = { theme: '<!-- theme -->', fonts: '<!-- fonts -->', boot: '<!-- boot -->' };
const BOOT = '<script id="boot"';
/** Behind what is shown before the rest of the page is parsed: the popups, or the search for a campus (`src/boot/page-language.ts`). */
const FIRST_PARSED = '<script>window.tellFirstParsed?.()</script>';
/** Where the server reads which path is which page. */
const MANIFEST = 'pages/paths.json';
/**
 * A browser that can draws another document when a person is about to follow its link, or fetches it; nothing acts in it before it is shown
 * (`src/boot/when-shown.ts`). A query asks for something, so its page is only fetched.
 */
const DOCUMENTS = { href_matches: PRERENDERED_PAGES.flatMap(({ paths, opens }) => (opens === undefined ? paths : [])) };
const NEXT_PAGES = `<script type="speculationrules">${JSON.stringify({
  prerender: [{ where: { and: [DOCUMENTS, { not: { href_matches: '/*\\?*' } }] }, eagerness: 'moderate' }],
  prefetch: [{ where: DOCUMENTS, eagerness: 'moderate' }],
})}</script>`;
/** The page of every other route of the application: empty until the application draws it, but for the search for a campus. */
const SHELL = 'app.html';
const CAMPUS_CHECK = { module: '/campus-check/campus-check.tsx', runsModule: true } as const;
/** Where something is to be painted at once, the first paint waits for the end of the page: it is small, or stands behind a popup. */
const WHOLE = `<link rel="expect" href="#${APP_NOT_LOADED}" blocking="render">`;

/** A page in a language. */
interface Drawn extends Rendered {
  readonly page: PrerenderedPage;
  readonly language: Language;
}

/**
 * Draws the pages at build time (`pages/<language>/<name>.html`, and the default language where plain static files are looked for), with
 * the style of the application inside, and puts the inline scripts into every page. `plugins` make what is rendered, as they make the application.
 */
export function prerender(plugins: PluginOption[]): Plugin {
  let config: ResolvedConfig;
  let scripts: ReturnType<typeof bundleScripts> | undefined;
  return {
    name: 'prerender',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: async (html) => {
      scripts ??= bundleScripts(config.root);
      const { theme, boot } = await scripts;
      const engine = await engineNotice(config.root);
      const fonts = await readFile(`${config.root}/src/ui/fonts/device-fonts.css`, 'utf8');
      return html
        .replace(PLACES.theme, () => `<script>${theme}</script>`)
        .replace(PLACES.fonts, () => `<style>${withoutComments(fonts)}</style>${engine.style}`)
        .replace(PLACES.boot, () => `${engine.check}${BOOT}>${boot}</script>${engine.afterScript}`);
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const shell = await readFile(path.join(dir, 'index.html'), 'utf8');
      const { pages, ...others } = await drawAll(config.root, plugins);
      const landing = `<script>${await bundleScript(config.root, 'src/boot/landing.ts')}</script>`;
      for (const drawn of pages) {
        const { page, language } = drawn;
        const html = withStyle(pageOf(shell, drawn, bundle, landing), sheetsOf(bundle, page));
        const copies = language === DEFAULT_LANGUAGE ? page.paths.map((each) => path.join(each, 'index.html')) : [];
        for (const file of [`pages/${language}/${page.name}.html`, ...copies]) await write(path.join(dir, file), html);
      }
      await write(path.join(dir, SHELL), withStyle(otherPage(shell, others, bundle), sheetsOf(bundle, CAMPUS_CHECK)));
      await write(path.join(dir, MANIFEST), JSON.stringify(Object.fromEntries(PRERENDERED_PAGES.flatMap(pathsOf)), null, 2));
    },
  };
}

const bundleScripts = async (root: string) => ({
  theme: await bundleScript(root, 'src/boot/chosen-theme.ts'),
  boot: await bundleScript(root, 'src/boot/boot.ts'),
});

/** What the page of all other routes has in each language. */
interface Others {
  readonly campusSearch: string;
  readonly notLoaded: string;
}

const drawAll = (root: string, plugins: PluginOption[]): Promise<Others & { readonly pages: readonly Drawn[] }> =>
  withModule({ root, plugins, input: 'scripts/build/prerender/render.tsx' }, async (renderer: typeof import('./render.tsx')) => ({
    pages: await Promise.all(
      PRERENDERED_PAGES.flatMap((page) =>
        LANGUAGES.map(async (language) => ({ ...(await renderer.renderPage(page, language)), page, language })),
      ),
    ),
    campusSearch: await renderer.renderCampusSearch(LANGUAGES),
    notLoaded: await renderer.renderNotLoaded(LANGUAGES),
  }));

const pathsOf = ({ name, paths }: PrerenderedPage): [string, string][] => paths.map((each) => [each, name]);

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The shell with a page in it. */
const pageOf = (
  shell: string,
  { page, language, title, description, html, popups, before, after }: Drawn,
  bundle: Rolldown.OutputBundle,
  landing: string,
): string =>
  started(shell, appFiles(bundle, { ...page, language }))
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>${untilFirstScreen(page, html)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => `${start}${description.replaceAll('"', '&quot;')}`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => before)
    .replace('<div id="popups"></div>', () => `<div id="popups" data-shape="${shapeOfMarkup(popups)}">${popups}</div>${FIRST_PARSED}`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${html}</div>${html.includes('data-motion') ? landing : ''}${after}${page.opens === undefined ? NEXT_PAGES : ''}`,
    )
    .replace(/>\s*\n\s*</g, '>\n<');

/**
 * The first paint shows the heading and what stands with it, to the section after it: else there is one of an empty page before, which a slow phone
 * takes 40 ms for, or of words that move when the picture beside them comes. Where a popup opens by itself, it is there at once.
 */
function untilFirstScreen({ opens }: PrerenderedPage, html: string): string {
  if (opens !== undefined) return WHOLE;
  const [, next] = /<h1.*?<section[^>]* id="([^"]+)"/s.exec(html) ?? [];
  if (next === undefined) throw new Error('A drawn page has a section with an id after its heading: the first paint waits for it.');
  return `<link rel="expect" href="#${next}" blocking="render">`;
}

const otherPage = (shell: string, { campusSearch, notLoaded }: Others, bundle: Rolldown.OutputBundle): string =>
  started(shell, appFiles(bundle, CAMPUS_CHECK))
    .replace(/<title>.*?<\/title>/, (title) => `${title}${WHOLE}`)
    .replace('<div id="root"></div>', (place) => `${place}${campusSearch}${FIRST_PARSED}${notLoaded}`);

/** Started by the boot script alone, which can ask again for what does not come. */
const started = (shell: string, files: AppFiles): string =>
  shell
    .replace(/<script type="module".*?<\/script>|<link rel="(modulepreload|stylesheet)".*?>/g, '')
    .replace(BOOT, `${BOOT} data-files='${JSON.stringify(files)}'`);
