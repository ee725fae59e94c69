import { HEADER_OF } from '#src/pages/chrome/navigation.ts';

/** A path that has a document. */
export type PagePath = keyof typeof HEADER_OF;

/** The path of a document, with or without a slash at its end; `undefined` where there is none. */
export function pagePathOf(pathname: string): PagePath | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return path in HEADER_OF ? (path as PagePath) : undefined;
}
