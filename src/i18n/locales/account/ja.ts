import type { TextTree } from '#src/i18n/merge-namespaces.ts';

/** As in `../ja.ts`. */
export const files = import.meta.glob<TextTree>('./*.json', {
  base: '../../texts/account',
  query: '?language=ja',
  eager: true,
  import: 'default',
});
