import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The package alone: packed, and installed into an empty folder with what it declares and nothing else. */

const PACKAGE = 'packages/statewalk';
const README = readFileSync(`${PACKAGE}/README.md`, 'utf8');
const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(`${PACKAGE}/package.json`, 'utf8'),
);
const require = createRequire(join(process.cwd(), PACKAGE, 'package.json'));
const TSX = join(dirname(require.resolve('tsx/package.json')), 'dist/loader.mjs');

/** Where a package is installed: its main file may lie anywhere in it, and its manifest may not be exported. */
const folderOf = (name: string): string =>
  (require.resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((folder) => readable(join(folder, 'package.json'))) ?? '';

function readable(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== '';
  } catch {
    return false;
  }
}

let folder: string;

/** Registries are not asked: what the package depends on is linked from here. */
function install(names: readonly string[]): void {
  const modules = join(folder, 'node_modules');
  for (const name of names) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(folderOf(name), join(modules, name), 'junction');
  }
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  cpSync(join(folder, 'package'), join(modules, 'statewalk'), { recursive: true });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statewalk-'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: PACKAGE, stdio: 'pipe', shell: process.platform === 'win32' });
  install([...Object.keys(dependencies), 'xstate']);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(`${PACKAGE}/example`, folder, { recursive: true });
}, 120_000);
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

const mainFile = (): string => join(folder, 'node_modules/statewalk/dist/cli/main.js');

/** What a command prints. */
function runs(args: readonly string[]): string {
  return execFileSync(process.execPath, ['--import', `file://${TSX}`, mainFile(), ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const EXAMPLES = [...README.matchAll(/```console\n\$ npx statewalk ([^\n]+)\n([\s\S]*?)```/g)].map(
  ([, command = '', output = '']) => [command, output] as const,
);

test('the README shows the files of the example as they are', () => {
  for (const name of ['toggle.machine.ts', 'statewalk.config.ts'])
    expect(README).toContain(readFileSync(`${PACKAGE}/example/${name}`, 'utf8').trim());
  expect(EXAMPLES.length).toBe(2);
});

test.each(EXAMPLES)('npx statewalk %s prints what the README says', (command, output) => {
  expect(runs(command.split(' ')).trim()).toBe(output.trim());
});

test.each([
  [['pathz'], '.', "unknown command 'pathz'"],
  [['paths', 'togle'], '.', 'There is no machine "togle". Did you mean "toggle"?'],
  [['paths', 'all', '--budget', '20'], '.', 'It is a number above 0 with its unit, as in 90s, 20m or 1h.'],
  [
    ['paths', 'all', '--budget', '20s'],
    '.',
    'A budget of 20s is too short for any path: the shortest, a0ddd188 of signIn (plain), needs 160s',
  ],
  [['browser'], '.', 'The configuration has no screens.'],
  [['explore'], 'node_modules', 'There is no statewalk.config.ts in '],
] as const)('npx statewalk %j in %s fails with a sentence', (args, where, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', `file://${TSX}`, mainFile(), ...args], {
    cwd: join(folder, where),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(stderr).not.toMatch(/^ +at /m);
});

/** A stranger's project: no configuration, CommonJS by its manifest, imports without an end, an enum, an alias of its `tsconfig.json`. */
const ELSEWHERE = {
  'package.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'src/light/mode.ts': `export enum Mode { Off = 'off', On = 'on' }`,
  'src/light/light.machine.ts': `import { createMachine } from 'xstate';
import { Mode } from '@/light/mode';
import { blink } from './blink';

export const light = createMachine({
  id: 'light',
  initial: Mode.Off,
  states: {
    [Mode.Off]: { on: { SWITCHED: { target: Mode.On, actions: blink } } },
    on: { on: { SWITCHED: 'off' } },
    broken: { on: { MENDED: 'off' } },
  },
});
`,
  'src/light/blink.ts': 'export const blink = () => { throw new Error("no step runs an action of its author"); };',
  'src/nothing.machine.ts': `import { createMachine } from 'xstate';\nexport const nothing = createMachine(null);`,
  'src/page.machine.ts': 'export const title: string = document.title;',
} as const;

test('explore takes files of any project, needs no configuration, and names lines', () => {
  const elsewhere = join(folder, 'elsewhere');
  for (const [name, content] of Object.entries(ELSEWHERE)) {
    mkdirSync(dirname(join(elsewhere, name)), { recursive: true });
    writeFileSync(join(elsewhere, name), content);
  }
  const run = (...args: string[]) =>
    // As it is installed: TypeScript is read by the command itself.
    spawnSync(process.execPath, [mainFile(), 'explore', ...args], { cwd: elsewhere, encoding: 'utf8' });
  const { status, stdout } = run('src/**/*.machine.ts');
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^src\/nothing\.machine\.ts:1 error not-loaded: the file throws as it is loaded: Cannot read properties of null/),
    'light: 3 states, 3 transitions, 2 situations, 2 steps',
    '  src/light/light.machine.ts:11 warning unreached-state: nothing leads to broken',
    expect.stringMatching(/^1 machine, 2 findings/),
  ]);
  expect(status).toBe(1);
  expect(run('src/light/*.machine.ts', '--rule', 'unreached-state=off').status).toBe(0);
  expect(JSON.parse(run('src/light/*.machine.ts', '--format', 'sarif').stdout)).toMatchObject({ version: '2.1.0' });
  expect(run('src/*.mashine.ts').stderr.trim()).toBe('No file matches src/*.mashine.ts.');
});

