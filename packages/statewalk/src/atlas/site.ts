import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { callOf, defaultLanguage, languagesOf, type StatewalkConfig } from '../config.ts';

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
}

const textOf = (path: string): string => readFileSync(isAbsolute(path) ? path : new URL(path, import.meta.url), 'utf8');

export const siteOf = (config: StatewalkConfig): Site => ({
  name: config.name,
  languages: languagesOf(config),
  language: defaultLanguage(config),
  colours: textOf(config.style ?? 'page/colours.css'),
  call: (command) => callOf(config, command),
});
