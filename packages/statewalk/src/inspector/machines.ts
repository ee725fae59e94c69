import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type MachineOrModel, modelsOf } from '../models.ts';
import { type ChartRoot, foldsOf } from './chart-graph.ts';
import { chartLayout } from './chart-layout.ts';

/** The machines that the inspector can draw. */
export interface Machines {
  /** The machine with this ID; `undefined` for one that is neither named nor running. */
  machine(id: string): AnyStateMachine | undefined;
  /** Samples of every event that people and parent machines send to a machine. */
  samples(id: string): readonly AnyEventObject[];
  /** The chart of a machine, as a whole or with its states folded; each is laid out once. */
  chart(id: string, isFolded?: boolean): Promise<ChartRoot>;
  /** Is there anything to fold? */
  canFold(id: string): boolean;
}

/** @param running finds a machine among the running actors, by its ID */
export function machinesFrom(
  all: Readonly<Record<string, MachineOrModel>>,
  running: (id: string) => AnyStateMachine | undefined,
): Machines {
  const models = new Map(Object.values(modelsOf(all)).map((model) => [model.machine.id, model]));
  const charts = new Map<string, Promise<ChartRoot>>();
  const machine = (id: string) => models.get(id)?.machine ?? running(id);
  return {
    machine,
    samples: (id) => models.get(id)?.events ?? [],
    chart(id, isFolded = false) {
      const found = machine(id);
      if (found === undefined) return Promise.reject(new Error(`no machine is called "${id}"`));
      const key = `${id} ${isFolded}`;
      const chart = charts.get(key) ?? chartLayout(found, isFolded ? foldsOf(found) : undefined);
      charts.set(key, chart);
      return chart;
    },
    canFold(id) {
      const found = machine(id);
      return found !== undefined && foldsOf(found).size > 0;
    },
  };
}
