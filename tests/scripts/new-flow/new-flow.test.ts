import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TextTree } from '#src/i18n/merge-namespaces.ts';
import { linkModules } from '#tests/support/link-modules.ts';

/** What a clone has, as far as types and tests of a flow need it. */
const CLONED = [
  ...['contract', 'machines', 'server', 'src', 'scripts', 'tests', 'packages', 'public', 'docs'],
  ...['package.json', 'tsconfig.json', 'biome.json', 'vite.config.ts', 'statewalk.config.ts', 'index.html', '.gitignore'],
];
const ASKED = ['sample-question', '--call', 'answerSampleQuestion', '--requirement', 'PROF-1', '--title', 'Sample question'];

let clone = '';

/** Runs one of the project’s programs in the clone, and gives its exit code with all that it said. */
const run = (program: string, ...args: readonly string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    // As in a shell of its own, not as in a worker of this run.
    const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|CI$|FORCE_COLOR)/.test(name));
    const env = { ...Object.fromEntries(own), NO_COLOR: '1' };
    execFile(`node_modules/.bin/${program}`, args, { cwd: clone, env, maxBuffer: 2 ** 26 }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : 1, said: out + errors }),
    );
  });

/** Each empty text gets one. */
const filled = (tree: TextTree): TextTree =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? value || 'Written' : filled(value)]));

beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'new-flow-'));
  await Promise.all(CLONED.map((name) => cp(name, path.join(clone, name), { recursive: true })));
  await linkModules(clone);
  const { code, said } = await run('tsx', 'scripts/new-flow/new-flow.ts', ...ASKED);
  expect(code, said).toBe(0);
}, 120_000);

afterAll(() => rm(clone, { recursive: true, force: true }));

test('the types of a new flow hold, and each text that is still to be written is named', { timeout: 240_000 }, async () => {
  const [types, texts] = [await run('tsc', '--noEmit'), await run('tsx', 'scripts/locales.ts')];
  expect(types.said).toBe('');
  const named = [...texts.said.matchAll(/^(\w+) +(\w* ?[\w.]+) is /gm)].map(([, rule, where]) => `${rule} ${where}`);
  expect(named).toEqual(
    expect.arrayContaining([
      'empty ko sampleQuestion.title',
      'empty ja failures.sampleQuestionFailed',
      'empty ja flows.sampleQuestion.name',
      'unused sampleQuestion.open',
    ]),
  );
});

test('a new flow passes its exploration and the tests of its screen once its texts are written', { timeout: 240_000 }, async () => {
  for (const name of ['account/sampleQuestion', 'failures']) {
    const file = path.join(clone, `src/i18n/texts/${name}.json`);
    await writeFile(file, JSON.stringify(filled(JSON.parse(await readFile(file, 'utf8')))));
  }
  const tests = ['tests/machines/explore.test.ts', 'tests/src/popups/sample-question.test.tsx'];
  const names = '^(sampleQuestion|profile) |^SampleQuestion ';
  const { code, said } = await run('vitest', 'run', '--project', 'unit', ...tests, '-t', names, '--reporter=dot');
  expect(code, said).toBe(0);
  expect(Number(/Tests +(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(20);
});

test('a flow that is there already is left as it is', { timeout: 60_000 }, async () => {
  const before = await readFile(path.join(clone, 'contract/calls.ts'), 'utf8');
  const { code, said } = await run('tsx', 'scripts/new-flow/new-flow.ts', ...ASKED);
  expect(code).toBe(1);
  expect(said).toContain('already there: machines/sample-question/sample-question.machine.ts');
  expect(await readFile(path.join(clone, 'contract/calls.ts'), 'utf8')).toBe(before);
});
