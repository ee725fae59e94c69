import { createServer } from 'vite';
import { configFromEnv } from './config-from-env.ts';
import { ROOT, startServer } from './server.ts';
import { metaWriter } from './site/page-meta.ts';
import { settingsOf } from './site/page-settings.ts';
import { StartError } from './start-error.ts';

/** `npm run dev`: Vite with hot replacement, and everything else of `npm start` behind it. */
const DEV_PORT = 5173;
// A wrong setting or a port that is taken is said in words alone, as by `npm start`.
process.on('uncaughtException', (error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
const config = configFromEnv(process.env);
const server = await startServer({ config: { ...config, publicUrl: config.publicUrl ?? `http://localhost:${DEV_PORT}` } });
const api = `http://localhost:${config.port}`;
const writeMeta = metaWriter({
  settings: settingsOf(config, server.worldUrl),
  maintenanceListUrl: config.maintenance.url,
  externalSite: config.externalSite,
});
const vite = await createServer({
  root: ROOT,
  plugins: [{ name: 'page-meta', transformIndexHtml: writeMeta }],
  server: {
    port: DEV_PORT,
    strictPort: true,
    // What scripts and tests write is no part of the page.
    watch: { ignored: ['**/atlas/**', '**/test-results/**', '**/docs/**', '**/.cache/**'] },
    proxy: {
      '/api': api,
      '/oidc': api,
      '/media': api,
      // Apple posts its answer, which the server makes a GET of this page.
      '/callback/apple': { target: api, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
await vite.listen();
vite.printUrls();
console.info(`  Inbox    ${server.inboxUrl ?? server.mail}\n  3D host  ${server.worldUrl}\n  Partner  ${server.partnerUrl ?? 'none'}`);

process.on('SIGINT', async () => {
  await vite.close();
  await server.stop();
  process.exit(0);
});
