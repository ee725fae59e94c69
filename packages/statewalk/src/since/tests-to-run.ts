import { relative, resolve, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf, isInstalled } from '../sources/imports.ts';

export interface TestFile {
  readonly file: string;
  /** The nearest file of the change that it imports; itself, where it has changed. */
  readonly because: string;
  /** So many imports lie between. */
  readonly distance: number;
}

/** Test files that consist of what has changed; those that are nearest to it first. */
export function testsToRun(folder: string, patterns: readonly string[], changed: readonly string[]): TestFile[] {
  const touched = new Set(changed.map((file) => resolve(folder, file)));
  const short = (file: string): string => relative(folder, file).split(sep).join('/');
  return globSync([...patterns], { cwd: folder, absolute: true, ignore: ['**/node_modules/**'] })
    .flatMap((file): TestFile[] => {
      const nearest = nearestIn(resolve(file), touched);
      return nearest === undefined ? [] : [{ file: short(file), because: short(nearest.file), distance: nearest.distance }];
    })
    .sort((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
}

function nearestIn(file: string, touched: ReadonlySet<string>): { readonly file: string; readonly distance: number } | undefined {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances) {
    if (touched.has(each)) return { file: each, distance };
    if (isInstalled(each)) continue;
    for (const next of importsOf(each)) if (!next.isType && !distances.has(next.file)) distances.set(next.file, distance + 1);
  }
  return undefined;
}
