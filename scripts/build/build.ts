import path from 'node:path';
import { DIST, ROOT } from '#server/server.ts';
import { buildSite } from '#server/site/build.ts';

/** `npm run build`: as `npm start` builds, and always anew. DIST: another folder than `dist/`. */
const { done } = buildSite(ROOT, path.resolve(process.env.DIST ?? DIST), { isForced: true });
if ((await done) !== 'built') process.exitCode = 1;
