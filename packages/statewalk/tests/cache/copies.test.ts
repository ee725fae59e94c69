import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfFiles } from '../../src/cache/content-hash.ts';
import { LIVE, variantOf } from '../../src/cache/project-cache.ts';

test('a copy of a tree has the hash of the tree, and another content another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statewalk-copies-'));
  try {
    const hashes = ['one', 'copy', 'other'].map((name) => {
      const [tree, modules] = [join(folder, name), join(folder, name, 'node_modules/light')];
      mkdirSync(modules, { recursive: true });
      writeFileSync(join(tree, 'a.ts'), name === 'other' ? 'export const a = 2;' : 'export const a = 1;');
      writeFileSync(join(modules, 'package.json'), '{ "name": "light", "version": "1.0.0" }');
      writeFileSync(join(modules, 'index.js'), '');
      return hashOfFiles([join(tree, 'a.ts'), join(modules, 'index.js')], tree);
    });
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('results of another model of a machine are kept apart from those of its own', () => {
  const asked: string[] = [];
  const explorer = {
    ...LIVE,
    kept: <T>(_kind: string, name: string, _of: unknown, make: () => T): T => {
      asked.push(name);
      return make();
    },
  };
  expect([explorer, variantOf(explorer, 'guesses')].map((each) => each.kept('paths', 'light', {}, () => 1))).toEqual([1, 1]);
  expect(new Set(asked).size).toBe(2);
});
