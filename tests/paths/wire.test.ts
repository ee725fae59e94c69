import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { allEdges, exploreAll } from '../../machines/explore/graph.ts';
import { PortError } from '../../machines/failures.ts';
import { holdsFor, patternOf, stepNameOf } from '../../scripts/paths/step-name.ts';
import { dataOf } from '../../src/api/answer.ts';
import type { FlowWithScreen } from '../browser/states/looks.ts';
import { ALL_BINDINGS } from '../paths/browser/bindings/all.ts';
import { pathModelOf } from '../paths/browser/path-models.ts';
import { BY_SERVER } from '../paths/browser/wire/by-server.ts';
import { SCRIPTED, WIRE, wireAnswersOf } from '../paths/browser/wire/ports.ts';
import { endedBy, type WireAnswer } from '../paths/browser/wire/wire.ts';

const FLOWS = Object.keys(WIRE) as FlowWithScreen[];

test('every flow with a screen has ports at the wire, or a reason why not', () => {
  const all = ALL_BINDINGS.map(({ flow }) => flow).sort();
  expect([...FLOWS, ...Object.keys(SCRIPTED)].sort()).toEqual(all);
});

/** Outcomes that machines are ready for, but that the client does not let through. */
const REFUSED_BY_CLIENT = ['ssoGateway requestPartnerCode {"is":"code","code":""}'];

test.each(FLOWS)('the server can say every outcome of %s’s ports, and the client takes its answer for that outcome', (flow) => {
  const model = pathModelOf(flow);
  const ports = WIRE[flow] ?? {};
  expect(Object.keys(model.outcomes)).toEqual(expect.arrayContaining(Object.keys(ports)));
  const edges = exploreAll(model)
    .flatMap(allEdges)
    .filter(({ event }) => (endedBy(event) ?? '') in ports);
  expect(edges.length).toBeGreaterThan(0);
  for (const { event } of edges) {
    const id = endedBy(event) ?? '';
    const answers = wireAnswersOf(flow, { event });
    if (REFUSED_BY_CLIENT.includes(`${flow} ${id} ${JSON.stringify(event.output)}`)) expect(answers).toBeUndefined();
    else expect(reasonOf(answers ?? []), `${id} ${JSON.stringify(event.output)}`).toBe(wantedReason(flow, event));
  }
});

test.each(Object.entries(BY_SERVER))(
  'what the real server says of %s is of its model, and goes over the wire',
  (name, { starts, outcomes }) => {
    const flow = name as FlowWithScreen;
    const model = pathModelOf(flow);
    expect(Object.keys(model.inputs)).toEqual(expect.arrayContaining(Object.keys(starts)));
    const edges = exploreAll(model).flatMap(allEdges);
    const asked = edges.filter((edge) => wireAnswersOf(flow, edge) !== undefined).map(({ event }) => stepNameOf(event));
    const idle = Object.keys(outcomes).filter(
      (key) => !asked.some((step) => step.name === patternOf(key).name && holdsFor(patternOf(key), step)),
    );
    expect(idle).toEqual([]);
  },
);

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

function wantedReason(flow: FlowWithScreen, event: AnyEventObject): string {
  const { error, output } = event as { readonly error?: unknown; readonly output?: unknown };
  if (error instanceof PortError) return error.reason ?? error.serverMessage ?? 'failure';
  return WIRE[flow]?.[endedBy(event) ?? '']?.refusal?.(output) === undefined ? 'good' : 'consentRequired';
}
