/** What runs TypeScript in Node wraps each named function in a helper that no page has. */
export const PAGE_HELPER = 'globalThis.__name ??= (value) => value';
