import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjectsOf } from '../../src/cli/subjects.ts';
import { createPaths } from '../../src/create-paths.ts';
import { rulesOf } from '../../src/explore/finding.ts';
import { lamp, lift } from './machines/typed.machine.ts';

const TSX = join(dirname(createRequire(import.meta.url).resolve('tsx/package.json')), 'dist/loader.mjs');
const MAIN = join(process.cwd(), 'packages/statewalk/src/cli/main.ts');
const MACHINES = new URL('./machines/typed.machine.ts', import.meta.url);

const FILES = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }',
  'row.ts': 'export type Row = 0 | 1 | 2;\n',
  'board.machine.ts': `import { setup } from 'xstate';
import type { Row } from './row.ts';

export const board = setup({ types: { events: {} as { type: 'PICKED'; cell: { row: Row } } | { type: 'CLEARED' } } }).createMachine({
  id: 'board',
  initial: 'empty',
  states: {
    empty: { on: { PICKED: { guard: ({ event }) => event.cell.row * 2 === 4, target: 'last' } } },
    last: { on: { CLEARED: 'empty' } },
  },
});
export const other = setup({}).createMachine({ id: 'other' });
`,
  'statewalk.config.ts': `import { board } from './board.machine.ts';

export default { machines: { picking: board } };
`,
} as const;

let folder: string;
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', `file://${TSX}`, MAIN, ...args], { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statewalk-types-'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/xstate'), join(folder, 'node_modules/xstate'), 'junction');
});
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

describe('a machine of a configuration without a model', { timeout: 120_000 }, () => {
  test('has samples of its types, which a plan names', () => {
    expect(run('explore', '--notes').stdout).toContain('picking: 2 states, 2 transitions, 2 situations');
    expect(run('paths', 'picking', '--format', 'markdown').stdout).toContain('PICKED {"cell":{"row":2}}');
  });

  test('is explored anew once a file of types alone has changed', () => {
    run('explore');
    const [file = ''] = readdirSync(join(folder, 'node_modules/.cache/statewalk/findings'));
    const path = join(folder, 'node_modules/.cache/statewalk/findings', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"situations":2', '"situations":77'));
    expect(run('explore').stdout).toContain('77 situations');

    writeFileSync(join(folder, 'row.ts'), 'export type Row = 0 | 1;\n');
    expect(run('explore').stdout).toContain('board.machine.ts:9 warning unreached-state: nothing leads to last');
  });
});

test('a configuration whose types cannot be read is explored all the same, and says so', async () => {
  const config = { machines: { lamp } };
  const { subjects, unread } = await subjectsOf(config, { file: undefined, typeError: 'Error: no compiler' }, [], rulesOf(undefined));
  expect(subjects.map(({ name }) => name)).toEqual(['lamp']);
  expect(unread.map(({ message }) => message)).toEqual(['types could not be read, so all data are guessed: Error: no compiler']);
  expect((await subjectsOf(config, { file: undefined }, [], rulesOf(undefined))).unread).toEqual([]);
});

describe('createPaths', () => {
  const stepsOf = (paths: ReturnType<typeof createPaths>) => paths.flatMap(({ steps }) => steps);

  test('takes samples of the types of a file that it is given', { timeout: 60_000 }, () => {
    const paths = createPaths(lift, { source: MACHINES });
    expect(stepsOf(createPaths(lift)).length).toBeLessThan(stepsOf(paths).length);
    expect(stepsOf(paths)).toEqual(expect.arrayContaining(['CALLED', 'SET', 'RESET']));
    for (const { run: take } of paths) take();
  });

  test('says that a file has no call that makes the machine', () => {
    expect(() => createPaths(lamp, { source: import.meta.filename })).toThrow(
      /configured\.test\.ts has no call of createMachine that makes "lamp"/,
    );
  });
});
