import type { Plugin, Rolldown } from 'vite';
import { startOf } from './prerender/bundle-files.ts';

/**
 * Explicit compile hint (Chromium from 136 on; a comment elsewhere): all functions of the file are compiled beside the main thread while it
 * arrives. Otherwise each of the some 1900 that the start calls is compiled when it is called, while the page waits.
 */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint into the entry of the application and what it imports: the start calls three fifths of that. */
export function hintStart(bundle: Rolldown.OutputBundle): void {
  for (const chunk of startOf(bundle)) chunk.code = `${COMPILE_ALL}${chunk.code}`;
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