test('plans, charts and an atlas of files need no configuration, and without either a command says what to do', {
  timeout: 120_000,
}, () => {
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  for (const file of ['toggle.machine.ts', 'sign-in.machine.ts']) cpSync(`${PACKAGE}/example/${file}`, join(bare, file));
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [mainFile(), ...args], { cwd: bare, encoding: 'utf8' });
  expect(run('paths', '*.machine.ts', 'toggle', '--format', 'markdown').stdout).toMatch(/^# toggle\n(?![\s\S]*# signIn)/);
  expect(run('charts', 'toggle.machine.ts').stdout).toMatch(/^stateDiagram-v2/);
  expect(run('atlas', '*.machine.ts').stdout).toContain('4 pages.');
  cpSync(join(bare, 'toggle.machine.ts'), join(bare, 'other.machine.ts'));
  expect(run('atlas', '*.machine.ts').stdout).toContain('5 pages.');
  run('charts', '*.machine.ts');
  expect(readFileSync(join(bare, 'docs/charts.md'), 'utf8')).toContain('](../other.machine.ts) |');
  expect(run('atlas', 'toggle', '*.machine.ts').stderr).toContain('name files, before other arguments');
  expect(run('atlas', '--help').stdout).toContain("npx statewalk atlas 'src/**/*.machine.ts'");
  expect(run('paths', 'toggle').stderr).toMatch(
    /^There is no statewalk\.config\.ts in .+: it names the machines .+ 'src\/\*\*\/\*\.machine\.ts'\.$/m,
  );
  expect(run('paths', '--help').stdout).toContain('Usage: paths');
});

test('the model of the README is in order, and notices every mutant of its machine', () => {
  const [, model = ''] = /```ts\n(const signIn = modelOf[\s\S]*?)```/.exec(README) ?? [];
  const modelled = join(folder, 'modelled');
  cpSync(`${PACKAGE}/example`, modelled, { recursive: true });
  writeFileSync(
    join(modelled, 'statewalk.config.ts'),
    `import { defineConfig, modelOf } from 'statewalk';
import { signInMachine } from './sign-in.machine.ts';
${model}
export default defineConfig({ machines: { signIn } });
`,
  );
  const run = (command: string) => spawnSync(process.execPath, [mainFile(), command], { cwd: modelled, encoding: 'utf8' });
  expect(run('explore').stdout).toContain('1 machine, 0 findings');
  expect(run('mutants').stdout).toMatch(/\d\d mutants, 0 that no model notices/);
});

test('a project of CommonJS, as npm init makes one, has its configuration read too', () => {
  const common = join(folder, 'common');
  cpSync(`${PACKAGE}/example`, common, { recursive: true });
  writeFileSync(join(common, 'package.json'), '{ "type": "commonjs" }');
  const { stdout, stderr } = spawnSync(process.execPath, [mainFile(), 'explore', 'toggle'], { cwd: common, encoding: 'utf8' });
  expect([stdout.split('\n')[0], stderr]).toEqual(['toggle: 2 states, 3 transitions, 2 situations, 3 steps', '']);
});

test('the atlas is a folder of pages that need nothing else', () => {
  runs(['atlas']);
  expect(readdirSync(join(folder, 'atlas')).sort()).toEqual([
    'index.html',
    'manifest.json',
    'recording.html',
    'signIn.html',
    'toggle.html',
  ]);
  expect(readFileSync(join(folder, 'atlas/toggle.html'), 'utf8')).toContain('--bg:');
});

test('its exports have types and run', { timeout: 60_000 }, () => {
  writeFileSync(
    join(folder, 'own.ts'),
    `import { createPaths, type TestPath } from 'statewalk';
import { defineBindings } from 'statewalk/browser';
import { inspect, showInspector } from 'statewalk/inspector';
import { replay } from 'statewalk/replay';
import { signInMachine } from './sign-in.machine.ts';
const paths: TestPath[] = createPaths(signInMachine);
for (const { run } of paths) run();
const wrong: number = defineBindings({ flow: 'signIn' }).flow;
console.log(paths[0]?.steps.join(' '), typeof showInspector, typeof inspect, typeof replay, wrong);
`,
  );
  const options = { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', strict: true, noEmit: true, skipLibCheck: true };
  const compilerOptions = { ...options, types: [], allowImportingTsExtensions: true };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['own.ts'] }));
  const tsc = join(folderOf('typescript'), 'bin/tsc');
  let said = '';
  try {
    execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    said = String((error as { readonly stdout?: unknown }).stdout);
  }
  // The one fault is the one that is written: types are there, and no import is unknown.
  expect(said.trim().split('\n')).toEqual([expect.stringContaining("Type 'string' is not assignable to type 'number'")]);
  const {
    types,
    typesVersions,
    exports,
  }: {
    readonly types: string;
    readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8'));
  // A compiler that resolves as Node once did reads no `exports`.
  const older = Object.entries({ '.': [types], ...typesVersions['*'] }).map(([name, [file]]) => [name === '.' ? name : `./${name}`, file]);
  const newer = Object.entries(exports).flatMap(([name, each]) => (typeof each === 'string' ? [] : [[name, each.types]]));
  expect(older).toEqual(newer);
  const printed = execFileSync(process.execPath, ['--import', `file://${TSX}`, 'own.ts'], { cwd: folder, encoding: 'utf8' });
  expect(printed.trim()).toMatch(/^EMAIL_SUBMITTED .*signIn\.error.* function function function signIn$/);
});
