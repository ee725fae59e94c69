import { describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import { statesOf } from '#statewalk/explore/chart.ts';
import { coverage } from '#statewalk/explore/coverage.ts';
import { endlessWaits, withoutWayOut } from '#statewalk/explore/escape.ts';
import { SPECIFICATION } from '#statewalk/explore/finding.ts';
import { explore, exploreAll } from '#statewalk/explore/graph.ts';
import { violations } from '#statewalk/explore/invariants.ts';
import { lint } from '#statewalk/explore/lint.ts';
import { mermaid } from '#statewalk/explore/mermaid.ts';
import { totality } from '#statewalk/explore/totality.ts';
import { models, titleOf } from './models.ts';
import { asking, good, modelOf, sound, withStates } from './question.ts';
import { walk } from './walk.ts';

describe('a machine in order', () => {
  test('passes every check', () => {
    const graphs = exploreAll(sound);
    expect(lint(sound, SPECIFICATION)).toEqual([]);
    expect(coverage(sound, graphs)).toMatchObject({ states: 4, transitions: 6, unreachedStates: [], unreachedTransitions: [] });
    expect(totality(sound, graphs)).toEqual([]);
    expect(graphs.flatMap((graph) => withoutWayOut(sound, graph))).toEqual([]);
    expect(endlessWaits(sound, graphs)).toEqual([]);
  });

  test('is walked with what people do, every end of its port, and its timer', () => {
    const graph = explore(sound, 'plain');
    const fromAsking = [...graph.edges].find(([key]) => key.startsWith('["asking"'))?.[1] ?? [];
    expect(fromAsking.map(({ event, source }) => [event.type, source])).toEqual([
      ['CLOSED', 'person'],
      ['xstate.after.patience.question.asking', 'timer'],
      ['xstate.done.actor.ask', 'actor'],
      ['xstate.done.actor.ask', 'actor'],
      ['xstate.error.actor.ask', 'actor'],
    ]);
  });

  test('is drawn as a diagram', () => {
    const diagram = mermaid(good);
    expect(diagram).toContain('in_asking --> in_answered: ask is done [said]');
    expect(diagram).toContain('state "idle<br/>SHELL-1" as in_idle');
    expect(diagram).toContain('in_any --> in_closed: CLOSED');
  });

  test('a diagram has no arrow between a composite state and a state inside it, which Mermaid cannot draw', () => {
    for (const { machine } of Object.values(models)) {
      const composite = new Set(
        statesOf(machine).flatMap((node) => (Object.keys(node.states).length > 0 ? [['in', ...node.path].join('_')] : [])),
      );
      const arrows = [...mermaid(machine).matchAll(/^ *(\S+) --> ([^\s:]+)/gm)];
      expect(arrows.flatMap(([, from, to]) => [from, to]).filter((id) => composite.has(String(id)))).toEqual([]);
    }
  });
});

describe('the graph is faulted for', () => {
  test('a state and transitions that nothing leads to', () => {
    const model = withStates({ lost: { description: 'No transition leads here.', on: { ASKED: 'asking' } } });
    expect(coverage(model, exploreAll(model))).toMatchObject({
      unreachedStates: ['lost'],
      unreachedTransitions: ['lost: ASKED -> asking'],
    });
  });

  test('a guarded branch that is never chosen', () => {
    const model = modelOf(good, { outcomes: { ask: [{ done: false }, { error: new Error('no') }] } });
    expect(coverage(model, exploreAll(model)).unreachedTransitions).toEqual(['asking: ask is done [said] -> answered']);
  });

  test('a state that is only passed through counts as reached', () => {
    const model = withStates({ idle: { description: 'Passed.', always: 'asking' } });
    expect(coverage(model, exploreAll(model)).unreachedStates).toEqual([]);
  });

  test('an event that a state does not answer', () => {
    const model = modelOf(good, { unanswered: {} });
    expect(totality(model, exploreAll(model))).toEqual(['ASKED vanishes in asking']);
  });

  test('an event that is ignored needlessly, or where there is no state', () => {
    const model = modelOf(good, { unanswered: { asking: ['ASKED', 'CLOSED'], askign: ['ASKED'] } });
    expect(totality(model, exploreAll(model))).toEqual([
      'the model needlessly ignores CLOSED in asking',
      'the model ignores events in "askign", which is no state',
    ]);
  });

  test("an event that comes unasked and is ignored under '*'", () => {
    const model = modelOf(good, {
      outcomes: { ask: [...(sound.outcomes.ask ?? []), { sends: { type: 'TOLD' } }] },
      unanswered: { '*': ['ASKED', 'TOLD'] },
    });
    expect(totality(model, exploreAll(model))).toEqual([
      expect.stringContaining('TOLD comes unasked'),
      'TOLD, sent by "ask", vanishes in asking',
      'the model needlessly ignores TOLD in *',
    ]);
  });

  test('an invariant that is broken, with the way there', () => {
    const broken = {
      title: 'nothing is ever asked (SHELL-1)',
      holds: (after: { matches(state: string): boolean }) => !after.matches('asking'),
    };
    expect(violations(broken, exploreAll(sound))[0]).toMatch(/nothing is ever asked.*ASKED -> "asking"/);
    expect(titleOf(broken.title)).toBe('[SHELL-1] nothing is ever asked');
  });

  test('an invariant that is broken before the first event', () => {
    const broken = {
      title: 'a question is being asked (SHELL-1)',
      holds: (after: { matches(state: string): boolean }) => !after.matches('idle'),
    };
    expect(violations(broken, exploreAll(sound))[0]).toBe('"a question is being asked (SHELL-1)" is broken: plain: at first, in "idle"');
    const begun = { title: 'it does not begin', holds: (_after: unknown, event: { type: string }) => event.type !== 'xstate.init' };
    expect(violations(begun, exploreAll(sound))).toHaveLength(1);
    expect(() => walk({ ...sound, invariants: [begun] }, explore(sound, 'plain'), [])).toThrow('"it does not begin" is broken at first');
  });

  test("most of its events under '*'", () => {
    const model = modelOf(good, { events: [{ type: 'ASKED' }], unanswered: { '*': ['ASKED'] } });
    expect(totality(model, exploreAll(model))[0]).toMatch("'*' ignores 1 of 1 events");
  });

  test('a state without a way out', () => {
    const model = withStates({ asking: { description: 'Turns round and round.', on: { ASKED: 'asking' } } }, { on: {} });
    expect(withoutWayOut(model, explore(model, 'plain'))).not.toEqual([]);
    expect(withoutWayOut({ ...model, home: (snapshot) => snapshot.matches('asking') }, explore(model, 'plain'))).toEqual([]);
  });

  test('a wait that no event can cut short', () => {
    const model = withStates({ asking: { ...asking, after: undefined } }, { on: {} });
    expect(endlessWaits(model, exploreAll(model))).toEqual(['in "asking" no event can cut "ask" short']);
    expect(endlessWaits({ ...model, endsByItself: ['ask'] }, exploreAll(model))).toEqual([]);
    expect(endlessWaits(modelOf(good, { endsByItself: ['ask'] }), exploreAll(sound))).toEqual(['the model needlessly lets "ask" wait']);
  });

  test('a context that grows without end', () => {
    const counting = modelOf(
      good.provide({ actions: { count: assign({ tries: ({ context }: { context: { tries: number } }) => context.tries + 1 }) } }),
    );
    expect(() => explore(counting, 'plain', 50)).toThrow('more than 50 vertices');
  });
});
