import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allImports } from '#scripts/docs/imports.ts';

/** What loads the texts of each branch before it draws (`loadBranch`): from there alone may they be said. */
const ENTRIES = {
  account: 'src/app/popups/account-popups.tsx',
  documents: 'src/app/routes/document-pages.tsx',
} as const;

const importsOf = new Map<string, string[]>();
for (const { from, to, typeOnly } of allImports()) if (!typeOnly) importsOf.set(from, [...(importsOf.get(from) ?? []), to]);

/** The files that run from these on. */
function reached(from: string, without?: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file === without) continue;
    seen.add(file);
    waiting.push(...(importsOf.get(file) ?? []));
  }
  return seen;
}

test.each(Object.entries(ENTRIES))(
  '[FOOT-1] texts of the branch %s are said by what comes with it, and by nothing before',
  (branch, entry) => {
    const names = readdirSync(`src/i18n/texts/${branch}`).map((file) => file.replace('.json', ''));
    expect(names.length).toBeGreaterThan(1);
    const says = new RegExp(`\\$\\.(?:${names.join('|')})\\b`);
    const saying = (files: ReadonlySet<string>) =>
      [...files].filter((file) => /\.tsx?$/.test(file) && says.test(readFileSync(file, 'utf8')));
    expect(saying(reached(entry)).length).toBeGreaterThan(1);
    expect(saying(reached('src/main.tsx', entry))).toEqual([]);
  },
);
