import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Tried } from '#statewalk/mutants/tried.ts';
import type { Group } from './groups.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Changes one file after the other, so that a run that is cut short keeps what is done: what was not changed since is not tried again. */
export async function mutateCode({ mutate, tests }: Group, only: readonly string[]): Promise<Tried[]> {
  // The runner starts its processes with this environment (`vitest.config.ts`).
  process.env.MUTATION_TESTS = tests.join(' ');
  // Each test that runs on both databases would be run twice for each mutant.
  process.env.WITHOUT_POSTGRES = '1';
  const files = mutate.flatMap(filesIn).filter((file) => only.every((part) => file.includes(part)));
  const tried: Tried[] = [];
  for (const file of files) {
    const results = await mutateFile(file);
    const tests = testsOf(file);
    tried.push(...results.map((result) => triedOf(file, result, leavesFilesUnloaded(result, tests))));
  }
  return tried;
}

const filesIn = (place: string): string[] =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
        .map((name) => `${place}/${name}`);

const mutateFile = (file: string): Promise<MutantResult[]> =>
  new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: reportOf(file),
    ignorePatterns: ['/test-results', '/atlas', '/dist', '/.data', '/docs'],
    // Stryker reads tsconfig.json with a TypeScript older than ours, to copy what it extends: ours extends nothing.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // A machine that does other things, too, must not make a mutant look as if it did not end.
    timeoutMS: 30_000,
    timeoutFactor: 1.5,
    dryRunTimeoutMinutes: 10,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();

const reportOf = (file: string): string => `test-results/mutation/${file.replaceAll(path.sep, '-')}.json`;

interface Report {
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly unknown[] }>>;
}

/** How many tests ran without a mutant. */
function testsOf(file: string): number {
  const { testFiles = {} }: Report = JSON.parse(readFileSync(reportOf(file), 'utf8'));
  return Object.values(testFiles).reduce((sum, { tests }) => sum + tests.length, 0);
}

/**
 * Whether a mutant that is made as modules load has them fail, so that test files do not load. The runner takes tests that did not run for none
 * that failed. All tests are planned for such a mutant, so it is known by fewer that ran.
 */
const leavesFilesUnloaded = ({ static: atLoad, testsCompleted = 0 }: MutantResult, tests: number): boolean =>
  atLoad === true && testsCompleted < tests;

function triedOf(file: string, { location, replacement, mutatorName, status }: MutantResult, unloaded: boolean): Tried {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(location.start.line - 1, location.end.line);
  const last = lines.length - 1;
  const original = lines
    .map((line, at) => line.slice(at === 0 ? location.start.column - 1 : 0, at === last ? location.end.column - 1 : undefined))
    .join(' ');
  const name = `${file}: ${mutatorName}: ${oneLine(original)} -> ${oneLine(replacement ?? '')}`;
  // A mutant that does not end is noticed; one that does not even load is none.
  const survived = unloaded ? 'killed' : 'lives';
  const fate = ({ Killed: 'killed', Timeout: 'killed', Survived: survived, NoCoverage: 'lives' } as const)[status as 'Killed'];
  return { name, at: `${file}:${location.start.line}`, fate: fate ?? 'none' };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
