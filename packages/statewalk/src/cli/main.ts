#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { UsageError } from '../plans/names.ts';
import { loadConfig } from './load-config.ts';
import { isPattern, NO_CACHE, type Run } from './options.ts';

interface Entry {
  readonly does: string;
  /** May it run where there is no configuration? */
  readonly isAlone?: (args: readonly string[]) => boolean;
  load(): Promise<Run>;
}

// What a walk keeps at first teaches the engine to take all for long-lived: a large machine then needs a third more memory.
setFlagsFromString('--no-allocation-site-pretenuring');

const COMMANDS: Readonly<Record<string, Entry>> = {
  explore: {
    does: 'walks through every machine and says what is wrong',
    isAlone: (args) => args.some(isPattern),
    load: async () => (await import('./explore.ts')).explore,
  },
  paths: { does: 'writes test plans', load: async () => (await import('./paths.ts')).paths },
  browser: { does: 'runs paths on the real screens', load: async () => (await import('./browser.ts')).browser },
  atlas: { does: 'writes a static site about every machine', load: async () => (await import('./atlas.ts')).atlas },
  pictures: { does: 'draws every state for the atlas', load: async () => (await import('./pictures.ts')).pictures },
  charts: { does: 'prints a chart as Mermaid, or writes the index of all', load: async () => (await import('./charts.ts')).charts },
  mutants: { does: 'changes charts, and says which changes no model notices', load: async () => (await import('./mutants.ts')).mutants },
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
  const { config, file } = await loadConfig(entry.isAlone?.(args) !== true);
  return run(config, args, { file, isCached: !args.includes(NO_CACHE) && process.env.STATEWALK_CACHE !== '0' });
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
