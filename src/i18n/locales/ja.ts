import type { TextTree } from '../merge-namespaces.ts';

/** The texts by file; merged by who loads them, so that a language is one chunk. */
export const files = import.meta.glob<TextTree>('./*.json', { base: '../texts', query: '?language=ja', eager: true, import: 'default' });
