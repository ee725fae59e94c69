import { relative, sep } from 'node:path';
import type { StateNode } from 'xstate';
import type { StatewalkConfig } from '../config.ts';
import { pathOf } from '../explore/chart.ts';
import { check } from '../explore/check.ts';
import type { Edge } from '../explore/edge.ts';
import { type Finding, rulesOf } from '../explore/finding.ts';
import type { Graph } from '../explore/graph.ts';
import type { Judged } from '../explore/judged.ts';
import type { Model } from '../explore/model.ts';
import { failureReaderOf } from '../failures.ts';
import { located } from '../findings/located.ts';
import { locate } from '../sources/locate.ts';

/** What the exploration says of the machine: what of it counts. */
export function findingsOf(
  { rules, failures }: StatewalkConfig,
  model: Model,
  graphs: readonly Graph[],
  file: string | undefined,
  judged?: Judged,
): readonly Finding[] {
  const all = check(model, graphs, { rules: rulesOf(rules), reading: failureReaderOf(failures), judged });
  return located(
    all.filter(({ severity }) => severity !== 'note'),
    file,
  );
}

/** Says where a step is written. */
export function placesIn(model: Model, file: string | undefined): (edge: Edge | undefined) => string {
  const { id } = model.machine;
  if (file === undefined) return () => id;
  return (edge) => {
    const [transition] = edge?.transitions ?? [];
    const state = transition && pathOf(transition.source as StateNode);
    const { file: found, line } = locate(file, { machine: id, state, on: transition?.eventType });
    return `${relative(process.cwd(), found).split(sep).join('/')}:${line}`;
  };
}
