import type { AnyMachineSnapshot } from 'xstate';
import type { Bindings } from '../browser/bindings.ts';
import { isClicked, isPreceded, lacksControl } from '../browser/offered.ts';
import type { Screens } from '../browser/screens.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import { nodesOf } from '../explore/xstate-internals.ts';
import { isMachine } from '../models.ts';
import type { Effort } from './budget/effort.ts';
import { waitOf } from './budget/estimate.ts';
import { stateOf } from './places.ts';
import type { Speaker } from './speaker.ts';
import { isOf, patternOf, stepNameOf } from './step-name.ts';

/** Where the steps of a path are taken. */
export interface Walked {
  readonly machine: string;
  readonly graph: Graph;
  readonly speaker: Speaker;
  readonly bindings: readonly Bindings[];
  readonly effort: Effort;
  readonly screens?: Screens | undefined;
}

const nameIn = ({ event }: Edge, { speaker }: Walked) => stepNameOf(event, speaker.facts);

/** A person sees no more of where a step leads. */
const looksOf = ({ after }: Edge, { speaker }: Walked): string => JSON.stringify([stateOf(after), speaker.shownFailure(after) ?? null]);

/** The machine that an actor of this snapshot runs. */
function machineOf(snapshot: AnyMachineSnapshot, actor: string): string | undefined {
  const invokes = nodesOf(snapshot).flatMap(({ invoke }) => invoke);
  const source = invokes.find(({ id }) => id === actor)?.src;
  const logic = source === undefined ? undefined : snapshot.machine.implementations.actors[String(source)];
  return isMachine(logic) ? logic.id : undefined;
}

/** The flow with a screen of its own that ends in this step: what a person does there, not an answer. */
export function flowEndedBy(edge: Edge, walked: Walked): string | undefined {
  const { kind, of } = nameIn(edge, walked);
  if (edge.source !== 'actor' || kind !== 'done' || of === undefined) return undefined;
  const flow = machineOf(edge.before, of);
  return walked.bindings.some((each) => each.flow === flow) ? flow : undefined;
}

/**
 * Why no person takes a step: no sentence says how; the project says that only a script does; the screen has no control for it there; a timer is
 * quicker than a person.
 */
export type Obstacle = 'untold' | 'scriptOnly' | 'noControl' | 'tooQuick';

/** Says what keeps a person from this step; `undefined`: nothing does. */
export function obstacleTo(edge: Edge, walked: Walked): Obstacle | undefined {
  const { machine, speaker, bindings } = walked;
  if (isTooQuick(edge, walked)) return 'tooQuick';
  const bound = bindings.find(({ flow }) => flow === machine);
  if (bound !== undefined && isClicked(edge, bound)) {
    const isMissing = bound.events[edge.event.type] === undefined || lacksControl(edge, bound) || isPreceded(edge, bound);
    if (isMissing || isCovered(edge, walked)) return 'noControl';
  }
  const told = [speaker.arrange(machine, edge.event), isOwnRow(edge, walked) ? slowAt(edge.from, walked) : undefined];
  if (told.some((text) => text !== undefined && isScriptOnly(text, speaker)) || isReplaced(edge, walked)) return 'scriptOnly';
  return isUntold(edge, walked) ? 'untold' : undefined;
}

/** Does it use a control that stands on no screen of the flows which are before a person there? */
function isCovered(edge: Edge, walked: Walked): boolean {
  const { machine, screens, speaker } = walked;
  const within = shownAt(edge.from, walked).filter((flow) => flow !== machine);
  if (screens?.controlsOf === undefined || within.length === 0) return false;
  const control = speaker.controlOf(machine, edge);
  const names = within.map((flow) => screens.controlsOf?.(flow, speaker.language));
  return control !== undefined && names.every((each) => each?.every((name) => !name.includes(control.name)) === true);
}

/** Does another failure of the same actor come where a person brings this one about? */
function isReplaced(edge: Edge, walked: Walked): boolean {
  const other = walked.speaker.rather(edge.event);
  if (other === undefined) return false;
  const [pattern, { of }] = [patternOf(other), nameIn(edge, walked)];
  const steps = (walked.graph.edges.get(edge.from) ?? []).map((each) => nameIn(each, walked));
  return steps.some((step) => step.of === of && isOf(pattern, step));
}

/** Does the project say of this that no person does it? */
export const isScriptOnly = (text: string, { label }: Speaker): boolean => text.startsWith(label('notByHand'));

