/**
 * On a field in which a letter of Hangul or kana was being put together as the application took over: no listener there has heard its beginning, and a
 * value that is shaped would break it (DOOR-4).
 */
export const COMPOSING = 'data-composing';
