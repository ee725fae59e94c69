/** Removes comments of our own files, which have none within a text; a space takes the place of a break. */
export const withoutComments = (source: string): string =>
  source
    .replace(/'\/\* (needed|young) \*\/'/g, "'$1*'")
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
