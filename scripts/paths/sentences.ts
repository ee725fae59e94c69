import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { camelCase } from '../camel-case.ts';

// From the project's folder, as in `readTexts`.
const MACHINES = 'machines';
const END = '.sentences.json';

type Texts = Readonly<Record<string, string>>;

/** What a plan says of one machine: `machines/<flow>/qa/<flow>.sentences.json`, by language. */
export interface FlowSentences {
  /** As the steps of other machines call it. */
  readonly name?: string;
  /** How a person comes to where it begins, by its input; `any`: by every input without a sentence of its own. */
  readonly begin?: Texts;
  /** Its actors and timers, by their ids. */
  readonly calls?: Texts;
  /** Keyed by step, as `--events` names it; a step that only uses a control has none: its binding names it. */
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
  /** Steps with the same words in every machine. */
  readonly any: Texts;
  /** The use of a control, by its role. */
  readonly controls: Texts;
  readonly flows: Readonly<Record<string, FlowSentences>>;
}

/** Where a flow begins with one press in another: the flow, its input (`any`), and the key of the button's text. */
interface Beginning {
  readonly after: string;
  readonly input?: string;
  readonly press: string;
}

type File = Partial<Readonly<Record<Language, FlowSentences>>> & { readonly begin?: Readonly<Record<string, Beginning>> };

const readJson = (path: string) => JSON.parse(readFileSync(join(MACHINES, path), 'utf8')) as unknown;

export function readSentences(language: Language): Sentences {
  const common = readJson(`sentences/${language}.json`) as Omit<Sentences, 'flows'>;
  const files = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(END))
    .sort()
    .map((path) => [camelCase(basename(path, END)), readJson(path) as File] as const);
  const byFlow = new Map(files);
  const beginOf = (flow: string, input: string): string => {
    const file = byFlow.get(flow);
    const own = file?.[language]?.begin?.[input];
    if (own !== undefined) return own;
    const beginning = file?.begin?.[input];
    if (beginning === undefined) throw new Error(`no sentence says how ${flow} begins with the input "${input}"`);
    const before = beginOf(beginning.after, beginning.input ?? 'any');
    return String(common.labels.beginAfter)
      .replace('{{begin}}', () => before)
      .replace('{{name}}', () => `$t(${beginning.press})`);
  };
  const flows = files.map(([flow, file]) => {
    const own = file[language] ?? {};
    const inputs = [...Object.keys(own.begin ?? {}), ...Object.keys(file.begin ?? {})];
    return [flow, { ...own, begin: Object.fromEntries(inputs.map((input) => [input, beginOf(flow, input)])) }] as const;
  });
  return { ...common, flows: Object.fromEntries(flows) };
}
