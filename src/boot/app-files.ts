/** Id of what says that the application did not come. */
export const APP_NOT_LOADED = 'app-not-loaded';

/** What the application is made of, as the build wrote it into the page: on the element of the script that starts it. */
export interface AppFiles {
  readonly entry: string;
  /** What the entry imports: asked for at the same time, not one after another. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** The prerendered page that this is, e.g. `campus`. */
  readonly page: string;
}

/** `undefined` in a page that loads the application by itself. */
export function readAppFiles({ entry, imports = '', styles = '', page = '' }: DOMStringMap): AppFiles | undefined {
  if (entry === undefined) return undefined;
  const list = (text: string) => text.split(' ').filter((item) => item !== '');
  return { entry, imports: list(imports), styles: list(styles), page };
}

/** Adds the style sheets and runs the entry, once both are there. Rejects when a file does not come. */
export async function loadApp({ entry, imports, styles }: AppFiles): Promise<void> {
  imports.forEach(preload);
  await Promise.all([...styles.map(styleSheet), import(/* @vite-ignore */ entry)]);
}

/** Fetches all of it and runs nothing. */
export function fetchAhead({ entry, imports, styles }: AppFiles): void {
  [entry, ...imports].forEach(preload);
  for (const href of styles) if (isNew(href)) document.head.append(Object.assign(link('preload', href), { as: 'style' }));
}

function preload(href: string): void {
  if (isNew(href)) document.head.append(link('modulepreload', href));
}

const isNew = (href: string): boolean => document.head.querySelector(`link[href="${href}"]`) === null;

function styleSheet(href: string): Promise<void> {
  const element = link('stylesheet', href);
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${href} did not come`));
    document.head.append(element);
  });
}

function link(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}
