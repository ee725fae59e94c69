import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { journeysOf } from '../atlas/journeys.ts';
import { LOOKS } from '../atlas/looks.ts';
import { PATH_PICTURES } from '../atlas/machine-page.ts';
import { readManifest } from '../atlas/manifest.ts';
import { atlasOf } from '../atlas/pages.ts';
import { readPeopleResults } from '../atlas/people-results.ts';
import type { Drawn } from '../atlas/pictures/record.ts';
import { siteOf } from '../atlas/site.ts';
import { callOf, defaultLanguage, languagesOf, type StatewalkConfig } from '../config.ts';
import { modelsOf } from '../models.ts';
import { readPlan } from '../plans/path-form.ts';
import { type Speaker, speakerOf } from '../plans/speaker.ts';
import { explorerOf } from './explorer.ts';
import { commandOf, type Run } from './options.ts';
import { readGiven } from './read-given.ts';

/** The first speaks the language that pages open in. */
function speakersOf(config: StatewalkConfig): [Speaker, ...Speaker[]] {
  const first = defaultLanguage(config);
  const others = languagesOf(config).filter((language) => language !== first);
  return [speakerOf(config, first), ...others.map((language) => speakerOf(config, language))];
}

export const atlas: Run = async (config, args, project) => {
  const folder = `${resolve(config.commands?.atlas ?? 'atlas')}/`;
  const command = commandOf(
    config,
    'atlas',
    `Writes a static site about every machine into a folder. Pictures that \`${callOf(config, 'pictures')}\` has drawn stand with their states.`,
  )
    .usage('[options]')
    .option('--since <file>', 'compares with this manifest.json instead of that of the last atlas')
    .option('--paths <folder>', `adds the report of \`${callOf(config, 'browser')}\` that is there`)
    .option('--results <file>', 'shows what people found on the paths, beside it: CTRF, or results of Allure')
    .parse([...args], { from: 'user' });
  const values = command.opts<{ readonly since?: string; readonly paths?: string; readonly results?: string }>();
  const last = values.since ?? `${folder}manifest.json`;
  const before = values.since !== undefined || existsSync(last) ? readGiven('--since', last, readManifest) : undefined;

  const report = values.paths === undefined ? undefined : readGiven('--paths', join(values.paths, 'paths.json'), readPlan);
  const people = values.results === undefined ? [] : readGiven('--results', values.results, readPeopleResults);
  const readDrawn = <T>(name: string): T => JSON.parse(readFileSync(`${folder}${LOOKS}/${name}`, 'utf8')) as T;
  const drawn: Drawn | undefined = existsSync(`${folder}${LOOKS}/changes.json`)
    ? { records: readDrawn('pictures.json'), changes: readDrawn('changes.json') }
    : undefined;
  const unnamed: string[] = [];
  const speakers = speakersOf(config);
  const explorer = await explorerOf(config, project);
  const site = siteOf(config, project.files);
  const { pages, manifest } = await atlasOf(
    site,
    Object.values(modelsOf(config.machines)),
    (model) => {
      const name = site.nameOf(model);
      const journeys = journeysOf(speakers, model, {
        name,
        report: report?.machines.find(({ machine }) => machine === name)?.paths,
        explorer,
      });
      unnamed.push(...journeys.unnamed);
      return journeys;
    },
    before,
    new Date(),
    { drawn, requirement: config.requirement, explorer, people },
  );
  mkdirSync(folder, { recursive: true });
  // A page of a machine that is gone would stay; the pictures have a command of their own.
  for (const name of readdirSync(folder)) if (name.endsWith('.html')) rmSync(folder + name);
  rmSync(folder + PATH_PICTURES, { recursive: true, force: true });
  const pictures = values.paths === undefined ? undefined : join(values.paths, 'pictures');
  if (pictures !== undefined && existsSync(pictures)) cpSync(pictures, `${folder}${PATH_PICTURES}/pictures`, { recursive: true });
  for (const [name, text] of pages) writeFileSync(folder + name, text);
  writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  if (config.words !== undefined && unnamed.length > 0)
    console.warn(
      `Steps without a sentence${config.words?.files === undefined ? '' : ` (${config.words.files})`}, called by their names: ${unnamed.join(', ')}.`,
    );
  console.log(`${pages.size} pages. Open ${folder}index.html.`);
  return true;
};
