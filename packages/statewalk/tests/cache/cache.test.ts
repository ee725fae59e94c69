import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TSX = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/loader.mjs');
const MAIN = join(process.cwd(), 'packages/statewalk/src/cli/main.ts');

const FILES = {
  'package.json': '{ "type": "module" }',
  'may-pass.ts': 'export const mayPass = () => true;\n',
  'gate.machine.ts': `import { setup } from 'xstate';
import { mayPass } from './may-pass.ts';

export const gate = setup({ guards: { mayPass } }).createMachine({
  id: 'gate',
  initial: 'outside',
  states: { outside: { on: { PASS: { guard: 'mayPass', target: 'inside' } } }, inside: { on: { BACK: 'outside' } } },
});
`,
  'statewalk.config.ts': `import { gate } from './gate.machine.ts';

export default { machines: { gate } };
`,
} as const;

let folder: string;

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', `file://${TSX}`, MAIN, ...args], { cwd: folder, encoding: 'utf8' });
const kept = (kind: string): string[] => readdirSync(join(folder, 'node_modules/.cache/statewalk', kind));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statewalk-cache-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  // What is kept goes into a folder of its own; XState is the one of here.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/xstate'), join(folder, 'node_modules/xstate'), 'junction');
});
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

test('kept results are taken while nothing has changed, and never once an imported guard has', { timeout: 120_000 }, () => {
  const first = run('explore');
  expect(first.stdout).toContain('gate: 2 states, 2 transitions, 2 situations, 2 steps\n1 machine, 0 findings');
  const paths = run('paths', 'gate', '--format', 'json').stdout;
  expect(run('paths', 'gate', '--format', 'json').stdout).toBe(paths);

  // What is kept is changed by hand, so that one sees whether it is read.
  const [file = ''] = kept('findings');
  const path = join(folder, 'node_modules/.cache/statewalk/findings', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"situations":2', '"situations":77'));
  expect(run('explore').stdout).toContain('77 situations');
  expect(run('explore', '--no-cache').stdout).toBe(first.stdout);

  writeFileSync(join(folder, 'may-pass.ts'), 'export const mayPass = () => false;\n');
  const changed = run('explore');
  expect(changed.stdout).toContain('gate.machine.ts:7 warning unreached-state: nothing leads to inside');
  expect(changed.status).toBe(1);
  expect(run('paths', 'gate', '--format', 'json').stderr).toContain('gate: no path.');
});

test('plans for people are kept while what the configuration reads is the same, and never where it does not say what that is', {
  timeout: 120_000,
}, () => {
  writeFileSync(join(folder, 'may-pass.ts'), FILES['may-pass.ts']);
  const say = (pass: string) =>
    writeFileSync(
      join(folder, 'gate.sentences.json'),
      JSON.stringify({ begin: { any: 'Stand before the gate' }, steps: { PASS: pass, BACK: 'Go back' } }),
    );
  const configure = (reads: string) =>
    writeFileSync(
      join(folder, 'statewalk.config.ts'),
      `import { readFileSync } from 'node:fs';
import { gate } from './gate.machine.ts';

const read = () => JSON.parse(readFileSync('gate.sentences.json', 'utf8'));
export default { machines: { gate }, ${reads} words: { sentences: () => ({ flows: { gate: read() } }) } };
`,
    );
  const people = () => run('paths', 'gate', '--for', 'people', '--format', 'markdown');

  say('Walk through');
  configure('');
  expect(people().stdout).toContain('| 1 | Walk through |');
  const keptPeople = () => kept('').includes('people');
  expect(keptPeople()).toBe(false);

  configure("reads: ['*.sentences.json'],");
  const first = people();
  expect(first.stdout).toContain('| 1 | Walk through |');
  const [file = ''] = kept('people');
  const path = join(folder, 'node_modules/.cache/statewalk/people', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"all":2', '"all":77'));
  expect(people().stderr).toContain('of 77 transitions by hand');

  say('Not by hand');
  expect(people().stderr).toContain('of 2 transitions by hand');
});
