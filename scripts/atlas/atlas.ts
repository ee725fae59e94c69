/** `npm run atlas`: a static site about every machine, in `atlas/`. `-- --since FILE` compares with that manifest instead of the last atlas. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '../../machines/catalogue.ts';
import type { Model } from '../../machines/explore/model.ts';
import { journeysOf } from './journeys.ts';
import { readManifest } from './manifest.ts';
import { atlasOf } from './pages.ts';

const folder = fileURLToPath(new URL('../../atlas/', import.meta.url));
const { values } = parseArgs({ options: { since: { type: 'string' } } });
const last = values.since ?? `${folder}manifest.json`;
const before = values.since !== undefined || existsSync(last) ? readManifest(readFileSync(last, 'utf8')) : undefined;

const unnamed: string[] = [];
const models: readonly Model[] = Object.values(catalogue);
const { pages, manifest } = await atlasOf(
  models,
  (model) => {
    const journeys = journeysOf(model);
    unnamed.push(...journeys.unnamed);
    return journeys;
  },
  before,
  new Date(),
);
mkdirSync(folder, { recursive: true });
// A page of a machine that is gone would stay; the pictures have a command of their own.
for (const name of readdirSync(folder)) if (name.endsWith('.html')) rmSync(folder + name);
for (const [name, text] of pages) writeFileSync(folder + name, text);
writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
if (unnamed.length > 0) console.warn(`Steps without a sentence in machines/sentences, called by their names: ${unnamed.join(', ')}.`);
console.log(`${pages.size} pages. Open ${folder}index.html.`);
