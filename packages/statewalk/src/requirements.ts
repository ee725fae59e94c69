import { requirementsIn as idsIn } from './explore/chart.ts';

/** The requirements that a text names, each once. Without a pattern: two capital letters or more, a hyphen, a number (`AB-12`). */
export function requirementsIn(text = '', pattern?: RegExp): string[] {
  if (pattern === undefined) return idsIn(text);
  return [...new Set(text.match(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)))];
}
