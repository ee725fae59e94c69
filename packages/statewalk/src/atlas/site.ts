import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { callOf, defaultLanguage, languagesOf, type StatewalkConfig } from '../config.ts';
import type { Model } from '../explore/model.ts';
import { pageFiles } from './page-file.ts';

/** What pages of an atlas know of their project. */
export interface Site {
  readonly name: string | undefined;
  readonly languages: readonly string[];
  /** The language that a page opens in, where the browser prefers none of them. */
  readonly language: string;
  /** CSS that defines the custom properties of `page/colours.css`. */
  readonly colours: string;
  /** What a person types to run a command. */
  call(command: string): string;
  /** What the project calls a machine: two may have one ID. */
  nameOf(model: Model): string;
  /** The page of a machine, by its name. */
  pageOf(name: string): string;
  /** The file that makes a machine, by its name, where it is known. */
  fileOf(name: string): string | undefined;
}

const textOf = (path: string): string => readFileSync(isAbsolute(path) ? path : new URL(path, import.meta.url), 'utf8');

export function siteOf(config: StatewalkConfig, files: Readonly<Record<string, string>> = {}): Site {
  const names = new Map<unknown, string>(Object.entries(config.machines).map(([name, each]) => [each, name]));
  const pages = pageFiles([...names.values()]);
  return {
    name: config.name,
    languages: languagesOf(config),
    language: defaultLanguage(config),
    colours: textOf(config.style ?? 'page/colours.css'),
    call: (command) => callOf(config, command),
    nameOf: (model) => names.get(model) ?? names.get(model.machine) ?? model.machine.id,
    pageOf: (name) => pages.get(name) ?? `${name}.html`,
    fileOf: (name) => files[name],
  };
}
