/** `npm run tools -- gallery`: a page with every state of every flow, and one with every primitive. `--open` opens a browser. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { textsOfLanguage } from './build/texts-of-language.ts';

const STATES = 'tests/src/ui/gallery/states.html';
const PRIMITIVES = 'tests/src/ui/gallery/index.html';

const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'mpa',
  plugins: [textsOfLanguage(), react()],
  optimizeDeps: { entries: [STATES, PRIMITIVES, 'tests/sweeps/states/page/index.html'] },
  server: { port: 5174, open: process.argv.includes('--open') && `/${STATES}` },
});
await vite.listen();
const [address = ''] = vite.resolvedUrls?.local ?? [];
console.info(`  States      ${address}${STATES}\n  Primitives  ${address}${PRIMITIVES}`);
