import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import type { ServerAnswer } from '#machines/bindings/by-server.ts';
import { CODE, EMAIL, PASSWORD, PROOF } from '#machines/samples.ts';
import { requestHeaders } from '#src/api/headers.ts';
import { allEdges, exploreAll } from '#statewalk/explore/graph.ts';
import { holdsFor, patternOf, stepNameOf } from '#statewalk/plans/step-name.ts';
import { SAMPLES } from '../support/samples.ts';
import { ALL_BINDINGS, bindingsOf } from './browser/bound.ts';
import { pathModelOf } from './browser/path-models.ts';
import { openRealServer, type StartedServer } from './browser/wire/real-server.ts';
import { wireAnswersOf } from './browser/wire/wire.ts';
import { failureFacts } from './failure-facts.ts';

/* The browser's paths take the same outcomes on the screens; here the server alone is asked, so that a wrong arrangement is told at once. */

let server: StartedServer;
beforeAll(async () => {
  server = await openRealServer();
});
afterAll(() => server?.close());

/** What the pages send there, by the samples of the models. */
const BODIES: Readonly<Partial<Record<CallName, Readonly<Record<string, unknown>>>>> = {
  emailLogin: { authMthd: 1, authId: EMAIL, pswd: PASSWORD },
  checkUser: { authMthd: 1, authId: EMAIL },
  requestEmailCode: { authWay: EMAIL },
  confirmEmailCode: { authWay: EMAIL, authCode: CODE },
  resetPassword: { authMthd: 1, authId: EMAIL, sqncNum: PROOF, pswd: PASSWORD, authCode: '' },
  validateNickname: { ncknm: 'Minji' },
  changeNickname: { ncknm: 'Minji' },
  validateUvrsId: { uvrsId: 'minji_01' },
  changeUvrsId: { uvrsId: 'minji_01' },
};

/** The result, whether a nickname tells of an account, and whether a session begins. */
function gistOf(body: unknown): unknown {
  const { code, data } = body as { readonly code: number; readonly data?: { readonly ncknm?: string; readonly user?: object } };
  return { code, nickname: Boolean(data?.ncknm), session: data?.user !== undefined };
}

/** Starts that are the same on the server are one. */
const startsOf = (starts: Readonly<Record<string, unknown>>): string[] =>
  [...new Set(Object.values(starts))].flatMap((start) => Object.keys(starts).find((input) => starts[input] === start) ?? []);

const SERVED = ALL_BINDINGS.filter(({ server: { outcomes } }) => Object.keys(outcomes).length > 0);
const edges = new Map(SERVED.map(({ flow }) => [flow, exploreAll(pathModelOf(flow)).flatMap(allEdges)]));
const cases = SERVED.flatMap(({ flow, server: { starts, outcomes } }) =>
  startsOf(starts).flatMap((input) => Object.keys(outcomes).map((outcome) => [flow, input, outcome] as const)),
);

test.each(cases)('%s from %s: the real server is brought to say %s', async (flow, input, outcome) => {
  const { ports, server: served } = bindingsOf(flow);
  const { starts, outcomes } = served;
  const pattern = patternOf(outcome);
  const edge = edges
    .get(flow)
    ?.find(({ event }) => stepNameOf(event, failureFacts).name === pattern.name && holdsFor(pattern, stepNameOf(event, failureFacts)));
  const wanted = (edge && wireAnswersOf(ports, edge)) ?? [];
  await server.begin();
  await starts[input]?.(server);
  let answer: ServerAnswer | undefined;
  for (const [at, { calls }] of wanted.entries()) {
    const [name] = calls;
    if (name === undefined) throw new Error(`${outcome} asks nothing`);
    const { method, path, body: kind } = CALLS[name];
    const body = kind === 'json' ? (BODIES[name] ?? (SAMPLES[name].payload as Readonly<Record<string, unknown>>)) : undefined;
    const instead = (at === 0 && (await outcomes[outcome]?.(server, body ?? {}))) || {};
    answer = await server.forward({
      method,
      path: `${API_BASE}${path}`,
      headers: requestHeaders({ token: null, language: 'en', json: kind === 'json' }),
      body: body && { ...body, ...instead },
    });
  }
  expect(gistOf(answer?.body), JSON.stringify(answer)).toEqual(gistOf(wanted.at(-1)?.response?.body));
});
