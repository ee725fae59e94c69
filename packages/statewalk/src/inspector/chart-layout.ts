import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, StateNode } from 'xstate';
import { type ChartRoot, chartGraph } from './chart-graph.ts';

/** The chart of a machine with a place for each box and arrow, counted from the top left. */
export const chartLayout = (machine: AnyStateMachine, folded?: ReadonlySet<StateNode>): Promise<ChartRoot> =>
  new ELK().layout(chartGraph(machine, folded)) as Promise<ChartRoot>;
