import type { TextTree } from '#src/i18n/merge-namespaces.ts';

/** As in `../ko.ts`. */
export const files = import.meta.glob<TextTree>('./*.json', {
  base: '../../texts/documents',
  query: '?language=ko',
  eager: true,
  import: 'default',
});
