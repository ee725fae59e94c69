import { expect, test } from 'vitest';
import { createClassNames } from '#scripts/build/short-class-names.ts';

const FILE = '/site/src/ui/menu.module.css';

test('a class is named by five letters, the same wherever the project stands', () => {
  const name = createClassNames('/site')('list', FILE);
  expect(name).toMatch(/^[a-z]{5}$/i);
  expect(createClassNames('/elsewhere')('list', '/elsewhere/src/ui/menu.module.css?used')).toBe(name);
});

test('a name of another class, or of another sheet, is another', () => {
  const nameOf = createClassNames('/site');
  expect(new Set([nameOf('list', FILE), nameOf('item', FILE), nameOf('list', '/site/src/ui/tabs.module.css')]).size).toBe(3);
});

test('two classes of the same name stop the build, and both are named', () => {
  const nameOf = createClassNames('/site');
  const names = Array.from({ length: 60_000 }, (_, index) => `class${index}`);
  expect(() => names.forEach((name) => void nameOf(name, FILE))).toThrow(
    /^Two classes would be named \w{5}: src\/ui\/menu\.module\.css class\d+, and /,
  );
});
