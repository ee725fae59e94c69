import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'machines/elsewhere');
const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

/** A process of its own: what is loaded here stays. */
function explored(...args: string[]): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', MAIN, 'explore', ...args, '--no-cache', '--notes'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return [...stdout.trim().split('\n'), ...(stderr === '' ? [] : [stderr])];
}

test('a machine is found that its file keeps to itself and whose imports, globals and pictures are not there; its program does not run', () => {
  const lines = explored('hidden*.ts');
  expect(lines).toContain('base: 2 states, 3 transitions, 2 situations, 2 steps');
  expect(lines.filter((line) => line.includes('stands in its place'))).toHaveLength(3);
  expect(lines.filter((line) => / (?:error|warning) /.test(line))).toEqual([]);
  expect(lines).toContainEqual(expect.stringContaining('the guard "isReady" only throws here: it has to be provided'));
  expect(lines.at(-1)).toMatch(/^1 machine, 0 findings; 3 imports had a stand-in\.$/);
});

test('a machine is found in files that import each other, and one that a function gives back; one of a class is named', () => {
  const lines = explored('made.machine.ts');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^early: 2 states/),
      expect.stringMatching(/^timer: 2 states, 2 transitions, 2 situations, 2 steps$/),
      expect.stringMatching(/^made\.machine\.ts:\d+ note not-explored: the machine "machine" is made by Session, which was not called/),
      expect.stringMatching(/^2 machines, 0 findings; 1 machine could not be made\.$/),
    ]),
  );
});
