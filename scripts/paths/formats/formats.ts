import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { csv } from './csv.ts';
import { gherkin } from './gherkin.ts';
import { markdown } from './markdown.ts';
import { mermaid } from './mermaid.ts';
import { table } from './table.ts';

const json = (plan: Plan): string => `${JSON.stringify(plan, null, 2)}\n`;

export const FORMAT_NAMES = ['table', 'json', 'markdown', 'gherkin', 'csv', 'mermaid'] as const;

/** How a plan is written, by the name that `--format` takes. */
export const FORMATS: Readonly<Record<(typeof FORMAT_NAMES)[number], (plan: Plan, speaker: Speaker) => string>> = {
  table,
  json,
  markdown,
  gherkin,
  csv,
  mermaid,
};
