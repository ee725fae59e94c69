import ELK from 'elkjs/lib/elk.bundled.js';
import { type ChartRoot, chartGraph } from './chart-graph.ts';
import { machineOf } from './replay.ts';

const layouts = new Map<string, Promise<ChartRoot>>();

/** The chart of a machine with a place for each box and arrow, counted from the top left; made once a machine. */
export function chartLayout(id: string): Promise<ChartRoot> {
  const known = layouts.get(id);
  if (known !== undefined) return known;
  const machine = machineOf(id);
  if (machine === undefined) return Promise.reject(new Error(`no machine is called "${id}"`));
  const made = new ELK().layout(chartGraph(machine)) as Promise<ChartRoot>;
  layouts.set(id, made);
  return made;
}
