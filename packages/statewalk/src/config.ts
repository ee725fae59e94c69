import type { At } from './at/started.ts';
import type { PictureSource } from './atlas/pictures/source.ts';
import type { Bindings } from './browser/bindings.ts';
import type { Screens } from './browser/screens.ts';
import type { RuleSettings } from './explore/finding.ts';
import type { Failures } from './failures.ts';
import type { Secrets } from './inspector/mask.ts';
import type { MachineOrModel } from './models.ts';
import type { Explanation } from './mutants/explained.ts';
import type { Effort } from './plans/budget/effort.ts';
import type { Sentences } from './plans/sentences.ts';

/** What a project says besides the package's own words, and how. */
export interface Words {
  /** Sentences in a language, added to the package's own. */
  sentences?(language: string): Partial<Sentences>;
  /** Puts values, and texts of the screens, into a sentence. Default: `fill`. */
  fill?(language: string): (template: string, values: object) => string;
  /** Where sentences are written: named where one is missing. */
  readonly files?: string;
}

/** Commands of the command line, and how its help says them. */
export interface Commands {
  /** What a person types to run a command: `npx statewalk paths`. */
  call?(command: string): string;
  /** Lines below the help of a command. */
  readonly examples?: Readonly<Record<string, string>>;
  /** Where the browser's report goes. Default: `test-results/paths`. */
  readonly reports?: string;
  /** Where the atlas goes. Default: `atlas`. */
  readonly atlas?: string;
}

/** The index of all charts, in Markdown. */
export interface Charts {
  /** The document's file. Default: `docs/charts.md`. */
  readonly document?: string;
  /** The text above the table. */
  readonly introduction?: string;
  /** The file of a machine, from the project's folder; `undefined`: its name is no link. */
  fileOf?(machine: string): string | undefined;
}

/** What a project hands to the tools, in `statewalk.config.ts`. Every field but `machines` is optional. */
export interface StatewalkConfig {
  /** Machines by their IDs; a model adds what data events and outcomes bring, and what must hold. */
  readonly machines: Readonly<Record<string, MachineOrModel>>;
  /** What pages of the tools call the project. */
  readonly name?: string;
  /** Languages of plans and screens. Default: English. The atlas opens in the first, or in English where it is one of them. */
  readonly languages?: readonly string[];
  /** What a requirement looks like in a description. Default: `AB-12`. */
  readonly requirement?: RegExp;
  /** Which findings count, and how much: the name of a preset, or what differs from `recommended`. */
  readonly rules?: RuleSettings;
  readonly failures?: Failures;
  /** Which fields hold secrets: the inspector masks them. */
  readonly secrets?: Secrets;
  readonly words?: Words;
  /** How the screens' controls send events. */
  readonly bindings?: readonly Bindings[];
  readonly screens?: Screens;
  /** How paths run on a started server: `browser --at`. */
  readonly at?: At;
  /** Draws states for the atlas. */
  readonly pictures?: PictureSource;
  readonly charts?: Charts;
  /** Changes of charts that no model can notice. */
  readonly explained?: readonly Explanation[];
  readonly commands?: Commands;
  /** Seconds that a person needs for the parts of a path, where they differ from `EFFORT`: for `paths --budget`. */
  readonly effort?: Partial<Effort>;
  /** Patterns of test files: `paths --since` names those that a change concerns. */
  readonly tests?: readonly string[];
  /** Patterns of files that this configuration reads besides what it imports: plans for people are kept while these are the same. Without: never. */
  readonly reads?: readonly string[];
  /** A style sheet (its path) with the colours of the atlas, in the place of the package's `colours.css`. */
  readonly style?: string;
}

export const defineConfig = (config: StatewalkConfig): StatewalkConfig => config;

export const languagesOf = ({ languages = ['en'] }: StatewalkConfig): readonly string[] => languages;

/** English, where it is one of the languages. */
export const defaultLanguage = (config: StatewalkConfig): string =>
  languagesOf(config).includes('en') ? 'en' : (languagesOf(config)[0] ?? 'en');

export const callOf = ({ commands }: StatewalkConfig, command: string): string => commands?.call?.(command) ?? `npx statewalk ${command}`;
