import { cp, mkdir, writeFile } from 'node:fs/promises';
import { allure } from './allure.ts';
import { ctrf } from './ctrf.ts';
import { formOf } from './form.ts';
import { junit } from './junit.ts';
import { report } from './report.ts';
import type { CoverResult } from './results.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A run in every form that is read elsewhere, in one folder; pictures are there already. */
export async function writeReports(
  folder: string,
  results: readonly CoverResult[],
  language: string,
  withPictures: boolean,
): Promise<void> {
  const stop = Date.now();
  await writeFile(`${folder}/paths.json`, json(formOf(results, language)));
  await writeFile(`${folder}/junit.xml`, junit(results));
  await writeFile(`${folder}/ctrf.json`, json(ctrf(results, stop)));
  await writeFile(`${folder}/index.html`, report(results));
  await mkdir(`${folder}/allure-results`, { recursive: true });
  for (const [name, result] of allure(results, stop)) await writeFile(`${folder}/allure-results/${name}`, json(result));
  if (withPictures) await cp(`${folder}/pictures`, `${folder}/allure-results`, { recursive: true });
}
