/** What the actor and the screen say of themselves at one moment. */
export interface Look {
  /** The vertex of the graph that the actor is at (`keyOf`). */
  readonly vertex: string;
  /** `data-flow data-state` of what is on top; `null` if there is no screen. */
  readonly shown: string | null;
  /** The words on all screens of the flow. */
  readonly text: string;
  /** Types of the events that the actor has received since the flow began, in their order. */
  readonly received: readonly string[];
}

/** Something on the screen that can be pressed. */
export interface Control {
  readonly role: 'button' | 'link' | 'checkbox' | 'radio' | 'switch' | 'tab';
  /** As the screen says it. */
  readonly name: string;
  /** May it be pressed now? */
  readonly isOn: boolean;
}

/** What a step has brought about on a page besides its state. */
export interface Trace {
  /** What happened since the flow began, a line each; it grows. */
  readonly log: readonly string[];
  /** What is there now and was not made by the screen: what a browser stores, what a client caches. */
  readonly held: readonly string[];
  /** What a person meets besides words: where the focus is, what fields hold, where links lead. */
  readonly there: readonly string[];
}

/** What the page of the paths offers to the runner, as fields of its `window`. */
export interface FlowDriver {
  /** Begins a flow anew from an input of its model, on its real screen. `answered` names the actors that run, where something answers them. */
  startFlow(flow: string, input: string, language: string, answered: readonly string[]): Promise<void>;
  /** Has happen what neither a control nor an answer does: a scripted actor's outcome, a timer, an event of the parent; by its `possibleName` where the actor is. */
  playNamed(name: string): void;
  /** The same by the step's name (`checkEmail.done`) and facts, from where the actor is. */
  playStep(name: string, facts: unknown): void;
  look(): Look;
  /** What an actor that the flow invokes was given, by the id of the invoke; `undefined` where none runs. */
  inputOf(id: string): unknown;
  /** What can be pressed on top, if that is the flow's own. */
  controls(): readonly Control[];
  /** The words on top, a line each, if that is the flow's own. */
  words(): readonly string[];
  /** What the flow has brought about besides its states since it began. */
  trace(): Trace;
  /** Which of these messages stand at no control, at no field that is invalid and in no alert. */
  unattached(texts: readonly string[]): readonly string[];
  /** Marks a control on top, by its key, so that the runner finds it; gives whether it can be pressed there. */
  mark(key: string): boolean;
  /** The controls that were pressed since the page was loaded, as `keyOfControl` names them. */
  pressed(): readonly string[];
  /** All that the page shows, to see whether a press changes anything. */
  picture(): string;
}

export const keyOfControl = ({ role, name }: Pick<Control, 'role' | 'name'>): string => `${role} “${name}”`;

declare global {
  interface Window extends FlowDriver {}
}
