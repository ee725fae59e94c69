/** `npm run atlas`: a static site about every machine, in `atlas/`; `-- --help` says more. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { catalogue } from '#machines/catalogue.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { readPlan } from '../paths/path-form.ts';
import { journeysOf } from './journeys.ts';
import { LOOKS } from './looks.ts';
import { PATH_PICTURES } from './machine-page.ts';
import { readManifest } from './manifest.ts';
import { atlasOf } from './pages.ts';
import type { Drawn } from './pictures/record.ts';

const folder = fileURLToPath(new URL('../../atlas/', import.meta.url));
const command = new Command('atlas')
  .description(
    'Writes a static site about every machine into atlas/. Pictures that `npm run atlas:pictures` has drawn stand with their states.',
  )
  .option('--since <file>', 'compares with this manifest.json instead of that of the last atlas')
  .option('--paths <folder>', 'adds the report of `npm run paths:browser` that is there (test-results/paths)')
  .showSuggestionAfterError()
  .parse();
const values = command.opts<{ readonly since?: string; readonly paths?: string }>();

/** What an option names, read; a file that is missing, or is another, ends the run with a line. */
function readGiven<T>(option: string, file: string, read: (text: string) => T): T {
  if (!existsSync(file)) command.error(`${option}: there is no ${file}.`);
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return command.error(`${option}: ${file} is not what it should be.`);
  }
}

const last = values.since ?? `${folder}manifest.json`;
const before = values.since !== undefined || existsSync(last) ? readGiven('--since', last, readManifest) : undefined;

const report = values.paths === undefined ? undefined : readGiven('--paths', join(values.paths, 'paths.json'), readPlan);
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
if (unnamed.length > 0)
  console.warn(`Steps without a sentence (machines/<flow>/qa/<flow>.sentences.json), called by their names: ${unnamed.join(', ')}.`);
console.log(`${pages.size} pages. Open ${folder}index.html.`);
