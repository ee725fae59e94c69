import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin } from 'vite';
import { BUILD_TARGETS } from '#contract/supported-engines.ts';
import { Logo } from '#src/ui/brand/logo.tsx';
import { ProviderGlyph } from '#src/ui/brand/provider-glyphs.tsx';
import { CheckIcon, CloseIcon, SchoolIcon } from '#src/ui/icons/icons.tsx';
import { BUNDLER_CHECKS } from './bundler-checks.ts';
import { engineNotice } from './engine-notice.ts';

/**
 * Builds the return page as `callback.html`: one file, with its script and style inside. The script is classic and stands first, so
 * it has run before the rest of the page arrived. Runs at build time only.
 */
export function callbackPage(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'callback-page',
    configResolved: (config) => {
      root = config.root;
      folder = `${root}/src/callback`;
    },
    async generateBundle() {
      const { script, style } = await bundle(`${folder}/callback.ts`);
      const engine = await engineNotice(root);
      const html = drawn(await readFile(`${folder}/callback.html`, 'utf8'))
        .replace('</head>', () => `${engine.style}</head>`)
        .replace('<!--engine-->', () => `${engine.check}${engine.afterScript}`)
        .replace(/<script type="module".*<\/script>/, () => `<script>${script}</script>\n    <style>${style}</style>`)
        .replace(/>\n\s+</g, '>\n<');
      this.emitFile({ type: 'asset', fileName: 'callback.html', source: html });
    },
    transformIndexHtml: (html, { filename }) => (filename === `${folder}/callback.html` ? drawn(html) : html),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.method === 'GET' && request.url?.startsWith('/callback/')) request.url = '/src/callback/callback.html';
        next();
      });
    },
  };
}

async function bundle(entry: string): Promise<{ readonly script: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // A classic script would else carry its style and add it by itself.
      cssCodeSplit: false,
      target: BUILD_TARGETS,
      cssTarget: BUILD_TARGETS,
      modulePreload: false,
      rollupOptions: { checks: BUNDLER_CHECKS, input: entry, output: { format: 'iife' } },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const style = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : '')).join('');
  if (files.length !== 2 || script === '' || style === '') throw new Error('the return page must be one script and one style sheet');
  if (/<\/s(cript|tyle)/i.test(script + style)) throw new Error('the return page would end its own script or style');
  return { script: script.trim(), style: style.trim() };
}

const PROVIDERS = ['google', 'kakao', 'naver', 'facebook', 'apple'] as const;

/** The marks of the product and of the providers, from where all pages have them. */
function drawn(html: string): string {
  const marks = (
    <>
      {PROVIDERS.map((provider) => (
        <span key={provider} data-mark={provider} hidden>
          <ProviderGlyph provider={provider} size={44} />
        </span>
      ))}
      <span data-mark="school" hidden>
        <SchoolIcon size={44} />
      </span>
      <span data-mark="none" hidden>
        <Logo size={44} />
      </span>
    </>
  );
  const badges = (
    <>
      <span className="badge" data-badge="ok">
        <CheckIcon size={20} />
      </span>
      <span className="badge" data-badge="error">
        <CloseIcon size={20} />
      </span>
    </>
  );
  return html
    .replace('<!--logo-->', () => renderToStaticMarkup(<Logo size={24} />))
    .replace('<!--marks-->', () => renderToStaticMarkup(marks))
    .replace('<!--badges-->', () => renderToStaticMarkup(badges));
}
