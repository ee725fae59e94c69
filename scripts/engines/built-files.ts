import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OLDEST_ENGINES, OLDEST_READING } from '#contract/supported-engines.ts';
import { type Engines, youngFor } from './compat.ts';
import { inlined, spoiltRules, youngInScript, youngInSheet } from './find-young.ts';

export interface Findings {
  /** Young API or feature -> the built files that use it. */
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** Rules of sheets of which an older supported engine drops all selectors. */
  readonly spoilt: readonly string[];
}

/** What the files of a build use that an engine may lack: scripts by an engine that can read them, sheets by a supported one (DOOR-3). */
export function readBuiltFiles(dist: string): Findings {
  const { scripts, sheets } = textsOf(dist);
  const uses = new Map<string, string[]>();
  const note = (found: ReadonlySet<string>, file: string) => {
    for (const name of found) uses.set(name, [...new Set([...(uses.get(name) ?? []), file])]);
  };
  const [supported, reading] = [OLDEST_ENGINES, OLDEST_READING].map((engines: Engines) => youngFor(engines));
  if (supported === undefined || reading === undefined) throw new Error('there are two tables of engines');
  for (const [file, code] of scripts) for (const young of [supported, reading]) note(youngInScript(code, young), file);
  for (const [file, sheet] of sheets) note(youngInSheet(sheet, supported), file);
  return { uses, spoilt: sheets.flatMap(([, sheet]) => spoiltRules(sheet, supported)) };
}

type Texts = (readonly [file: string, text: string])[];

function textsOf(dist: string): { readonly scripts: Texts; readonly sheets: Texts } {
  const files = (readdirSync(dist, { recursive: true }) as string[]).map((file): [string, string] => [file, path.join(dist, file)]);
  const read = (ending: string): Texts =>
    files.filter(([file]) => file.endsWith(ending)).map(([file, address]) => [file, readFileSync(address, 'utf8')]);
  const pages = read('.html').map(([file, html]) => [file, inlined(html)] as const);
  // The pages of all languages have the same scripts and sheets.
  const once = (texts: Texts) =>
    [...new Map(texts.map(([file, text]) => [text, file])).entries()].map(([text, file]) => [file, text] as const);
  return {
    scripts: once([...read('.js'), ...pages.flatMap(([file, { scripts }]) => scripts.map((script) => [file, script] as const))]),
    sheets: once([...read('.css'), ...pages.flatMap(([file, { sheets }]) => sheets.map((sheet) => [file, sheet] as const))]),
  };
}
