import type { AnyStateMachine } from 'xstate';
import type { Edge } from '../../explore/edge.ts';
import type { PlanPath } from '../plan.ts';
import { timerOf } from '../step-name.ts';
import type { Effort } from './effort.ts';

/** The estimate for a path: each timer counts in full, although one may have begun to run some steps before. */
export function secondsOf({ steps }: PlanPath, edges: readonly Edge[], machine: AnyStateMachine, effort: Effort): number {
  const ofSteps = steps.map(({ source, arrange }, at) => {
    const edge = edges[at];
    const wait = source === 'timer' && edge !== undefined ? waitOf(edge, machine) : 0;
    return (source === 'person' ? effort.act : effort.look) + arrange.length * effort.arrange + Math.min(wait, effort.longestWait);
  });
  return ofSteps.reduce((sum, each) => sum + each, effort.begin);
}

/** Seconds until a timer goes off; 0 where the machine does not tell. */
export function waitOf({ event, before }: Edge, { implementations }: AnyStateMachine): number {
  const name = timerOf(event.type);
  if (name === undefined) return 0;
  const known: unknown = implementations.delays[name] ?? Number(name);
  const ms: unknown = typeof known === 'function' ? calculated(() => known({ context: before.context, event }, undefined)) : known;
  return typeof ms === 'number' && Number.isFinite(ms) ? Math.max(0, ms / 1000) : 0;
}

/** A delay may ask for what only the event that began it has. */
function calculated(delay: () => unknown): unknown {
  try {
    return delay();
  } catch {
    return undefined;
  }
}
