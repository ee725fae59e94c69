import type { CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { PortError } from '#machines/failures.ts';
import { type FlowAt, type How, NotHere } from '#statewalk/at/started.ts';
import type { Edge } from '#statewalk/explore/graph.ts';
import { holdsFor, patternOf, stepNameOf } from '#statewalk/plans/step-name.ts';
import { failureFacts } from '#tests/paths/failure-facts.ts';
import type { WiredBindings } from '../browser/bindings.ts';
import { endedBy, type WirePort, wireAnswersOf } from '../browser/wire/wire.ts';
import type { Answered } from './client.ts';
import type { FlowHere, Outcome } from './flow-at.ts';
import type { Person } from './person.ts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** The entry of a table that is keyed by steps, of several the one with the most conditions. */
export function entryOf<T>(table: Readonly<Record<string, T>>, { event }: Edge): T | undefined {
  const step = stepNameOf(event, failureFacts);
  return Object.entries(table)
    .map(([key, value]) => ({ pattern: patternOf(key), value }))
    .filter(({ pattern }) => pattern.name === step.name && holdsFor(pattern, step))
    .sort((a, b) => b.pattern.conditions.length - a.pattern.conditions.length)[0]?.value;
}

/** Which calls a port makes one after another here. */
function callsOf(port: WirePort, { before }: Edge): readonly (readonly CallName[])[] {
  const call = port.callOf?.(before);
  return call === undefined ? port.asks : [[call]];
}

const isUnreachable = ({ event }: Edge): boolean =>
  event.error instanceof PortError && event.error.reason === undefined && event.error.serverMessage === undefined;

/** How steps of a flow come about that are no presses. */
export function howIn({ ports }: WiredBindings, here: FlowHere): FlowAt['how'] {
  return (edge) => {
    const act = entryOf(here.acts, edge);
    if (typeof act === 'string') return act;
    if (act !== undefined) return { act: async (visit) => void (await act(visit as Person, edge)) };
    const port = ports[endedBy(edge.event) ?? ''];
    if (port === undefined) return edge.source === 'timer' ? undefined : entryOf(whyNot(here), edge);
    const outcome = entryOf(here.outcomes, edge);
    if (typeof outcome === 'string') return outcome;
    if (isUnreachable(edge)) return lostIn(callsOf(port, edge));
    return outcome === undefined ? reasonOf(edge) : answeredIn(callsOf(port, edge), wireAnswersOf(ports, edge), outcome);
  };
}

const whyNot = ({ outcomes }: FlowHere): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(outcomes).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));

function reasonOf({ event: { error } }: Edge): string | undefined {
  if (!(error instanceof PortError)) return undefined;
  if (error.reason === 'answerLost') return 'An answer that is lost behind a server that has done it is not arranged here.';
  if (error.reason === 'tooManyRequests') return 'A limit of the server would have to be used up, which others share.';
  if (error.reason === undefined) return 'The server says this in words of its own only where it fails.';
  return undefined;
}

/** The device has no network while the last of these calls goes. */
function lostIn(calls: readonly (readonly CallName[])[]): How {
  return {
    async act(visit) {
      const person = visit as Person;
      for (const [index, names] of calls.entries())
        if (index < calls.length - 1) await person.calls.pass(names);
        else {
          await person.context.setOffline(true);
          await person.calls.lose(names);
        }
      return undefined;
    },
    settle: (visit) => (visit as Person).context.setOffline(false),
  };
}

function answeredIn(calls: readonly (readonly CallName[])[], answers: ReturnType<typeof wireAnswersOf>, outcome: Outcome): How {
  return {
    ...(outcome.typed !== undefined && { prepare: (visit, edge) => outcome.typed?.(visit as Person, edge) ?? Promise.resolve(undefined) }),
    async act(visit, edge) {
      const person = visit as Person;
      await outcome.arrange?.(person, edge);
      let words = '';
      for (const [index, names] of calls.entries()) {
        const response = await person.calls.pass(names);
        if (response === null) throw new NotHere(`No answer came to ${names.join(' or ')}.`);
        const { code = response.status(), message = '' } = (await response.json().catch(() => ({}))) as Partial<Answered>;
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
      return words;
    },
  };
}
