#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { UsageError } from '../plans/names.ts';
import { loadConfig } from './load-config.ts';
import { namesFiles, withMachinesFirst } from './machines-first.ts';
import { isPattern, NO_CACHE, type Run } from './options.ts';
import { typedMachines } from './typed-machines.ts';

interface Entry {
  readonly does: string;
  /** Files may stand before its other arguments, in the place of a configuration; without a machine's name behind them, these arguments come next. */
  readonly ofFiles?: (machines: readonly string[]) => readonly string[];
  load(): Promise<Run>;
}

// What a walk keeps at first teaches the engine to take all for long-lived: a large machine then needs a third more memory.
setFlagsFromString('--no-allocation-site-pretenuring');

const COMMANDS: Readonly<Record<string, Entry>> = {
  explore: {
    does: 'walks through every machine and says what is wrong',
    load: async () => (await import('./explore.ts')).explore,
  },
  paths: { does: 'writes test plans', ofFiles: () => ['all'], load: async () => (await import('./paths.ts')).paths },
  browser: { does: 'runs paths on the real screens', load: async () => (await import('./browser.ts')).browser },
  atlas: { does: 'writes a static site about every machine', ofFiles: () => [], load: async () => (await import('./atlas.ts')).atlas },
  pictures: { does: 'draws every state for the atlas', load: async () => (await import('./pictures.ts')).pictures },
  charts: {
    does: 'prints a chart as Mermaid, or writes the index of all',
    ofFiles: (machines) => (machines.length === 1 ? machines : []),
    load: async () => (await import('./charts.ts')).charts,
  },
  mutants: {
    does: 'changes charts, and says which changes no model notices',
    ofFiles: () => [],
    load: async () => (await import('./mutants.ts')).mutants,
  },
};

async function main([name = '', ...args]: readonly string[]): Promise<boolean> {
  const entry = COMMANDS[name];
  if (entry === undefined) {
    const command = new Command('statewalk').description('Tools for XState machines. `statewalk <command> --help` says more.');
    for (const [each, { does }] of Object.entries(COMMANDS)) command.command(each).description(does);
    command.showSuggestionAfterError();
    if (name === '' || name === '--help' || name === '-h' || name === 'help') command.outputHelp();
    else command.parse([name], { from: 'user' });
    return name !== '';
  }
  const run = await entry.load();
  const isOfFiles = entry.ofFiles !== undefined && namesFiles(args);
  const asksHelp = args.some((each) => each === '--help' || each === '-h');
  const { config, file } = await loadConfig(!asksHelp && !isOfFiles && !(name === 'explore' && args.some(isPattern)));
  const isCached = !args.includes(NO_CACHE) && process.env.STATEWALK_CACHE !== '0';
  if (asksHelp) return run(config, args, { file, isCached });
  if (!isOfFiles) {
    const { config: typed, ...known } = await typedMachines(config, file);
    return run(typed, args, { file, isCached, ...known });
  }
  const found = await withMachinesFirst(config, args, file);
  const [first = '-'] = found.args;
  const chosen = first.startsWith('-') ? (entry.ofFiles?.(Object.keys(found.config.machines)) ?? []) : [];
  // What is kept is kept by the files of a configuration.
  return run(found.config, [...chosen, ...found.args], { file: undefined, isCached: false, files: found.files });
}

try {
  const isWell = await main(process.argv.slice(2));
  // A browser or a builder may keep the process alive: its standard output is written before it ends.
  process.exitCode = isWell ? 0 : 1;
  process.stdout.write('', () => process.exit());
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
  process.stdout.write('', () => process.exit());
}
