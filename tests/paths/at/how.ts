import { CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import type { WirePort, WirePorts } from '#machines/bindings/asks.ts';
import { PortError } from '#machines/failures.ts';
import { type FlowAt, type How, NotHere } from '#statewalk/at/started.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { holdsFor, patternOf, type StepName, stepNameOf } from '#statewalk/plans/step-name.ts';
import { failureFacts } from '#tests/paths/failure-facts.ts';
import { endedBy, wireAnswersOf } from '../browser/wire/wire.ts';
import { readAnswer } from './calls.ts';
import type { FlowHere, Outcome } from './flow-at.ts';
import type { Person } from './person.ts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** The entry of a table that is keyed by steps, of several the one with the most conditions. */
const entryOf = <T>(table: Readonly<Record<string, T>>, edge: Edge): T | undefined => table[keyIn(table, edge) ?? ''];

/** Samples are few, and steps many. */
const steps = new WeakMap<object, StepName>();

/** The key of that entry. */
export function keyIn(table: Readonly<Record<string, unknown>>, { event }: Edge): string | undefined {
  const step = steps.get(event) ?? stepNameOf(event, failureFacts);
  steps.set(event, step);
  return Object.keys(table)
    .map((key) => ({ pattern: patternOf(key), key }))
    .filter(({ pattern }) => pattern.name === step.name && holdsFor(pattern, step))
    .sort((a, b) => b.pattern.conditions.length - a.pattern.conditions.length)[0]?.key;
}

/** Which calls a port makes one after another here. */
function callsOf(port: WirePort, { before }: Edge): readonly (readonly CallName[])[] {
  const call = port.callOf?.(before);
  return call === undefined ? port.asks : [[call]];
}

/** Nothing has come back; `wholly`: nor could the server be asked what it has done (API-25). */
function lostAs({ event: { error } }: Edge): 'once' | 'wholly' | undefined {
  if (!(error instanceof PortError)) return undefined;
  if (error.reason === 'answerLost') return 'wholly';
  return error.reason === undefined && error.serverMessage === undefined ? 'once' : undefined;
}

/** How steps of a flow come about that are no presses. */
export function howIn(ports: WirePorts, here: FlowHere): FlowAt['how'] {
  return (edge) => {
    const refused = here.notArranged(edge);
    if (refused !== undefined) return refused;
    const act = entryOf(here.acts, edge);
    if (typeof act === 'string') return act;
    if (act !== undefined)
      return {
        act: async (visit) => (await act(visit as Person, edge)) ?? undefined,
        settle: (visit) => (visit as Person).calls.comeBack(),
      };
    const port = ports[endedBy(edge.event) ?? ''];
    if (port === undefined) return edge.source === 'timer' ? undefined : entryOf(whyNot(here), edge);
    const entry = entryOf(here.outcomes, edge);
    const outcome = typeof entry === 'function' ? entry(edge) : entry;
    if (typeof outcome === 'string') return outcome;
    const lost = lostAs(edge);
    if (lost !== undefined) return lostIn(callsOf(port, edge), lost);
    return outcome === undefined ? reasonOf(edge) : answeredIn(callsOf(port, edge), wireAnswersOf(ports, edge), outcome);
  };
}

const whyNot = ({ outcomes }: FlowHere): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outcomes).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));

function reasonOf({ event: { error } }: Edge): string | undefined {
  if (!(error instanceof PortError)) return undefined;
  if (error.reason === 'tooManyRequests') return 'A limit of the server would have to be used up, which others share.';
  if (error.reason === undefined) return 'The server says this in words of its own only where it fails.';
  return undefined;
}

/** The network goes while the last of these calls is on its way: for all that follows, or for a moment. */
function lostIn(calls: readonly (readonly CallName[])[], lost: 'once' | 'wholly'): How | string {
  const [name] = calls.at(-1) ?? [];
  const kind = name === undefined ? 'read' : CALLS[name].whenAnswerLost;
  if (lost === 'wholly' && kind === 'read') return 'The client takes a lost answer to this call for a server that cannot be reached.';
  if (lost === 'once' && kind === 'repeat') return 'The client sends this call again, and the server then answers.';
  const isOffline = lost === 'wholly' || kind === 'read';
  return {
    async act(visit) {
      const person = visit as Person;
      for (const names of calls.slice(0, -1)) await person.calls.pass(names);
      await person.calls.lose(calls.at(-1) ?? [], isOffline);
      return undefined;
    },
    settle: (visit) => (visit as Person).calls.comeBack(),
  };
}

function answeredIn(calls: readonly (readonly CallName[])[], answers: ReturnType<typeof wireAnswersOf>, outcome: Outcome): How {
  return {
    isAtOnce: outcome.isAtOnce === true,
    ...(outcome.typed !== undefined && { prepare: (visit, edge) => outcome.typed?.(visit as Person, edge) ?? Promise.resolve(undefined) }),
    async act(visit, edge) {
      const person = visit as Person;
      await outcome.arrange?.(person, edge);
      let words = '';
      for (const [index, names] of calls.entries()) {
        const response = await person.calls.pass(names);
        if (response === null) throw new NotHere(`No answer came to ${names.join(' or ')}.`);
        const { code, message } = await readAnswer(response);
        const wanted = answers?.[index]?.response?.body.code ?? (index < calls.length - 1 ? RESULT.ok : undefined);
        words = code === RESULT.ok ? '' : message;
        if (code === wanted || wanted === undefined) {
          if (code !== RESULT.ok) break;
          continue;
        }
        const said = `the server answers ${code}${message === '' ? '' : ` (${message})`} to ${names.join(' or ')}, not ${wanted}`;
        if (response.status() === TOO_MANY || response.status() >= SERVER_ERROR) throw new NotHere(`A limit or an outage: ${said}.`);
        // A port that asks twice does not go on after a refusal: which call says it does not matter.
        if (code === answers?.at(-1)?.response?.body.code) break;
        throw new Error(said);
      }
      await outcome.after?.(person);
      return words;
    },
  };
}
