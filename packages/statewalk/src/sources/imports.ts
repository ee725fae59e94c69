import { dirname } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { parsed } from './parsed.ts';

const resolver = new ResolverFactory({
  conditionNames: ['node', 'import', 'default'],
  extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.jsx': ['.tsx', '.jsx'], '.mjs': ['.mts', '.mjs'], '.cjs': ['.cts', '.cjs'] },
  tsconfig: 'auto',
});

/** The file that an import names, seen from the file that has it; `undefined` for modules of Node, and for what is not to be found. */
export function resolveFrom(file: string, specifier: string): string | undefined {
  const [path] = specifier.split('?');
  const { path: found } = resolver.sync(dirname(file), path ?? specifier);
  return found?.split('?')[0];
}

/** Does it come from a registry? Such a file is not followed: its version stands for it. */
export const isInstalled = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

export interface Import {
  /** The absolute path. */
  readonly file: string;
  /** Only in types: nothing of it runs. */
  readonly isType: boolean;
}

const known = new Map<string, readonly Import[]>();

/** What a file imports, exports from elsewhere, and imports while it runs, where a literal names it. */
export function importsOf(file: string): readonly Import[] {
  const found = known.get(file) ?? find(file);
  known.set(file, found);
  return found;
}

function find(file: string): readonly Import[] {
  const source = parsed(file);
  if (source === undefined) return [];
  const { staticImports, staticExports, dynamicImports } = source.module;
  const named: (readonly [specifier: string, isType: boolean])[] = [
    ...staticImports.map(
      ({ moduleRequest, entries }) => [moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)] as const,
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest === null ? [] : [[moduleRequest.value, isType] as const])),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, literal] = /^['"`]([^'"`$]+)['"`]$/.exec(source.text.slice(start, end)) ?? [];
      return literal === undefined ? [] : [[literal, false] as const];
    }),
  ];
  return named.flatMap(([specifier, isType]) => {
    const path = resolveFrom(file, specifier);
    return path === undefined ? [] : [{ file: path, isType }];
  });
}

/**
 * Files that a file consists of, itself first, nearest first, those of types left out. Installed packages are named, and not followed.
 * @param isEnd files that are named, and not followed either
 */
export function closureOf(file: string, isEnd: (file: string) => boolean = () => false): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) {
    if (isInstalled(each) || (each !== file && isEnd(each))) continue;
    for (const { file: path, isType } of importsOf(each)) if (!isType) found.add(path);
  }
  return found;
}
