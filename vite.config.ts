import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { precompress } from './scripts/vite-precompress.ts';
import { callbackPage } from './src/callback/vite-plugin.tsx';
import { prerender } from './src/prerender/vite-plugin.ts';

/** Each sheet begins with the order of the cascade layers: whichever chunk's sheet comes first must not set another. */
const cascadeOrder: Plugin = {
  name: 'cascade-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? `${readFileSync('src/ui/styles/layers.css', 'utf8')}\n${code}` : undefined),
};

const inChromium = {
  globalSetup: ['tests/browser/support/build.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Each file has a browser and a server of its own: more than two at once only wait for each other.
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  plugins: [cascadeOrder, react(), callbackPage(), prerender([cascadeOrder, react()]), precompress()],
  build: {
    // Keeps light-dark() native; Vite's default target rewrites it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // SHELL-7: static/js/{chunk}.{hash}.chunk.js
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
        assetFileNames: 'static/media/[name].[hash][extname]',
      },
    },
  },
  test: {
    testTimeout: 20_000,
    // Vitest would leave a core free for watching.
    maxWorkers: '100%',
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/browser/**'] },
      },
      { extends: true, test: { ...inChromium, name: 'browser', include: ['tests/browser/**/*.test.ts'] } },
      // Everything with everything, where the tests see each state once a language (`tests/browser/states/matrix.ts`).
      { extends: true, test: { ...inChromium, name: 'sweep', include: ['tests/browser/states/*.test.ts'], env: { SWEEP: 'whole' } } },
    ],
  },
});
