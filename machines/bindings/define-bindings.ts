import type { EventFromLogic, SnapshotFrom } from 'xstate';
import {
  type Bindings,
  type BindingsInput,
  defineBindings as bindingsWithDefaults,
  type Screen as ScreenOf,
  type Step as StepOf,
} from '#statewalk/browser/bindings.ts';
import type { catalogue } from '../catalogue.ts';
import type { WirePorts } from './asks.ts';
import type { ByServer } from './by-server.ts';
import type { Look } from './looks.ts';

/** `src/i18n/bindings.d.ts` adds the type of the product's texts: machines import nothing of src. */
// biome-ignore lint/suspicious/noEmptyInterface: it is added to.
export interface Register {}

/** Which text: `($) => $.login.title`. A wrong key does not compile. */
export type Text = Register extends { readonly texts: infer Texts } ? (texts: Texts) => string : never;

export type Screen = ScreenOf<Text>;

type Flow = keyof typeof catalogue;
type Machine<F extends Flow> = (typeof catalogue)[F]['machine'];
type EventOf<F extends Flow> = EventFromLogic<Machine<F>>;
type TypeOf<F extends Flow> = EventOf<F>['type'];

type Step<Event, Snapshot> = StepOf<Event, Snapshot, Text>;

/**
 * How a person does a flow's events, and what they see in its states, in the shape of `@xstate/graph`'s test models. `data-flow`,
 * `data-state` and the messages about failures are looked at in every state without an entry here.
 */
export interface BindingsOf<F extends Flow> {
  /** Keyed by the state's dotted path (`codeSent.entry`): what else the screen must show in it. */
  readonly states?: Readonly<Record<string, (screen: Screen, snapshot: SnapshotFrom<Machine<F>>) => Promise<void>>>;
  /** How its states look; without, each looks as its name and what it says (`whole`). */
  readonly looks?: (snapshot: SnapshotFrom<Machine<F>>) => Look;
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
  /** States whose controls are those of the person's data: test plans list none of them. */
  readonly ofData?: readonly string[];
  /** Transitions that no path takes, as `transitionName` writes them, with the reason. The runner fails where one could be taken, or is none any more. */
  readonly left?: Readonly<Record<string, string>>;
  /**
   * Its ports that are calls of the contract, by the invoke's id: in the paths they are the real ones, and the server's answers are arranged
   * at the wire. Or why it keeps scripted ports.
   */
  readonly ports: WirePorts | string;
  /** What the real server answers of it; the rest is answered by script. */
  readonly server?: ByServer;
}

type AnyLooks = ((snapshot: never) => Look) | undefined;

/** Bindings as the runner calls them, with what answers at the wire. */
export interface WiredBindings<F extends Flow = Flow> extends Bindings {
  readonly flow: F;
  readonly ports: WirePorts;
  readonly server: ByServer;
  readonly looks: AnyLooks;
  readonly left: Readonly<Record<string, string>>;
  readonly ofData: readonly string[];
}

/** Why no path of a machine runs in the browser. */
export interface Unbound {
  readonly reason: string;
  readonly looks: AnyLooks;
}

export const unbound = (reason: string, looks: AnyLooks): Unbound => ({ reason, looks });

/** Reasons of `left` in the choices of a way to sign in. */
export const SWITCHED_OFF = 'A method that the server has switched off has no button.';
export const SEARCH_ENDS = 'The step back on the screen ends the search, whose end leads there.';

/** Buttons that have the same name in most popups. */
const COMMON: { readonly [event: string]: (screen: Screen) => Promise<void> } = {
  ALERT_CONFIRMED: ({ press }) => press(($) => $.common.ok),
  BACK: ({ press }) => press(($) => $.common.back),
  CANCELLED: ({ press }) => press(($) => $.common.cancel),
  CLOSED: ({ press }) => press(($) => $.common.close),
};

export function defineBindings<F extends Flow>(flow: F, bindings: BindingsOf<F>): WiredBindings<F> {
  const { ports, server = { starts: {}, outcomes: {} }, looks, left = {}, ofData = [], events, ...others } = bindings;
  const atTheWire = typeof ports === 'string' ? { ports: {}, scripted: ports } : { ports, scripted: undefined };
  const bound = bindingsWithDefaults({ flow, events: { ...COMMON, ...events }, ...others } as unknown as BindingsInput);
  return { ...bound, flow, server, looks, left, ofData, ...atTheWire };
}
