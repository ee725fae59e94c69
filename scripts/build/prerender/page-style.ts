/**
 * Puts the entry's sheets into the head of a page, whole: the application brings none then. A page that had only what it uses would get all of
 * it again with the application, and each element would be styled anew. Lazy chunks that name one of them see that it is there (`data-sheets`).
 */
export const withStyle = (html: string, sheets: ReadonlyMap<string, string>): string =>
  html.replace(
    '</head>',
    () => `<style data-sheets="${[...sheets.keys()].map((name) => `/${name}`).join(' ')}">${[...sheets.values()].join('')}</style></head>`,
  );
