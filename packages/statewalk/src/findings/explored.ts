import { statesOf, transitionsOf } from '../explore/chart.ts';
import { type Checking, check } from '../explore/check.ts';
import type { Finding } from '../explore/finding.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { located } from './located.ts';

/** What an exploration says of a machine. */
export interface Explored {
  /** Its name in the configuration, or its id. */
  readonly name: string;
  readonly states: number;
  readonly transitions: number;
  /** Vertices of its graphs. */
  readonly situations: number;
  /** Edges of its graphs. */
  readonly steps: number;
  readonly findings: readonly Finding[];
  /** It is a file, of which something is said: that it cannot be loaded, that it has a machine that nothing makes. */
  readonly isFile?: true;
}

/** @param file the absolute path of the machine's file, where it is known */
export function exploredOf(name: string, model: Model, graphs: readonly Graph[], checking: Checking, file?: string): Explored {
  const states = statesOf(model.machine);
  return {
    name,
    states: states.length - 1,
    transitions: states.flatMap(transitionsOf).length,
    situations: graphs.reduce((sum, { vertices }) => sum + vertices.size, 0),
    steps: graphs.reduce((sum, graph) => sum + allEdges(graph).length, 0),
    findings: located(check(model, graphs, checking), file),
  };
}

/** Findings that count: every one but notes. */
export const faultsIn = ({ findings }: Explored): readonly Finding[] => findings.filter(({ severity }) => severity !== 'note');
