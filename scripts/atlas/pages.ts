import type { Model } from '../../machines/explore/model.ts';
import { chartLayout } from '../../src/inspector/chart-layout.ts';
import { machineFacts } from './facts.ts';
import { type Entry, indexPage } from './index-page.ts';
import type { Journeys } from './journeys.ts';
import { machinePage } from './machine-page.ts';
import { changesBetween, type Manifest, manifestOf } from './manifest.ts';

interface Atlas {
  /** By file name. */
  readonly pages: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
}

/** Every page of the atlas. The layout of charts is by the machine's ID: the models are those of the catalogue. */
export async function atlasOf(
  models: readonly Model[],
  journeysOf: (model: Model) => Journeys,
  before: Manifest | undefined,
  made: Date,
): Promise<Atlas> {
  const pages = new Map<string, string>();
  const entries: Entry[] = [];
  for (const model of models) {
    const facts = machineFacts(model.machine);
    const journeys = journeysOf(model);
    pages.set(`${facts.id}.html`, machinePage(facts, journeys, await chartLayout(facts.id)));
    entries.push({ facts, paths: journeys.paths.length, taken: journeys.taken.size });
  }
  const manifest = manifestOf(
    entries.map(({ facts }) => facts),
    made,
  );
  const since = before === undefined ? undefined : new Date(before.made);
  const changes = before === undefined ? [] : changesBetween(before, manifest);
  pages.set('index.html', indexPage(entries, { since, changes }, made));
  return { pages, manifest };
}
