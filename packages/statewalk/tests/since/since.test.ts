import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StatewalkConfig } from '../../src/config.ts';
import type { Comparison } from '../../src/since/comment.ts';
import { comment } from '../../src/since/comment.ts';
import { comparisonOf } from '../../src/since/since.ts';
import { exportsOf, filesOf } from '../../src/sources/exported.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' });

const machine = (minute: number, guard: string, left: string): string => `import { setup } from 'xstate';
export const deskMachine = setup({
  types: { events: {} as { type: 'BUY' } | { type: 'LEAVE' } },
  delays: { untilClosed: ${minute} },
  guards: { isOpen: () => ${guard} },
}).createMachine({
  id: 'desk',
  initial: 'open',
  states: {
    open: { description: 'Sells (DESK-1).', on: { BUY: { target: 'paid', guard: 'isOpen' }, LEAVE: '${left}' }, after: { untilClosed: 'closed' } },
    paid: { type: 'final' },
    left: { type: 'final' },
    closed: { type: 'final' },
  },
});
`;
const CONFIG = `import { deskMachine } from './desk.machine.ts';
export default { machines: { desk: deskMachine } };
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statewalk-desk-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'tests'));
  write('.gitignore', 'node_modules\n');
  write('package.json', '{ "type": "module" }');
  write('statewalk.config.ts', CONFIG);
  write('desk.machine.ts', machine(10, 'true', 'left'));
  write('tests/desk.test.ts', "import '../desk.machine.ts';\n");
  write('tests/other.test.ts', 'export {};\n');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'A desk');
  write('desk.machine.ts', machine(20, '1 > 0', 'closed'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST = {
  strategy: 'transitions',
  inputs: [],
  from: undefined,
  to: undefined,
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: 99,
  events: [],
} as const;

async function compared(until?: string): Promise<Comparison> {
  const file = join(folder, 'statewalk.config.ts');
  const { default: config } = (await exportsOf(file)) as { readonly default: StatewalkConfig };
  const files = await filesOf(file, config.machines);
  const asked = { names: [], request: REQUEST, language: 'en' };
  return comparisonOf(config, asked, { since: 'main', until, tests: ['tests/*.test.ts'] }, { folder, files, isCached: false });
}

test('a change since a revision is told: transitions with guards and delays, paths that came, went and changed, with why, and the tests', async () => {
  const comparison = await compared();
  const [desk, ...others] = comparison.machines;
  expect(others).toEqual([]);
  expect(desk?.transitions).toEqual({
    came: ['open: LEAVE -> closed'],
    went: ['open: LEAVE -> left'],
    changed: [
      { name: 'open: BUY [isOpen] -> paid', what: ['guard isOpen: ()=>true -> ()=>1>0'] },
      { name: 'open: after untilClosed -> closed', what: ['delay untilClosed: 10 -> 20'] },
    ],
  });
  expect(desk?.paths.came.map(({ why }) => why)).toEqual([['new: open: LEAVE -> closed']]);
  expect(desk?.paths.went.map(({ why, became }) => [why, became])).toEqual([[['no longer there: open: LEAVE -> left'], 'gone']]);
  expect(desk?.paths.changed.flatMap(({ why }) => why)).toEqual(
    expect.arrayContaining(['open: after untilClosed -> closed: delay untilClosed: 10 -> 20']),
  );
  expect(comparison.tests.files).toEqual([{ file: 'tests/desk.test.ts', because: 'desk.machine.ts', distance: 1 }]);
  expect(comparison.tests.requirements).toEqual(['DESK-1']);
  const text = comment(comparison);
  expect(text).toContain('| desk | = | +1 −1 ~2 | +1 −1 ~2 | 0 |');
  expect(text).toContain('## What changes since main');
}, 120_000);

test('a revision beside itself differs in nothing, and no copy of it is left behind', async () => {
  const scratch = join(folder, 'scratch');
  mkdirSync(scratch);
  vi.stubEnv('TMPDIR', scratch);
  const comparison = await compared('HEAD');
  expect(comparison.machines).toEqual([]);
  expect(comment(comparison)).toContain('No machine differs');
  expect(readdirSync(scratch).filter((name) => name.startsWith('statewalk-'))).toEqual([]);
  vi.unstubAllEnvs();
}, 120_000);

test('a revision that git does not know ends with a line', async () => {
  const asked = { names: [], request: REQUEST, language: 'en' };
  const here = { folder, files: {}, isCached: false };
  await expect(comparisonOf({ machines: {} }, asked, { since: 'none', until: undefined, tests: [] }, here)).rejects.toThrow(
    /^git rev-parse/,
  );
}, 60_000);
