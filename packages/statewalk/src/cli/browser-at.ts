import { coverAt } from '../at/cover-at.ts';
import { keepResults, merged, openResults } from '../at/kept-results.ts';
import type { Shard } from '../at/shards.ts';
import { shareOf } from '../at/shards.ts';
import { NotHere, type StartedAt, type StartedSite } from '../at/started.ts';
import { skippedBy, tableAt } from '../at/table-at.ts';
import type { Bindings } from '../browser/bindings.ts';
import { pathModelOf } from '../browser/cover.ts';
import { faultsOf } from '../browser/faults.ts';
import { allTransitions } from '../browser/offered.ts';
import type { CoverResult } from '../browser/results.ts';
import { writeReports } from '../browser/write-reports.ts';
import type { StatewalkConfig } from '../config.ts';
import { UsageError } from '../plans/names.ts';
import { filesOf } from '../sources/exported.ts';

export interface AtRun {
  readonly started: StartedAt;
  readonly pictures: boolean;
  /** Earlier results in the folder go. */
  readonly fresh: boolean;
  readonly shard: Shard | undefined;
  readonly configFile: string | undefined;
}

/** Runs paths on a started server. Gives whether no fault was found. */
export async function browserAt(config: StatewalkConfig, all: readonly Bindings[], run: AtRun): Promise<boolean> {
  if (config.at === undefined)
    throw new UsageError('The configuration has no `at`: it says how a person comes to the flows of a started server.');
  let site: StartedSite;
  try {
    site = await config.at.open(run.started);
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`Nothing was run: ${error.message}`);
    return true;
  }
  try {
    return await coverAll(config, site, all, run);
  } finally {
    await site.close();
  }
}

async function coverAll(config: StatewalkConfig, site: StartedSite, all: readonly Bindings[], run: AtRun): Promise<boolean> {
  const { started, pictures, fresh, shard, configFile } = run;
  const folder = config.commands?.reports ?? 'test-results/paths';
  const name = `${started.address} in ${site.browser}, ${started.language}`;
  const earlier = await openResults(folder, fresh);
  const files = configFile === undefined ? {} : await filesOf(configFile, config.machines);
  const weightOf = ({ flow }: Bindings) => (typeof site.flowOf(flow) === 'string' ? 0 : allTransitions(pathModelOf(config, flow)).length);
  const results: CoverResult[] = [];
  for (const bindings of shard === undefined ? all : shareOf(all, shard, weightOf)) {
    const result = await coverAt(config, site, bindings, {
      language: started.language,
      run: name,
      file: files[bindings.flow]?.machine,
      ...(pictures && {
        async keep(path, step, { page }) {
          const file = `pictures/${path.replaceAll(/[^\w.-]+/g, '-')}-${step}.jpeg`;
          await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 60 });
          return file;
        },
      }),
    });
    results.push(result);
    console.error(`${result.flow}: ${result.taken} of ${result.transitions} transitions, ${Math.round(result.seconds)} s`);
    for (const fault of faultsOf(result)) console.log(fault);
    // What was found so far is kept, whatever comes.
    await keepResults(folder, merged(earlier, results));
  }
  await writeReports(folder, merged(earlier, results), started.language, pictures);
  console.log(name);
  console.log(tableAt(results));
  console.log(skippedBy(results));
  const faults = results.flatMap(faultsOf);
  const kept = merged(earlier, results).length - results.length;
  console.log(
    `${faults.length} faults. ${folder}/index.html, junit.xml, ctrf.json, allure-results, paths.json${kept === 0 ? '' : `, with ${kept} results of earlier runs`}`,
  );
  return faults.length === 0;
}
