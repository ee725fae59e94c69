import { pathOf, transitionName } from '../explore/chart.ts';
import { coverage } from '../explore/coverage.ts';
import { DryRun, Unanswered } from '../explore/dry-run.ts';
import { endlessWaits, withoutWayOut } from '../explore/escape.ts';
import { unexpectedAtFirst, unexpectedIn, unexpectedSteps } from '../explore/expectations.ts';
import { type Rule, type Rules, SPECIFICATION } from '../explore/finding.ts';
import { explore, type Failure, type Graph, Walk } from '../explore/graph.ts';
import { brokenSentences, holdsAtFirst } from '../explore/invariants.ts';
import { Judged, usable } from '../explore/judged.ts';
import type { FailureReader, Model } from '../explore/model.ts';
import { isGuessed } from '../explore/model-of.ts';
import { totality } from '../explore/totality.ts';
import { unsureOf } from '../explore/unsure.ts';
import type { Mutant } from './mutants.ts';
import type { KnownStep, Original } from './original.ts';

/** So many broken steps are looked at for one that can be reached in the changed machine, before that machine is walked whole. */
const TRIES = 1000;

/** What tests of the model say of a changed machine: the first complaint, or nothing. */
export function killerOf(original: Original, mutant: Mutant, reading?: FailureReader, rules?: Rules): string | undefined {
  const restore = mutant.apply();
  try {
    return brokenAtOnce(original, mutant, reading) ?? faultOf(original.model, reading, rules);
  } catch (error) {
    return `throws: ${String(error)}`;
  } finally {
    restore();
  }
}

/** Takes the steps that the change touches: what they break is found without a walk through the whole machine. */
function brokenAtOnce(original: Original, { at }: Mutant, reading: FailureReader | undefined): string | undefined {
  const { model } = original;
  const dry = new DryRun(model.machine);
  for (const input of Object.keys(model.inputs)) {
    const { position } = dry.start(model.inputs[input]);
    const broken = model.invariants.find((invariant) => !holdsAtFirst(invariant, position.snapshot));
    const [wrong] = unexpectedAtFirst(model, input, position.snapshot, reading);
    if (broken !== undefined || wrong !== undefined) return broken?.title ?? wrong;
  }
  let tries = 0;
  for (const step of original.stepsAt(at)) {
    const broken = brokenBy(model, dry, step, reading);
    if (broken === undefined) continue;
    // A step behind the change itself proves nothing.
    if (!original.isBehind(step, at)) return broken;
    tries += 1;
    if (tries === TRIES) return undefined;
  }
  return undefined;
}

function brokenBy(model: Model, dry: DryRun, { graph, edge }: KnownStep, reading: FailureReader | undefined): string | undefined {
  const from = graph.vertices.get(edge.from);
  if (from === undefined) return undefined;
  const before = from.snapshot;
  const after = dry.step(from, edge.event)?.position.snapshot ?? before;
  const [wrong] = unexpectedIn(model, { before, event: edge.event, after }, reading);
  return wrong ?? model.invariants.find(({ holds }) => after !== before && !holds(after, edge.event, before))?.title;
}

/**
 * The first complaint of a walk through the whole machine as it is now.
 * @param rules A complaint whose rule is off or a note is none.
 */
export function faultOf(model: Model, reading?: FailureReader, rules = SPECIFICATION): string | undefined {
  const counts = (rule: Rule) => rules[rule] === 'error' || rules[rule] === 'warning';
  const isFault = ({ error, event }: Failure) => (error instanceof Unanswered ? counts('error-stops-machine') : !isGuessed(model, event));
  const graphs: Graph[] = [];
  const noted = new Judged(model, reading);
  for (const input of Object.keys(model.inputs)) {
    const graph = explore(model, input, undefined, new Walk(noted.see));
    const judged = usable(model, noted);
    const [failed] = [...graph.failures.filter((each) => isFault(each)), ...(graph.failsAtFirst === undefined ? [] : [graph.failsAtFirst])];
    if (failed !== undefined) return `throws: ${String(failed.error)}`;
    const [broken] = brokenSentences(model.invariants, [graph], judged?.broken);
    if (broken !== undefined) return broken.title;
    graphs.push(graph);
    // What is said of a state that this input does not lead to is not needless: that is asked of all inputs together, below.
    const [wrong] = unexpectedSteps(model, [graph], reading, judged).filter((each) => !each.startsWith('no step'));
    if (wrong !== undefined) return wrong;
  }
  const { unreachedStates, untaken } = coverage(model, graphs);
  const unsure = unsureOf(model, graphs);
  const [states, transitions] = [new Set([...unsure.states].map(pathOf)), untaken.filter((each) => !unsure.transitions.has(each))];
  const [fault] = [
    ...[...unreachedStates.filter((each) => !states.has(each)), ...transitions.map(transitionName)].map((each) => `unreached: ${each}`),
    ...(counts('unanswered-event') ? totality(model, graphs) : []),
    ...graphs.flatMap((graph) => withoutWayOut(model, graph)),
    ...(counts('endless-wait') ? endlessWaits(model, graphs) : []),
    ...unexpectedSteps(model, graphs, reading, usable(model, noted)),
  ];
  return fault;
}
