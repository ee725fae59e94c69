import type { Locator, Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';

export type Values = Readonly<Record<string, string | number>>;

/** A text of the screens in one language; by its key, or by what the project names texts with. */
export type Say = (text: never, values?: Values) => string;

/** The screen of a flow, with the texts that it is in. */
export interface Screen<Text = never> {
  readonly page: Page;
  /** The dialog on top, or the page that the flow fills. */
  readonly top: Locator;
  say(text: Text, values?: Values): string;
  /** Clicks a button of `top` by its name. */
  press(text: Text, values?: Values): Promise<void>;
  /** Clicks one that says that it cannot be used now (`aria-disabled`): a person can, and reads what is missing. */
  pressUnavailable(text: Text): Promise<void>;
  /** Types into a field of `top` by its label; what was there is gone. */
  fill(label: Text, value: string): Promise<void>;
  /** A check box or switch of `top`, by a part of its name. */
  toggle(role: 'checkbox' | 'switch', label: Text): Promise<void>;
  /** Chooses a file in the file field of `top`, by its name; `null`: none. `Screens.fileOf` says what is in it. */
  chooseFile(name: string | null): Promise<void>;
}

export interface Step<Event = unknown, Snapshot = AnyMachineSnapshot, Text = never> extends Screen<Text> {
  /** The model's sample, with what a person types. */
  readonly event: Event;
  /** Where the machine is before it. */
  readonly snapshot: Snapshot;
}

/**
 * How a person does a machine's events, and what they see in its states, in the shape of `@xstate/graph`'s test models. What
 * `Screens.wanted` says is looked at in every state without an entry here.
 */
export interface Bindings {
  /** The machine's name in the configuration. */
  readonly flow: string;
  /** Keyed by the state's dotted path (`codeSent.entry`): what else the screen must show in it. */
  readonly states: Readonly<Record<string, (screen: Screen, snapshot: AnyMachineSnapshot) => Promise<void>>>;
  /** Keyed by event type: the click, key or words that send it. */
  readonly events: Readonly<Record<string, ((step: Step) => Promise<void>) | undefined>>;
  /** Events that no control of these screens sends, but a parent machine or the application: the runner sends them. */
  readonly fromOutside: readonly string[];
  /** Where the machine answers an event, but the screen has no control for it. The runner checks that it has none. */
  readonly notOffered: Readonly<Record<string, ((snapshot: AnyMachineSnapshot, event: unknown) => boolean) | undefined>>;
  /** Where a control's use sends another event first (a press leaves the field that was typed in): no path takes the event there. */
  readonly preceded: Readonly<Record<string, ((snapshot: AnyMachineSnapshot) => boolean) | undefined>>;
  /** Why all of its actors' outcomes are played into the page; `undefined` where something answers them. */
  readonly scripted: string | undefined;
}

/** A project's own bindings; every field but `flow` is optional. */
export type BindingsInput = Pick<Bindings, 'flow'> & Partial<Omit<Bindings, 'flow'>>;

export const defineBindings = (bindings: BindingsInput): Bindings => ({
  states: {},
  events: {},
  fromOutside: [],
  notOffered: {},
  preceded: {},
  scripted: undefined,
  ...bindings,
});

/** A transition that no path in the browser takes. */
export interface Left {
  readonly machine: string;
  /** As `transitionName` writes it. */
  readonly transition: string;
  readonly reason: string;
}

/** A machine whose paths do not run in the browser. */
export interface Unbound {
  readonly machine: string;
  readonly reason: string;
}
