import { SERVER_MESSAGE_MAX } from '#contract/limits.ts';

/**
 * A server's text as plain words (API-25): no control characters, no invisible or direction-changing ones (Unicode Cc, Cf, Cs and
 * the line separators), white space in single spaces, at most `SERVER_MESSAGE_MAX` characters. Empty where nothing visible is left.
 */
export function cleanText(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length <= SERVER_MESSAGE_MAX
    ? plain
    : `${characters
        .slice(0, SERVER_MESSAGE_MAX - 1)
        .join('')
        .trimEnd()}…`;
}
