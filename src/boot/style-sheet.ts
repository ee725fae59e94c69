/** Message of the error when a sheet does not come. */
export const SHEET_FAILED = 'The style sheet did not come.';

/** Adds a style sheet to the page; resolves once it holds, rejects when it does not come. */
export function addStyleSheet(href: string): Promise<void> {
  if (isThere(href)) return Promise.resolve();
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(SHEET_FAILED));
    };
    document.head.append(element);
  });
}

/** The boot script adds sheets before the application runs, and runs it once they hold. */
const isThere = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href === new URL(href, document.baseURI).href,
  );
