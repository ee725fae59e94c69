import { Command, InvalidArgumentError } from 'commander';
import { callOf, type StatewalkConfig } from '../config.ts';

/** Where a command runs. */
export interface Project {
  /** The absolute path of the configuration; `undefined`: there is none. */
  readonly file: string | undefined;
  /** May results be taken that were kept? */
  readonly isCached: boolean;
  /** Files that make the machines, from the working folder, by the machines' names: known where files stand before the arguments. */
  readonly files?: Readonly<Record<string, string>>;
  /** A hash of the types from which the samples of a machine come, by its name. */
  readonly types?: Readonly<Record<string, string>>;
  /** Why types are not known. */
  readonly typeError?: string | undefined;
}

/** Runs a command with the arguments behind its name; gives whether all was well. */
export type Run = (config: StatewalkConfig, args: readonly string[], project: Project) => Promise<boolean>;

/** The option that every command with kept results has. */
export const NO_CACHE = '--no-cache';

const CACHED = new Set(['explore', 'paths', 'atlas', 'mutants']);
const AFTER_FILES = new Set(['paths', 'atlas', 'charts', 'mutants']);

/** A command with the examples that the project has of it, if any, or `examples`. */
export function commandOf(config: StatewalkConfig, name: string, description: string, examples = ''): Command {
  const command = new Command(name).usage('[options] [machines...]').description(description).showSuggestionAfterError();
  if (CACHED.has(name)) command.option(NO_CACHE, 'explores anew, and takes nothing that was kept of the last time');
  if (AFTER_FILES.has(name))
    command.addHelpText('after', `\nFiles may stand before all of these: ${callOf(config, name)} 'src/**/*.machine.ts'`);
  const shown = config.commands?.examples?.[name] ?? examples.replaceAll('{call}', callOf(config, name));
  return shown === '' ? command : command.addHelpText('after', `\nExamples:\n${shown}`);
}

/** A whole number from `min` on. */
export const wholeNumber =
  (min: number, message: string) =>
  (value: string): number => {
    const count = Number(value);
    if (!Number.isInteger(count) || count < min) throw new InvalidArgumentError(message);
    return count;
  };

/** Does an argument name files, and not a machine? */
export const isPattern = (argument: string): boolean => /[/\\*{]|\.[cm]?[jt]sx?$/.test(argument);
