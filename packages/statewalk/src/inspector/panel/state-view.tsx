import type { StateNode } from 'xstate';
import { eventName, nameOf, pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../../explore/chart.ts';
import { heldStates, stateText } from '../moment.ts';
import { Chart } from './chart.tsx';
import type { Session } from './use-session.ts';

/** The chart of the chosen actor, and beneath it what its current states answer. */
export function StateView({ session: { chosen, machines } }: { readonly session: Session }) {
  if (chosen === undefined) return <p className="hint">Nothing has happened yet.</p>;
  const { actor, last } = chosen;
  const snapshot = last?.snapshot ?? null;
  if (actor.machine === null) {
    return (
      <p className="hint">
        <b>{actor.name}</b> is a port, which has no states: it is {stateText(snapshot)}.
      </p>
    );
  }
  const machine = machines.machine(actor.machine);
  const held = heldStates(snapshot?.value);
  const nodes = machine === undefined ? [] : statesOf(machine).filter((node) => node.parent === undefined || held.has(pathOf(node)));
  return (
    <>
      <Chart machines={machines} machine={actor.machine} snapshot={snapshot} taken={last?.transitions ?? []} />
      <h3>Current states</h3>
      {nodes.map((node) => (
        <Answers key={pathOf(node)} node={node} taken={last?.transitions ?? []} />
      ))}
    </>
  );
}

function Answers({ node, taken }: { readonly node: StateNode; readonly taken: readonly string[] }) {
  const transitions = transitionsOf(node);
  return (
    <div className="answers">
      <h4>{pathOf(node)}</h4>
      {node.description && <p>{node.description}</p>}
      {transitions.length > 0 && (
        <ul>
          {transitions.map((transition, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the chart never changes, and two that differ in a parameter have one name.
            <li key={at} data-taken={taken.includes(transitionName(transition))}>
              {answerText(transition)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function answerText({ eventType, guard, target }: Transition): string {
  const to = (target as readonly StateNode[] | undefined)?.map(pathOf).join(', ') ?? 'stays';
  return `${eventName(eventType)}${guard === undefined ? '' : ` [${nameOf(guard)}]`} → ${to}`;
}
