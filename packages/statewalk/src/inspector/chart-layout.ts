import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { type ChartRoot, chartGraph } from './chart-graph.ts';

/** The chart of a machine with a place for each box and arrow, counted from the top left. */
export const chartLayout = (machine: AnyStateMachine): Promise<ChartRoot> => new ELK().layout(chartGraph(machine)) as Promise<ChartRoot>;
