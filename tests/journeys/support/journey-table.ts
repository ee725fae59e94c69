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
/** The day before this table was begun. */
const EARLIER = '27 November';
const HEAD = ['Journey', 'Presses', `Presses, ${EARLIER}`, 'Screens', `Screens, ${EARLIER}`, 'What is pressed'];

/** What the revision of that day cost, walked and counted in the same way; null where it had no such journey. */
const COST_EARLIER: Readonly<Record<Journey, readonly [presses: number, screens: number] | null>> = {
  'join as a guest, by Sign up': [4, 4],
  'join as a guest, by Log in': [6, 6],
  'join by email': [6, 7],
  'join by a social provider': [4, 4],
  'join by a university': [6, 4],
  'log in by email': [3, 3],
  'log in by a social provider': [2, 2],
  'log in by the provider used last': [2, 2],
  'log in by the email used last': [2, 2],
  'a guest links a social provider': [1, 1],
  'a guest links a social account that has an avatar': null,
  'a guest links an email': [4, 5],
  'set a new password': [5, 6],
  'go through the gateway to a partner': [3, 3],
  'open a campus’s link, signed out': null,
  'delete the account': [6, 5],
  'take a deletion back': [2, 2],
};

/** Members of a test have numbered nicknames. */
const NICKNAME = /마루\d+/g;

type Row = readonly [journey: string, presses: string, pressesEarlier: string, screens: string, screensEarlier: string, pressed: string];

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
  const [pressesEarlier, screensEarlier] = COST_EARLIER[journey] ?? ['-', '-'];
  const what = pressed.join(' › ').replaceAll(NICKNAME, 'Minji');
  const row: Row = [journey, `${pressed.length}`, `${pressesEarlier}`, `${screens.length}`, `${screensEarlier}`, what];
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
