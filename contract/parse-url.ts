/** An address, by itself or as seen from `base`; null for what is none. `URL.canParse` is missing in Safari before 17 and Chromium before 120. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