/** Is it a row of a plan, not a part of the row before? A person does it, there or elsewhere, or waits for a timer. */
export function isOwnRow(edge: Edge, walked: Walked): boolean {
  const { machine, speaker } = walked;
  if (flowEndedBy(edge, walked) !== undefined) return true;
  if (isAtOnce(edge, walked) || isFlash(edge, walked)) return false;
  const { kind, name } = nameIn(edge, walked);
  const isAnswer = edge.source === 'actor' && kind !== name;
  return edge.source !== 'actor' || (!isAnswer && (speaker.arrange(machine, edge.event) ?? '') !== '');
}

/** Does a timer end what nobody has the time to look at? */
export function isFlash(edge: Edge, { effort }: Walked): boolean {
  if (edge.source !== 'timer') return false;
  const wait = waitOf(edge, edge.before.machine);
  return wait > 0 && wait < effort.look;
}

/** Does nothing say how a person brings this about, although something else may happen there? */
function isUntold(edge: Edge, walked: Walked): boolean {
  const { machine, speaker, bindings, graph } = walked;
  const { text, hasSentence } = speaker.step(machine, edge);
  // An answer may be called by its name; what a person does may not.
  if (text.includes('{{') || (!hasSentence && (edge.source === 'person' || flowEndedBy(edge, walked) !== undefined))) return true;
  // How a flow within ends tells nobody what to do there.
  if (
    speaker.saysOutcome(machine, edge.event) &&
    flowEndedBy(edge, walked) !== undefined &&
    (speaker.arrange(machine, edge.event) ?? '') === ''
  )
    return true;
  if (speaker.arrange(machine, edge.event) !== undefined || edge.source === 'timer') return false;
  const bound = bindings.find(({ flow }) => flow === machine);
  if (edge.source === 'person') return bound !== undefined && !isClicked(edge, bound);
  const { kind, of } = nameIn(edge, walked);
  if (kind !== 'done') return true;
  const others = (graph.edges.get(edge.from) ?? []).filter((each) => each.source === 'actor' && nameIn(each, walked).kind === 'done');
  return others.some((each) => nameIn(each, walked).of === of && looksOf(each, walked) !== looksOf(edge, walked));
}

/** Tells how to hold back the answers that are on their way in this state; `undefined` where none is. */
export function slowAt(vertex: string, walked: Walked): string | undefined {
  const answers = (walked.graph.edges.get(vertex) ?? []).filter((edge) => !isOwnRow(edge, walked) && nameIn(edge, walked).kind === 'done');
  const told = answers.map((edge) => walked.speaker.slow(nameIn(edge, walked).of ?? '') ?? '');
  return told.find((text) => isScriptOnly(text, walked.speaker)) ?? told.find((text) => text !== '');
}

/** Does it come at once, before a person can act, and only where something begins? The project's sentences say that nobody holds it back. */
export function isAtOnce(edge: Edge, walked: Walked): boolean {
  const { kind, name } = nameIn(edge, walked);
  return kind === name && isScriptOnly(walked.speaker.slow(name, false) ?? '', walked.speaker);
}

/** Does a timer take the screen away before a person can act there? One that keeps the screen counts only where the same step leads elsewhere then. */
function isTooQuick(edge: Edge, walked: Walked): boolean {
  const { graph, effort } = walked;
  if (edge.source !== 'person') return false;
  const leaving = graph.edges.get(edge.from) ?? [];
  const quick = leaving.filter((each) => each.source === 'timer' && waitOf(each, each.before.machine) < effort.act);
  const isAlike = (each: Edge) => each.event.type === edge.event.type && looksOf(each, walked) === looksOf(edge, walked);
  return quick.some(({ to }) => titleAt(edge.from, walked) !== titleAt(to, walked) || !(graph.edges.get(to) ?? []).some(isAlike));
}

const titleAt = (vertex: string, { machine, graph, screens, speaker }: Walked): string | undefined =>
  screens?.titleThere?.(machine, graph, vertex, speaker.language);

/** The flows that a person has before them there: those that run within this one, or itself. */
export function shownAt(vertex: string, walked: Walked): string[] {
  const { machine, graph } = walked;
  const within = (graph.edges.get(vertex) ?? []).map((edge) => flowEndedBy(edge, walked)).filter((flow) => flow !== undefined);
  return [...new Set(within.length === 0 ? [machine] : within)];
}
