import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { flowSentences, type SentenceFile, type Sentences, sentencesIn } from '#statewalk/plans/sentences.ts';
import { camelCase } from '../camel-case.ts';

// From the project's folder, as in `readTexts`.
const MACHINES = 'machines';
const END = '.sentences.json';

const readJson = (path: string) => JSON.parse(readFileSync(join(MACHINES, path), 'utf8')) as unknown;

/** What test plans of this product say besides the words of statewalk: `machines/sentences` and `machines/<flow>/qa/<flow>.sentences.json`. */
export function productSentences(language: Language): Partial<Sentences> {
  const common = readJson(`sentences/${language}.json`) as Omit<Sentences, 'flows'>;
  const files = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(END))
    .sort()
    .map((path) => [camelCase(basename(path, END)), readJson(path) as SentenceFile] as const);
  const { beginAfter = '' } = sentencesIn(language, common).labels;
  return { ...common, flows: flowSentences(new Map(files), language, beginAfter) };
}

/** All that plans say in a language. */
export const readSentences = (language: Language): Sentences => sentencesIn(language, productSentences(language));
