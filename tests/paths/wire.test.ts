import { expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { RESULT } from '#contract/result-codes.ts';
import type { WirePorts } from '#machines/bindings/asks.ts';
import { PortError } from '#machines/failures.ts';
import { dataOf } from '#src/api/answer.ts';
import { allEdges, exploreAll } from '#statewalk/explore/graph.ts';
import { holdsFor, patternOf, stepNameOf } from '#statewalk/plans/step-name.ts';
import type { FlowWithScreen } from '../sweeps/states/looks.ts';
import { ALL_BINDINGS } from './browser/bound.ts';
import { pathModelOf } from './browser/path-models.ts';
import { endedBy, isPlayed, type WireAnswer, wireAnswersOf } from './browser/wire/wire.ts';
import { failureFacts } from './failure-facts.ts';

/** Outcomes that machines are ready for, but that the client does not let through. */
const REFUSED_BY_CLIENT = [
  'ssoGateway requestPartnerCode {"is":"code","code":""}',
  'ssoGateway requestPartnerCode {"is":"next","next":""}',
];

const explored = new Map<FlowWithScreen, readonly AnyEventObject[]>();
/** Each once, however many edges it takes; a flow is explored once. */
function eventsOf(flow: FlowWithScreen): readonly AnyEventObject[] {
  const events = explored.get(flow) ?? explore(flow);
  explored.set(flow, events);
  return events;
}

const explore = (flow: FlowWithScreen): readonly AnyEventObject[] => [
  ...new Map(
    exploreAll(pathModelOf(flow))
      .flatMap(allEdges)
      .map(({ event }) => [JSON.stringify(event), event]),
  ).values(),
];

/** ms; the largest flow is explored for ten seconds. */
const EXPLORING = 60_000;

const WIRED = ALL_BINDINGS.filter(({ scripted }) => scripted === undefined);

test.each(WIRED)(
  'the server can say every outcome of $flow’s ports, and the client takes its answer for that outcome',
  { timeout: EXPLORING },
  ({ flow, ports }) => {
    const model = pathModelOf(flow);
    expect(Object.keys(model.outcomes)).toEqual(expect.arrayContaining(Object.keys(ports)));
    const ends = eventsOf(flow).filter((event) => (endedBy(event) ?? '') in ports);
    expect(ends.length).toBeGreaterThan(0);
    for (const event of ends) {
      const id = endedBy(event) ?? '';
      const port = ports[id];
      const answers = answersOfAnyCall(ports, id, event);
      if (port !== undefined && isPlayed(port, event)) expect(answers).toBeUndefined();
      else if (REFUSED_BY_CLIENT.includes(`${flow} ${id} ${JSON.stringify(event.output)}`)) expect(answers).toBeUndefined();
      else expect(reasonOf(answers ?? []), `${id} ${JSON.stringify(event.output)}`).toBe(wantedReason(ports, event));
    }
  },
);

test.each(ALL_BINDINGS.filter(({ server }) => Object.keys(server.outcomes).length > 0))(
  'the real server’s outcomes of $flow are of its model, and go over the wire',
  { timeout: EXPLORING },
  ({ flow, ports, server: { starts, outcomes } }) => {
    const model = pathModelOf(flow);
    expect(Object.keys(model.inputs)).toEqual(expect.arrayContaining(Object.keys(starts)));
    const asked = eventsOf(flow)
      .filter((event) => wireAnswersOf(ports, { event }) !== undefined)
      .map((event) => stepNameOf(event, failureFacts));
    const idle = Object.keys(outcomes).filter(
      (key) => !asked.some((step) => step.name === patternOf(key).name && holdsFor(patternOf(key), step)),
    );
    expect(idle).toEqual([]);
  },
);

/** Where a port makes one of several calls: the answers of the first that can have it end so. */
function answersOfAnyCall(ports: WirePorts, id: string, event: AnyEventObject): readonly WireAnswer[] | undefined {
  const port = ports[id];
  if (port?.callOf === undefined) return wireAnswersOf(ports, { event });
  const before = {} as AnyMachineSnapshot;
  for (const call of port.asks[0] ?? []) {
    const answers = wireAnswersOf({ ...ports, [id]: { ...port, callOf: () => call } }, { event, before });
    if (answers !== undefined) return answers;
  }
  return undefined;
}

/** What the client makes of the last answer. */
function reasonOf(answers: readonly WireAnswer[]): string {
  const last = answers.at(-1);
  const [name] = last?.calls ?? [];
  if (last === undefined || name === undefined) return 'no answer';
  if (last.response === null) return 'failure';
  try {
    dataOf(name, last.response);
    return 'good';
  } catch (error) {
    return error instanceof PortError ? (error.reason ?? error.serverMessage ?? 'failure') : 'defect';
  }
}

function wantedReason(ports: WirePorts, event: AnyEventObject): string {
  const { error, output } = event as { readonly error?: unknown; readonly output?: unknown };
  if (error instanceof PortError) return error.reason ?? error.serverMessage ?? 'failure';
  const port = ports[endedBy(event) ?? ''];
  const refusal = (port?.callOf === undefined ? [undefined] : (port.asks[0] ?? []))
    .map((call) => port?.refusal?.(output, call))
    .find(Boolean);
  return Object.entries(RESULT).find(([, code]) => code === refusal?.code)?.[0] ?? 'good';
}
