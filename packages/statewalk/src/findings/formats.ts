import type { Explored } from './explored.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** How findings are written. */
export interface FindingsView {
  /** Notes are shown, too. */
  readonly notes: boolean;
}

export const FINDING_FORMATS = {
  text,
  json: (explored: readonly Explored[]): string => `${JSON.stringify(explored, null, 2)}\n`,
  sarif: (explored: readonly Explored[]): string => `${JSON.stringify(sarif(explored.flatMap(({ findings }) => findings)), null, 2)}\n`,
} as const satisfies Record<string, (explored: readonly Explored[], view: FindingsView) => string>;

export type FindingFormat = keyof typeof FINDING_FORMATS;
