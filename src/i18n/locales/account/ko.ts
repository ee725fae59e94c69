import type { TextTree } from '#src/i18n/merge-namespaces.ts';

/** As in `../ko.ts`. */
export const files = import.meta.glob<TextTree>('./*.json', {
  base: '../../texts/account',
  query: '?language=ko',
  eager: true,
  import: 'default',
});
