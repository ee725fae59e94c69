import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { statesOf, transitionsOf } from './explore/chart.ts';
import type { Model } from './explore/model.ts';
import { nodesOf } from './explore/xstate-internals.ts';

/** A machine as it is, or with what it is explored with. */
export type MachineOrModel = AnyStateMachine | Model;

const isMachine = (each: MachineOrModel): each is AnyStateMachine => 'root' in each;

/** Every machine of a configuration, by its name there; one without a model gets the smallest. */
export const modelsOf = (machines: Readonly<Record<string, MachineOrModel>>): Readonly<Record<string, Model>> =>
  Object.fromEntries(Object.entries(machines).map(([name, each]) => [name, isMachine(each) ? smallestModel(each) : each]));

/** One sample of each event, without data; each invoked actor ends well without an output, and ends badly. */
function smallestModel(machine: AnyStateMachine): Model {
  const nodes = statesOf(machine);
  const types = new Set(
    nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type !== '*' && !type.startsWith('xstate.')),
  );
  const invoked = nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id));
  return {
    machine,
    inputs: { plain: undefined },
    events: [...types].map((type): AnyEventObject => ({ type })),
    outcomes: Object.fromEntries(invoked.map((id) => [id, [{ done: undefined }, { error: new Error(`${id} fails`) }]])),
    project: ({ context }) => context,
    ignores: {},
    invariants: [],
    // A machine without an end is stuck only where nothing can happen any more.
    ...(!nodes.some(({ type }) => type === 'final') && {
      home: (snapshot: AnyMachineSnapshot) => nodesOf(snapshot).some((node) => transitionsOf(node).length > 0),
    }),
  };
}
