import { expect, test } from 'vitest';
import { allEdges, exploreAll } from '#statewalk/explore/graph.ts';
import { bindingsOf } from './browser/bound.ts';
import { pathModelOf } from './browser/path-models.ts';
import { wireAnswersOf } from './browser/wire/wire.ts';

test('[WALK-3] of two calls that a port may make, each step waits for the one of its flow', () => {
  const { ports } = bindingsOf('providerLogin');
  const edges = exploreAll(pathModelOf('providerLogin'))
    .flatMap(allEdges)
    .filter(({ event }) => event.type === 'xstate.done.actor.loginByProvider');
  const asked = new Set(edges.flatMap((edge) => wireAnswersOf(ports, edge)?.map(({ calls }) => calls.join(' or ')) ?? []));
  expect(edges.length).toBeGreaterThan(0);
  for (const call of asked) expect(['snsLogin', 'ssoLogin']).toContain(call);
});
