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

/** A build puts the entry's sheets into the page itself, and names them there. */
function isThere(href: string): boolean {
  const { href: address, pathname } = new URL(href, document.baseURI);
  const inPage = [...document.querySelectorAll<HTMLStyleElement>('style[data-sheets]')];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return inPage.some(({ dataset }) => dataset.sheets?.split(' ').includes(pathname)) || links.some((link) => link.href === address);
}
