import { Command, InvalidArgumentError } from 'commander';
import { callOf, type StatewalkConfig } from '../config.ts';

/** Runs a command with the arguments behind its name; gives whether all was well. */
export type Run = (config: StatewalkConfig, args: readonly string[]) => Promise<boolean>;

/** A command with the examples that the project has of it, if any, or `examples`. */
export function commandOf(config: StatewalkConfig, name: string, description: string, examples = ''): Command {
  const command = new Command(name).usage('[options] [machines...]').description(description).showSuggestionAfterError();
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
