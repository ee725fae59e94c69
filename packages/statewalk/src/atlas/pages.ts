import { type Explorer, LIVE } from '../cache/project-cache.ts';
import type { Model } from '../explore/model.ts';
import { foldsOf } from '../inspector/chart-graph.ts';
import { chartLayout } from '../inspector/chart-layout.ts';
import { chartSvg } from './chart-svg.ts';
import { machineFacts } from './facts.ts';
import { type Entry, indexPage } from './index-page.ts';
import { type Journeys, saidIn } from './journeys.ts';
import { machinePage } from './machine-page.ts';
import { changesBetween, type Manifest, manifestOf } from './manifest.ts';
import { INDEX_PAGE, RECORDING_PAGE } from './page-file.ts';
import type { PeopleResult } from './people-results.ts';
import type { Drawn } from './pictures/record.ts';
import { type Charted, recordingPage } from './recording-page.ts';
import type { Site } from './site.ts';

interface Atlas {
  /** File name to content. */
  readonly pages: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
}

interface More {
  readonly drawn?: Drawn | undefined;
  readonly requirement?: RegExp | undefined;
  readonly explorer?: Explorer;
  readonly people?: readonly PeopleResult[];
}

/** Every page of the atlas. */
export async function atlasOf(
  site: Site,
  models: readonly Model[],
  journeysOf: (model: Model) => Journeys,
  before: Manifest | undefined,
  made: Date,
  { drawn, requirement, explorer = LIVE, people = [] }: More = {},
): Promise<Atlas> {
  const pages = new Map<string, string>();
  const entries: Entry[] = [];
  const charts: Charted[] = [];
  for (const model of models) {
    const facts = { ...machineFacts(model.machine, requirement), id: site.nameOf(model) };
    const journeys = journeysOf(model);
    const layout = await explorer.keptLater('layout', facts.id, {}, () => chartLayout(model.machine));
    const folds = foldsOf(model.machine);
    const folded = folds.size === 0 ? undefined : await explorer.keptLater('folded', facts.id, {}, () => chartLayout(model.machine, folds));
    const looks = (drawn?.records ?? []).filter(({ machine }) => machine === facts.id);
    pages.set(site.pageOf(facts.id), machinePage(site, facts, journeys, { layout, folded }, looks, people));
    charts.push({ facts, machine: model.machine.id, chart: chartSvg(facts, layout) });
    entries.push({ facts, paths: journeys.paths.length, taken: journeys.taken.size, said: saidIn(journeys) });
  }
  const manifest = manifestOf(
    entries.map(({ facts }) => facts),
    made,
  );
  const since = before === undefined ? undefined : new Date(before.made);
  const changes = before === undefined ? [] : changesBetween(before, manifest);
  pages.set(INDEX_PAGE, indexPage(site, entries, { since, changes, pictures: drawn?.changes }, made));
  pages.set(RECORDING_PAGE, recordingPage(site, charts));
  return { pages, manifest };
}
