import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* Files of projects that Node cannot load as they are, each with what it lacks. */

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');
const { resolve } = createRequire(import.meta.url);
const TSX = join(dirname(resolve('tsx/package.json')), 'dist/loader.mjs');

const machine = (id: string, before: string, more = ''): string => `
import { createMachine } from 'xstate';
${before}
export const ${id} = createMachine({ id: '${id}', initial: 'shut', states: { shut: { on: { OPENED: 'open' } }, open: { ${more} } } });
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'node_modules/wants-window/index.js': "export const theme = window.matchMedia('(prefers-color-scheme: dark)').matches;",
  'node_modules/wants-window/package.json': '{ "name": "wants-window", "type": "module", "exports": "./index.js" }',
  'node_modules/half-installed/index.js': "export { helper } from 'never-installed';",
  'node_modules/half-installed/package.json': '{ "name": "half-installed", "type": "module", "exports": "./index.js" }',
  'throws.machine.ts': machine('throws', "import { theme } from 'wants-window';\nvoid theme;"),
  'half.machine.ts': machine('half', "import { helper } from 'half-installed';\nvoid helper();"),
  'address.machine.ts': machine(
    'address',
    "import { config } from 'not-there';\nconst url = new URL(config.api);\nvoid new URL('/users', url);",
  ),
  'runtime.machine.ts': machine('runtime', "import { Database } from 'node:of-another-runtime';\nnew Database();"),
  // A hook of the project's own makes each of these slow to read: together they take longer than a program may wait.
  'slow.mjs': "import { register } from 'node:module'; register('./slow-hook.mjs', import.meta.url);",
  'slow-hook.mjs':
    'export async function load(url, asking, next) { if (/part-/.test(url)) await new Promise((go) => setTimeout(go, 700)); return next(url, asking); }',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`part-${at}.ts`, at === 8 ? '' : `import './part-${at + 1}.ts';`])),
  // It comes last: what is read later would be there in time for another.
  'zz-long.machine.ts': machine('long', "import './part-0.ts';"),
  'waits.machine.ts': `${machine('waits', '')}\nawait new Promise(() => setInterval(() => {}, 1000));\nexport const later = createMachine({ id: 'later' });`,
  'reads.machine.ts': machine('reads', "import { tree } from 'not-there';\nlet at = tree;\nwhile (at.next) at = at.next;"),
};

let folder: string;
let lines: readonly string[];
let seconds: number;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statewalk-loading-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(dirname(resolve('xstate/package.json')), join(folder, 'node_modules/xstate'), 'junction');
  const began = performance.now();
  // A process of its own: what is loaded here stays.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `file://${TSX}`, '--import', './slow.mjs', MAIN, 'explore', '*.machine.ts', '--no-cache', '--notes'],
    { cwd: folder, encoding: 'utf8', timeout: 100_000 },
  );
  seconds = (performance.now() - began) / 1000;
  lines = [...stdout.trim().split('\n'), ...stderr.trim().split('\n')];
}, 110_000);
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

test.each([
  ['throws', 'a package that throws in Node'],
  ['half', 'a package of which a part is not installed'],
  ['address', 'an address that only a missing package knows'],
  ['runtime', 'a module of another runtime'],
  ['long', 'many files, which are read for longer than a program may wait'],
  ['waits', 'a program that waits for what never comes'],
])('the machine "%s" is found beside %s', (id) => {
  expect(lines).toContain(`${id}: 2 states, 1 transition, 2 situations, 1 step`);
});

test('a loop through what is not there ends, and the file is named with what it reads', () => {
  expect(lines.filter((line) => / error /.test(line))).toEqual([
    expect.stringMatching(/^reads\.machine\.ts:1 error not-loaded: .+ not-there\.tree\.next.* is read without end$/),
  ]);
});

test('a machine behind what never comes is said to be there, not to be made by a function', () => {
  expect(lines.filter((line) => line.includes('"later"'))).toEqual([
    expect.stringMatching(/^waits\.machine\.ts:\d+ note not-explored: .+ stands behind something that the file waits for in vain/),
  ]);
});

test('none of them keeps the command waiting', () => {
  expect(lines).toContainEqual(expect.stringMatching(/^6 machines, /));
  expect(seconds).toBeLessThan(40);
});
