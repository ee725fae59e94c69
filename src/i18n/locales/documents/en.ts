import type { TextTree } from '#src/i18n/merge-namespaces.ts';

/** As in `../en.ts`. */
export const files = import.meta.glob<TextTree>('./*.json', {
  base: '../../texts/documents',
  query: '?language=en',
  eager: true,
  import: 'default',
});
