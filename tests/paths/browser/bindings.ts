import type { Locator, Page } from 'playwright-core';
import type { AnyMachineSnapshot, EventFromLogic, SnapshotFrom } from 'xstate';
import type { catalogue } from '#machines/catalogue.ts';
import type { Say, Text, Values } from '#tests/journeys/support/say.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import type { ByServer } from './wire/by-server.ts';
import type { WirePorts } from './wire/wire.ts';

/** The screen of a flow, with the texts that it is in. */
export interface Screen {
  readonly page: Page;
  /** The dialog on top, or the page that the flow fills. */
  readonly top: Locator;
  readonly say: Say;
  /** Clicks a button of `top` by its name. */
  press(text: Text, values?: Values): Promise<void>;
  /** Clicks one that says that it cannot be used now (`aria-disabled`): a person can, and reads what is missing. */
  pressUnavailable(text: Text): Promise<void>;
  /** Types into a field of `top` by its label; what was there is gone. */
  fill(label: Text, value: string): Promise<void>;
  /** A check box or switch of `top`, by a part of its name. */
  toggle(role: 'checkbox' | 'switch', label: Text): Promise<void>;
}

type Machine<F extends FlowWithScreen> = (typeof catalogue)[F]['machine'];
type EventOf<F extends FlowWithScreen> = EventFromLogic<Machine<F>>;
type TypeOf<F extends FlowWithScreen> = EventOf<F>['type'];

export interface Step<Event, Snapshot> extends Screen {
  /** The model's sample, with what a person types. */
  readonly event: Event;
  /** Where the machine is before it. */
  readonly snapshot: Snapshot;
}

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

/** Bindings as the runner calls them, whose events and snapshots come from the flow's own graph. */
export interface Bindings {
  readonly flow: FlowWithScreen;
  readonly states: Readonly<Record<string, (screen: Screen, snapshot: AnyMachineSnapshot) => Promise<void>>>;
  readonly events: Readonly<Record<string, ((step: Step<unknown, AnyMachineSnapshot>) => Promise<void>) | undefined>>;
  readonly fromOutside: readonly string[];
  readonly notOffered: Readonly<Record<string, ((snapshot: AnyMachineSnapshot, event: unknown) => boolean) | undefined>>;
  readonly preceded: Readonly<Record<string, ((snapshot: AnyMachineSnapshot) => boolean) | undefined>>;
  readonly ports: WirePorts;
  /** Why no port is a call at the wire. */
  readonly scripted: string | undefined;
  readonly server: ByServer;
}

/** Why no path of a machine runs in the browser. */
export interface Unbound {
  readonly reason: string;
}

export const unbound = (reason: string): Unbound => ({ reason });

/** Buttons that have the same name in most popups. */
const COMMON: Bindings['events'] = {
  ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok),
  BACK: ({ press }) => press(($) => $.common.back),
  CANCELLED: ({ press }) => press(($) => $.common.cancel),
  CLOSED: ({ press }) => press(($) => $.common.close),
};

export function defineBindings<F extends FlowWithScreen>(flow: F, bindings: BindingsOf<F>): Bindings {
  const {
    states = {},
    events = {},
    fromOutside = [],
    notOffered = {},
    preceded = {},
    ports,
    server = { starts: {}, outcomes: {} },
  } = bindings;
  const atTheWire = typeof ports === 'string' ? { ports: {}, scripted: ports } : { ports, scripted: undefined };
  return { flow, states, events: { ...COMMON, ...events }, fromOutside, notOffered, preceded, server, ...atTheWire } as unknown as Bindings;
}
