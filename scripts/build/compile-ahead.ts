import type { Plugin, Rolldown } from 'vite';
import { entryOf } from './prerender/bundle-files.ts';

/**
 * Explicit compile hint (Chromium from 136 on; a comment elsewhere): all functions of the file are compiled beside the main thread while it
 * arrives. Otherwise each of the some 1900 that the start calls is compiled when it is called, while the page waits.
 */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint into the entry of the application and what it imports: the start calls three fifths of that. */
export function hintStart(bundle: Rolldown.OutputBundle): void {
  const entry = entryOf(bundle);
  const imports = entry.imports.map((name) => bundle[name]);
  for (const file of [entry, ...imports]) if (file?.type === 'chunk') file.code = `${COMPILE_ALL}${file.code}`;
}

export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // It has to be the first line.
    order: 'post',
    handler: (_, bundle) => hintStart(bundle),
  },
});
