import type { Bindings, Say } from '../browser/bindings.ts';
import type { Edge } from '../explore/edge.ts';
import { type Pressed, recordedScreen } from './formats/recorded-screen.ts';

/** What a step is said of: an edge, or an event and where the machine is before it. */
export type Taken = Pick<Edge, 'event' | 'before'>;

/** The control that a person clicks in this step, where its binding does nothing else. */
export function onlyControl({ events }: Bindings, { event, before }: Taken, say: Say): Pressed | undefined {
  const binding = events[event.type];
  const { screen, lines, pressed, done } = recordedScreen(say);
  // An asynchronous binding gives a promise of its own back: what it does later is not recorded yet.
  return binding?.({ ...screen, event, snapshot: before }) === done && lines.length === 1 ? pressed[0] : undefined;
}
