import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { csv } from './csv.ts';
import { gherkin } from './gherkin.ts';
import { markdown } from './markdown.ts';
import { mermaid } from './mermaid.ts';
import { table } from './table.ts';
import { testrail, zephyr } from './test-managers.ts';

const json = (plan: Plan): string => `${JSON.stringify(plan, null, 2)}\n`;

const PLAN_FORMATS = ['table', 'json', 'markdown', 'gherkin', 'csv', 'mermaid', 'testrail', 'zephyr'] as const;
/** A Playwright file is written from the paths themselves (`playwright.ts`): a plan has no controls. For Xray there are several files (`xray.ts`). */
export const FORMAT_NAMES = [...PLAN_FORMATS, 'xray', 'playwright'] as const;

/** How a plan is written, by the name that `--format` takes. */
export const FORMATS: Readonly<Record<(typeof PLAN_FORMATS)[number], (plan: Plan, speaker: Speaker) => string>> = {
  table,
  json,
  markdown,
  gherkin,
  csv,
  mermaid,
  testrail,
  zephyr,
};
