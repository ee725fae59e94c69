import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { catalogue } from '#machines/catalogue.ts';
import {
  type Bindings,
  type BindingsInput,
  defineBindings as bindingsWithDefaults,
  type Screen as ScreenOf,
  type Step as StepOf,
} from '#statewalk/browser/bindings.ts';
import type { Text } from '#tests/journeys/support/say.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import type { ByServer } from './wire/by-server.ts';
import type { WirePorts } from './wire/wire.ts';

export type Screen = ScreenOf<Text>;

type Machine<F extends FlowWithScreen> = (typeof catalogue)[F]['machine'];
type EventOf<F extends FlowWithScreen> = EventFromLogic<Machine<F>>;
type TypeOf<F extends FlowWithScreen> = EventOf<F>['type'];

type Step<Event, Snapshot> = StepOf<Event, Snapshot, Text>;

/**
 * How a person does a flow's events, and what they see in its states, in the shape of `@xstate/graph`'s test models. `data-flow`,
 * `data-state` and the messages about failures are looked at in every state without an entry here.
 */
export interface BindingsOf<F extends FlowWithScreen> {
  /** Keyed by the state's dotted path (`codeSent.entry`): what else the screen must show in it. */
  readonly states?: Readonly<Record<string, (screen: Screen, snapshot: SnapshotFrom<Machine<F>>) => Promise<void>>>;
  /** Keyed by event type: the click, key or words that send it. What most popups call alike (`COMMON`) needs no entry. */
  readonly events?: {
    readonly [T in TypeOf<F>]?: (step: Step<Extract<EventOf<F>, { type: T }>, SnapshotFrom<Machine<F>>>) => Promise<void>;
  };
  /** Events that no control of these screens sends, but a parent machine or the application: the runner sends them. */
  readonly fromOutside?: readonly TypeOf<F>[];
  /** Where the machine answers an event, but the screen has no control for it. The runner checks that it has none. */
  readonly notOffered?: {
    readonly [T in TypeOf<F>]?: (snapshot: SnapshotFrom<Machine<F>>, event: Extract<EventOf<F>, { type: T }>) => boolean;
  };
  /** Where a control's use sends another event first (a press leaves the field that was typed in): no path takes the event there. */
  readonly preceded?: { readonly [T in TypeOf<F>]?: (snapshot: SnapshotFrom<Machine<F>>) => boolean };
  /**
   * Its ports that are calls of the contract, by the invoke's id: in the paths they are the real ones, and the server's answers are arranged
   * at the wire. Or why it keeps scripted ports.
   */
  readonly ports: WirePorts | string;
  /** What the real server answers of it; the rest is answered by script. */
  readonly server?: ByServer;
}

/** Bindings as the runner calls them, with what answers at the wire. */
export interface WiredBindings extends Bindings {
  readonly flow: FlowWithScreen;
  readonly ports: WirePorts;
  readonly server: ByServer;
}

/** Why no path of a machine runs in the browser. */
export interface Unbound {
  readonly reason: string;
}

export const unbound = (reason: string): Unbound => ({ reason });

/** Buttons that have the same name in most popups. */
const COMMON: { readonly [event: string]: (screen: Screen) => Promise<void> } = {
  ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok),
  BACK: ({ press }) => press(($) => $.common.back),
  CANCELLED: ({ press }) => press(($) => $.common.cancel),
  CLOSED: ({ press }) => press(($) => $.common.close),
};

export function defineBindings<F extends FlowWithScreen>(flow: F, bindings: BindingsOf<F>): WiredBindings {
  const { ports, server = { starts: {}, outcomes: {} }, events, ...others } = bindings;
  const atTheWire = typeof ports === 'string' ? { ports: {}, scripted: ports } : { ports, scripted: undefined };
  const bound = bindingsWithDefaults({ flow, events: { ...COMMON, ...events }, ...others } as unknown as BindingsInput);
  return { ...bound, flow, server, ...atTheWire };
}
