import type { CallName } from '#contract/calls.ts';
import type { WirePorts } from '#machines/bindings/asks.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import type { Person } from './person.ts';

/** How the server comes to an outcome. */
export interface Outcome {
  /** Before the press that leads to it; gives fields of its event that differ from the samples. */
  readonly typed?: (person: Person, edge: Edge) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Once the server has answered so. */
  readonly after?: (person: Person) => Promise<void>;
  /** It is no call that waits: it comes in the same breath as the press. */
  readonly isAtOnce?: boolean;
  /** While the call waits. */
  readonly arrange?: (person: Person, edge: Edge) => Promise<void>;
}

export type Begin = (person: Person) => Promise<void>;

/** A way to the first state, with what then happens by itself. */
export interface Way {
  readonly begin: Begin;
  readonly byItself: readonly string[];
  /** Steps that cannot happen after it. */
  readonly never?: readonly string[];
}

/** What is known of a flow in the real application. */
export interface FlowHere {
  readonly flow: FlowWithScreen;
  /** Keyed by the model's input; a text says why no tester is brought there. */
  readonly starts: Readonly<Record<string, Begin | readonly Way[] | string>>;
  /** Steps that happen by themselves, as `--events` names them. */
  readonly byItself: readonly string[];
  /** Keyed by step: what the server is brought to; a text says why it is not. */
  readonly outcomes: Readonly<Record<string, Outcome | string | ((edge: Edge) => Outcome | string)>>;
  /** Keyed by step: what another part of the application does; may give the words that the screen has in the place of the model's. A text says why it is not. */
  readonly acts: Readonly<Record<string, ((person: Person, edge: Edge) => Promise<string> | Promise<void>) | string>>;
  /** Why a step is not arranged where it stands, whatever the tables say. */
  readonly notArranged: (edge: Edge) => string | undefined;
  /** Keyed by event type: why it cannot be pressed here. */
  readonly notPressed: Readonly<Record<string, string | ((edge: Edge) => string | undefined)>>;
  /** States of a page above which a popup opens by itself: it is waited for, as its controls are those that a person presses. */
  readonly opensPopup: readonly string[];
  /** Calls of actors that are scripted on the page of the tests, by the invoke's id. */
  readonly ports: WirePorts;
  /** Invoke ids whose calls other parts of the application make, too: they do not wait. */
  readonly notHeld: readonly string[];
  /** Calls of its children, which wait, too. */
  readonly alsoHolds: readonly CallName[];
}

export const flowHere = (flow: FlowWithScreen, here: Partial<Omit<FlowHere, 'flow'>> & Pick<FlowHere, 'starts'>): FlowHere => ({
  flow,
  byItself: [],
  outcomes: {},
  acts: {},
  notArranged: () => undefined,
  notPressed: {},
  opensPopup: [],
  ports: {},
  notHeld: [],
  alsoHolds: [],
  ...here,
});

/** The server says so by itself. */
export const asItIs: Outcome = {};
