import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LOOKS } from '../atlas/looks.ts';
import { picturesPage } from '../atlas/pictures/page.ts';
import { changedPictures, type StateRecord } from '../atlas/pictures/record.ts';
import { siteOf } from '../atlas/site.ts';
import { languagesOf } from '../config.ts';
import { knownName, UsageError } from '../plans/names.ts';
import { commandOf, type Run } from './options.ts';

/** The values of an option, `all` of them where it is not given. */
function chosen(what: string, given: string | undefined, all: readonly string[]): readonly string[] {
  if (given === undefined) return all;
  const names = given.split(',').map((each) => each.trim());
  for (const name of names) knownName(what, name, all);
  return all.filter((each) => names.includes(each));
}

export const pictures: Run = async (config, args) => {
  const source = config.pictures;
  if (source === undefined) throw new UsageError('The configuration draws no pictures.');
  const folder = `${resolve(config.commands?.atlas ?? 'atlas')}/${LOOKS}/`;
  const manifest = `${folder}pictures.json`;
  const values = commandOf(
    config,
    'pictures',
    'Draws every state that people can see: pictures, accessibility tree and axe’s result. Without options, all of it: many minutes.',
  )
    .usage('[options]')
    .option('--machines <names>', 'of these alone, with commas between them')
    .option('--languages <codes>', languagesOf(config).join(','))
    .option('--themes <names>', source.themes.join(','))
    .option('--sizes <names>', source.sizes.join(','))
    .parse([...args], { from: 'user' })
    .opts<Readonly<Partial<Record<'machines' | 'languages' | 'themes' | 'sizes', string>>>>();
  const machines = chosen('machine with a screen', values.machines, source.machines);
  const languages = chosen('language', values.languages, languagesOf(config));
  const themes = chosen('theme', values.themes, source.themes);
  const sizes = chosen('size', values.sizes, source.sizes);

  const began = performance.now();
  const before: StateRecord[] = existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : [];
  await mkdir(folder, { recursive: true });
  const kept = new Set<string>();
  const keep = async (picture: Buffer): Promise<string> => {
    const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 20)}.webp`;
    if (!kept.has(name)) await writeFile(folder + name, picture);
    kept.add(name);
    return name;
  };
  const drawn: StateRecord[] = [];
  for await (const record of source.draw({ machines, languages, themes, sizes }, keep)) drawn.push(record);

  // Machines that were not asked for stay as they are.
  const all = [...before.filter(({ machine }) => !machines.includes(machine)), ...drawn];
  const used = new Set(all.flatMap((each) => Object.values(each.pictures)));
  for (const file of await readdir(folder)) if (file.endsWith('.webp') && !used.has(file)) await rm(folder + file);
  const { colours } = siteOf(config);
  for (const name of machines) {
    const states = drawn.filter(({ machine }) => machine === name);
    await writeFile(`${folder}${name}.html`, picturesPage(name, states, colours));
  }
  await writeFile(manifest, `${JSON.stringify(all, null, 1)}\n`);

  const changes = changedPictures(before, drawn);
  await writeFile(`${folder}changes.json`, `${JSON.stringify(changes, null, 1)}\n`);
  const { added, removed, differing } = changes;
  for (const [what, names] of Object.entries({ new: added, gone: removed, differs: differing }))
    for (const name of names) console.log(`${what}: ${name}`);
  const views = drawn.reduce((sum, each) => sum + Object.keys(each.pictures).length, 0);
  const violations = drawn.reduce((sum, { axe }) => sum + Object.values(axe).flat().length, 0);
  const bytes = [...kept].reduce((sum, file) => sum + statSync(folder + file).size, 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${drawn.length} states, ${views} pictures in ${kept.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${violations} axe violations, ${seconds} s. Open ${folder}.`,
  );
  return true;
};
