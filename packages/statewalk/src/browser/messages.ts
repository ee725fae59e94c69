import { type Edge, stepOf } from '../explore/edge.ts';
import type { OnStep } from '../explore/graph.ts';
import { outermost } from '../explore/outermost.ts';
import type { Say } from './bindings.ts';
import { type Screens, wantedOf } from './screens.ts';

/** The messages that a screen has to show after a step, each with the state that shows it. */
export const messagesOn =
  (screens: Screens, flow: string, say: Say) =>
  ({ after }: Edge): readonly string[] =>
    wantedOf(screens, flow, after, say).texts.map((text) => `${outermost(after)}: ${text}`);

const NONE: readonly string[] = [];

/** Messages of steps, noted while a graph is walked: a large one does not keep the snapshots behind its steps, and would take each step again. */
export class NotedMessages {
  private readonly known = new Map<unknown, readonly string[]>();

  constructor(private readonly messagesIn: (edge: Edge) => readonly string[]) {}

  /** Given to `explore`. */
  readonly see: OnStep = (_input, edge) => {
    const messages = this.messagesIn(edge);
    this.known.set(stepOf(edge), messages.length === 0 ? NONE : messages);
  };

  readonly of = (edge: Edge): readonly string[] => this.known.get(stepOf(edge)) ?? this.messagesIn(edge);
}
