import type { Plain } from '#statewalk/inspector/plain.ts';

/** All texts of a recorded value. */
export const textsIn = (value: Plain): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
