import Table from 'cli-table3';
import wrap from 'wrap-ansi';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { beginOf, headOf, rowsOf, titleOf } from './rows.ts';

/** Columns of a terminal; Hangul and kana take two. */
const WIDTHS = [4, 46, 32, 58, 16];

/** For a terminal. Without colours, since the text can go into a file. */
export const table = ({ machines }: Plan, speaker: Speaker): string =>
  machines
    .flatMap(({ paths }) => paths)
    .map((path) => {
      const drawn = new Table({ head: headOf(speaker), style: { head: [], border: [] } });
      // Wrapped here: cli-table3 cuts a text off that has no spaces to wrap at.
      drawn.push(...rowsOf(path, speaker).map((row) => row.map((cell, at) => wrap(cell, WIDTHS[at] ?? 40, { hard: true }))));
      return `${titleOf(path, speaker)}\n${beginOf(path, speaker)}\n${drawn.toString()}\n`;
    })
    .join('\n');
