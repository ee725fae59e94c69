import type { Plugin, Rolldown } from 'vite';
import { startOf } from './prerender/bundle-files.ts';

const BEYOND_ASCII = /[^\0-\x7f]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The code with each character beyond ASCII written as `\uXXXX`. One Korean letter makes V8 keep the whole source with two bytes a character.
 * Throws where a tagged template reads the raw text: there an escape is not the character.
 */
export function withEscapes(code: string): string {
  if (code.includes('String.raw')) throw new Error('String.raw reads the text as it is written: give the characters another way');
  return code.replace(BEYOND_ASCII, escaped);
}

/** The entry of the application and what it imports, 700 000 characters. Texts come in chunks of their own. */
export function escapeStart(bundle: Rolldown.OutputBundle): void {
  for (const chunk of startOf(bundle)) chunk.code = withEscapes(chunk.code);
}

export const oneByteSource = (): Plugin => ({
  name: 'one-byte-source',
  apply: 'build',
  generateBundle: { order: 'post', handler: (_, bundle) => escapeStart(bundle) },
});
