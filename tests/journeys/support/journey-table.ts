import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markdownTable } from 'markdown-table';
import { expect } from 'vitest';
import type { PressCounter } from './press-counter.ts';

/** The journeys of `docs/journeys.md`, in its order. */
export const JOURNEYS = [
  'join as a guest, by Sign up',
  'join as a guest, by Log in',
  'join by email',
  'join by a social provider',
  'join by a university',
  'log in by email',
  'log in by a social provider',
  'log in by the provider used last',
  'log in by the email used last',
  'a guest links a social provider',
  'a guest links a social account that has an avatar',
  'a guest links an email',
  'set a new password',
  'go through the gateway to a partner',
  'open a campus’s link, signed out',
  'delete the account',
  'take a deletion back',
] as const;
export type Journey = (typeof JOURNEYS)[number];

const DOCUMENT = fileURLToPath(new URL('../../../docs/journeys.md', import.meta.url));
const HEAD = ['Journey', 'Presses', 'Screens', 'What is pressed'];

/** Members of a test have numbered nicknames. */
const NICKNAME = /마루\d+/g;

type Row = readonly [journey: string, presses: string, screens: string, pressed: string];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the document's table. */
export function journeyRows(): Row[] {
  const lines = readFileSync(DOCUMENT, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('|')).flatMap((line, at): Row[] => (at < 2 ? [] : [cellsOf(line) as unknown as Row]));
}

/** What was counted stands in the document; `WRITE_JOURNEYS=1` writes it there instead. */
export function holdRow(journey: Journey, { pressed, screens }: PressCounter): void {
  const row: Row = [journey, `${pressed.length}`, `${screens.length}`, pressed.join(' › ').replaceAll(NICKNAME, 'Minji')];
  if (process.env.WRITE_JOURNEYS === '1') writeRow(row);
  expect(
    journeyRows().find(([name]) => name === journey),
    screens.join(' › '),
  ).toEqual(row);
}

function writeRow(row: Row): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const rows = JOURNEYS.flatMap((journey) => [row, ...journeyRows()].filter(([name]) => name === journey).slice(0, 1));
  const table = markdownTable([HEAD, ...rows.map((each) => [...each])], { alignDelimiters: false, padding: true });
  writeFileSync(
    DOCUMENT,
    text.replace(/\|[\s\S]*\|/, () => table),
  );
}
