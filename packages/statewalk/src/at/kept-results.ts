import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { CoverResult } from '../browser/results.ts';

/** What earlier runs into the same folder have found. */
const FILE = 'results.json';

const keyOf = ({ run, flow }: CoverResult): string => `${run} ${flow}`;

/** Makes the folder, and gives what stands in it of earlier runs. @param isFresh nothing of it is kept */
export async function openResults(folder: string, isFresh: boolean): Promise<readonly CoverResult[]> {
  if (isFresh) await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}/pictures`, { recursive: true });
  try {
    return JSON.parse(await readFile(`${folder}/${FILE}`, 'utf8')) as CoverResult[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Both, one after another: a flow that ran again in the same way takes the place of its last result. */
export function merged(earlier: readonly CoverResult[], now: readonly CoverResult[]): CoverResult[] {
  const replaced = new Set(now.map(keyOf));
  return [...earlier.filter((each) => !replaced.has(keyOf(each))), ...now];
}

export const keepResults = (folder: string, results: readonly CoverResult[]): Promise<void> =>
  writeFile(`${folder}/${FILE}`, `${JSON.stringify(results)}\n`);
