import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../../contract/languages.ts';
import { camelCase } from '../camel-case.ts';

// From the project's folder, as in `readTexts`.
const MACHINES = 'machines';
const END = '.sentences.json';

type Texts = Readonly<Record<string, string>>;

/** What a plan says of one machine: `machines/<flow>/<flow>.sentences.json`, by language. */
export interface FlowSentences {
  /** As the steps of other machines call it. */
  readonly name?: string;
  /** How a person comes to where it begins, by its input; `any`: by every input without a sentence of its own. */
  readonly begin?: Texts;
  /** Its actors and timers, by their ids. */
  readonly calls?: Texts;
  /** By step, as `--events` names it. */
  readonly steps?: Texts;
}

/** What plans say in a language. */
export interface Sentences {
  /** The parts of a plan. */
  readonly labels: Texts;
  /** Actors and timers of several machines. */
  readonly calls: Texts;
  /** What has to be so, for an outcome that a person cannot choose. */
  readonly arrange: Texts;
  /** Steps that are said alike of every machine. */
  readonly any: Texts;
  readonly flows: Readonly<Record<string, FlowSentences>>;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(MACHINES, path), 'utf8')) as unknown;

export function readSentences(language: Language): Sentences {
  const flows = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(END))
    .sort()
    .map((path) => [camelCase(basename(path, END)), (readJson(path) as Partial<Record<Language, FlowSentences>>)[language] ?? {}] as const);
  return { ...(readJson(`sentences/${language}.json`) as Omit<Sentences, 'flows'>), flows: Object.fromEntries(flows) };
}
