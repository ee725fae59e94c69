/** A file of texts: keys with texts, or groups of them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Vite's `{ './ko/login.json': texts }` as `{ login: texts }`. */
export const mergeNamespaces = (files: Readonly<Record<string, TextTree>>): TextTree =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]));
