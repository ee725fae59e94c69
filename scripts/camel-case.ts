/** `sign-up` is `signUp`: files are named by the first, flows by the second. */
export const camelCase = (words: string): string => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
