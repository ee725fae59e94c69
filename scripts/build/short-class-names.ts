import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/** There are 380 million names of five letters: two equal ones among some hundred classes are unlikely, and stop the build. */
const LENGTH = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A class name of a few letters in the place of `_select_uxbg4_10`: each page has its style inline, and 1800 of them. The same from build to
 * build, and in the pages that are drawn with the application. Throws when another class has that name.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const meanings = new Map<string, string>();
  return (name, file) => {
    const meaning = `${path.relative(root, file.replace(/\?.*$/, ''))} ${name}`;
    const digest = createHash('sha256').update(meaning).digest();
    const short = Array.from({ length: LENGTH }, (_, index) => LETTERS[(digest[index] ?? 0) % LETTERS.length]).join('');
    const other = meanings.get(short) ?? meaning;
    if (other !== meaning) throw new Error(`Two classes would be named ${short}: ${other}, and ${meaning}. Rename one of them.`);
    meanings.set(short, meaning);
    return short;
  };
}

export const shortClassNames = (): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: createClassNames(root) } } }),
});
