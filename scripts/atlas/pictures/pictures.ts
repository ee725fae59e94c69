/** `npm run atlas:pictures`: every state that people can see, drawn on its real screen, in `atlas/pictures/`; `-- --help` says more. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { LANGUAGES } from '#contract/languages.ts';
import { knownName, UsageError } from '#scripts/paths/names.ts';
import { THEMES } from '#tests/sweeps/states/checks.ts';
import { FLOWS, shownStates } from '#tests/sweeps/states/shown-states.ts';
import { openStates } from '#tests/sweeps/states/states-page.ts';
import { drawState, openView, SIZES, type Size } from './draw.ts';
import { picturesPage } from './page.ts';
import { changedPictures, type StateRecord } from './record.ts';

const folder = fileURLToPath(new URL('../../../atlas/pictures/', import.meta.url));
const manifest = `${folder}pictures.json`;

/** The values of an option, `all` of them where it is not given. */
function chosen<T extends string>(what: string, given: string | undefined, all: readonly T[]): readonly T[] {
  if (given === undefined) return all;
  const names = given.split(',').map((each) => each.trim());
  for (const name of names) knownName(what, name, all);
  return all.filter((each) => names.includes(each));
}

async function main(): Promise<void> {
  const values = new Command('atlas:pictures')
    .description(
      'Draws every state that people can see: pictures, accessibility tree and axe’s result. Without options, all of it: some 20 minutes.',
    )
    .option('--machines <names>', 'of these alone, with commas between them: popups,login')
    .option('--languages <codes>', LANGUAGES.join(','))
    .option('--themes <names>', THEMES.join(','))
    .option('--sizes <names>', Object.keys(SIZES).join(','))
    .showSuggestionAfterError()
    .parse()
    .opts<Readonly<Partial<Record<'machines' | 'languages' | 'themes' | 'sizes', string>>>>();
  const flows = chosen('machine with a screen', values.machines, FLOWS);
  const languages = chosen('language', values.languages, LANGUAGES);
  const themes = chosen('theme', values.themes, THEMES);
  const sizes = chosen('size', values.sizes, Object.keys(SIZES) as Size[]);

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
  const browser = await openStates();
  const drawn: StateRecord[] = [];
  try {
    const views = await Promise.all(sizes.flatMap((size) => themes.map((theme) => openView(browser, theme, size))));
    for (const state of flows.flatMap(shownStates)) drawn.push(await drawState(state, views, languages, keep));
  } finally {
    await browser.close();
  }

  // Machines that were not asked for stay as they are.
  const all = [...before.filter(({ machine }) => !flows.some((flow) => flow === machine)), ...drawn];
  const used = new Set(all.flatMap(({ pictures }) => Object.values(pictures)));
  for (const file of await readdir(folder)) if (file.endsWith('.webp') && !used.has(file)) await rm(folder + file);
  const tokens = await readFile(fileURLToPath(new URL('../../../src/ui/styles/tokens.css', import.meta.url)), 'utf8');
  for (const flow of flows) {
    const states = drawn.filter(({ machine }) => machine === flow);
    await writeFile(`${folder}${flow}.html`, picturesPage(flow, states, tokens));
  }
  await writeFile(manifest, `${JSON.stringify(all, null, 1)}\n`);

  const changes = changedPictures(before, drawn);
  await writeFile(`${folder}changes.json`, `${JSON.stringify(changes, null, 1)}\n`);
  const { added, removed, differing } = changes;
  for (const [what, names] of Object.entries({ new: added, gone: removed, differs: differing }))
    for (const name of names) console.log(`${what}: ${name}`);
  const views = drawn.reduce((sum, { pictures }) => sum + Object.keys(pictures).length, 0);
  const violations = drawn.reduce((sum, { axe }) => sum + Object.values(axe).flat().length, 0);
  const bytes = [...kept].reduce((sum, file) => sum + statSync(folder + file).size, 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${drawn.length} states, ${views} pictures in ${kept.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${violations} axe violations, ${seconds} s. Open ${folder}.`,
  );
}

try {
  await main();
  // The browser's server may keep the process alive.
  process.exit();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
