/**
 * `npm run atlas`: a static site about every machine, in `atlas/`.
 * `-- --since FILE` compares with that manifest instead of the last atlas;
 * `--paths FOLDER` adds the report of `npm run paths:browser` that is there. Pictures that `npm run atlas:pictures` has drawn stand with their states.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '../../machines/catalogue.ts';
import type { Model } from '../../machines/explore/model.ts';
import { readPlan } from '../paths/path-form.ts';
import { journeysOf } from './journeys.ts';
import { LOOKS } from './looks.ts';
import { PATH_PICTURES } from './machine-page.ts';
import { readManifest } from './manifest.ts';
import { atlasOf } from './pages.ts';
import type { Drawn } from './pictures/record.ts';

const folder = fileURLToPath(new URL('../../atlas/', import.meta.url));
const { values } = parseArgs({ options: { since: { type: 'string' }, paths: { type: 'string' } } });
const last = values.since ?? `${folder}manifest.json`;
const before = values.since !== undefined || existsSync(last) ? readManifest(readFileSync(last, 'utf8')) : undefined;

const report = values.paths === undefined ? undefined : readPlan(readFileSync(join(values.paths, 'paths.json'), 'utf8'));
const readDrawn = <T>(name: string): T => JSON.parse(readFileSync(`${folder}${LOOKS}/${name}`, 'utf8')) as T;
const drawn: Drawn | undefined = existsSync(`${folder}${LOOKS}/changes.json`)
  ? { records: readDrawn('pictures.json'), changes: readDrawn('changes.json') }
  : undefined;
const unnamed: string[] = [];
const models: readonly Model[] = Object.values(catalogue);
const { pages, manifest } = await atlasOf(
  models,
  (model) => {
    const journeys = journeysOf(model, report?.machines.find(({ machine }) => machine === model.machine.id)?.paths);
    unnamed.push(...journeys.unnamed);
    return journeys;
  },
  before,
  new Date(),
  drawn,
);
mkdirSync(folder, { recursive: true });
// A page of a machine that is gone would stay; the pictures have a command of their own.
for (const name of readdirSync(folder)) if (name.endsWith('.html')) rmSync(folder + name);
rmSync(folder + PATH_PICTURES, { recursive: true, force: true });
const pictures = values.paths === undefined ? undefined : join(values.paths, 'pictures');
if (pictures !== undefined && existsSync(pictures)) cpSync(pictures, `${folder}${PATH_PICTURES}/pictures`, { recursive: true });
for (const [name, text] of pages) writeFileSync(folder + name, text);
writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
if (unnamed.length > 0) console.warn(`Steps without a sentence in machines/sentences, called by their names: ${unnamed.join(', ')}.`);
console.log(`${pages.size} pages. Open ${folder}index.html.`);
