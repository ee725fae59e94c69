import type { Plugin } from 'vite';

const LOADER = '/src/app/routes/lazy-chunk.ts';
/** Vite's own loader of a chunk's style sheets: a sheet that failed once counts as loaded there. */
const VITE_LOADER = '\0vite/preload-helper.js';

/** `import('./hero.BX3q.chunk.js')` of another chunk, as Rolldown prints it. */
const IMPORT = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g;

/** Has `loadChunk` choose the address of each chunk that the code loads. */
export const withChunkLoader = (code: string): string =>
  code.replace(IMPORT, (_, __, file: string) => `loadChunk(new URL("${file}",import.meta.url).href,e=>import(e))`);

/** Loads chunks and their style sheets with `src/app/routes/lazy-chunk.ts` in a build (SHELL-7). */
export const chunkLoader = (): Plugin => ({
  name: 'chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === VITE_LOADER ? `export { loadStyled as __vitePreload } from '${LOADER}';` : undefined),
  generateBundle: {
    // Vite looks for the imports until then.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withChunkLoader(file.code);
    },
  },
});
