import { isBuiltin } from 'node:module';
import { parsed } from '../sources/parsed.ts';

/** The scheme of modules that stand for others. */
export const STAND_IN = 'statewalk-stand-in:';

/** Files that only a bundler reads. */
export const isAsset = (file: string): boolean => /\.[a-z\d]+$/i.test(file) && !/\.(?:[cm]?[jt]sx?|json|node|wasm)$/i.test(file);

/** A module of another version of Node, or of another runtime that calls its own so. */
export const isUnknownBuiltin = (specifier: string): boolean => specifier.startsWith('node:') && !isBuiltin(specifier);

/** Is it one of these packages, or a part of one? */
export const isWithin = (specifier: string, packages: readonly string[]): boolean =>
  packages.some((each) => specifier === each || specifier.startsWith(`${each}/`));

/** The names that a file takes from a module: `import { a }`, `export { a } from`, and `a` of `ns.a`. */
export function namesImported(file: string, specifier: string): readonly string[] {
  const source = parsed(file);
  if (source === undefined) return [];
  const names = new Set<string>();
  for (const { moduleRequest, entries } of source.module.staticImports) {
    if (moduleRequest.value !== specifier) continue;
    for (const { importName, localName } of entries) {
      if (importName.kind === 'Name' && importName.name !== null) names.add(importName.name);
      if (importName.kind === 'NamespaceObject')
        for (const [, name = ''] of source.text.matchAll(
          new RegExp(`\\b${localName.value.replaceAll('$', '\\$')}\\.([A-Za-z_$][\\w$]*)`, 'g'),
        ))
          names.add(name);
    }
  }
  for (const { entries } of source.module.staticExports)
    for (const { moduleRequest, importName } of entries)
      if (moduleRequest?.value === specifier && importName.name !== null) names.add(importName.name);
  return [...names].filter((name) => name !== 'default');
}
