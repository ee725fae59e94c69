import { describe, expect, test } from 'vitest';
import { and, stateIn } from 'xstate';
import { SPECIFICATION } from '#statewalk/explore/finding.ts';
import { lint } from '#statewalk/explore/lint.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { asking, good, idle, modelOf, sound, withStates } from './question.ts';

describe('the chart is faulted for', () => {
  const faults: [string, Model, string | RegExp][] = [
    ['a misspelt delay', withStates({ asking: { ...asking, after: { patiense: 'idle' } } }), /the delay "patiense" is not declared/],
    ['a missing onError', withStates({ asking: { ...asking, invoke: { ...asking.invoke, onError: undefined } } }), /has no onError/],
    ['an invoke without an id', withStates({ asking: { ...asking, invoke: { ...asking.invoke, id: undefined } } }), /has no id of its own/],
    [
      'an actor that is not declared',
      withStates({ asking: { ...asking, invoke: { ...asking.invoke, src: 'asks' } } }),
      /the actor "asks" is not declared/,
    ],
    ['an action that is not declared', withStates({ idle: { ...idle, entry: 'cuont' } }), /the action "cuont" is not declared/],
    [
      'a guard that is not declared',
      withStates({ idle: { ...idle, on: { ASKED: { guard: 'siad', target: 'asking' } } } }),
      /the guard "siad" is not declared/,
    ],
    [
      'a state that a combined guard asks for and that is not there',
      withStates({ idle: { ...idle, on: { ASKED: { guard: and([stateIn('idel')]), target: 'asking' } } } }),
      /stateIn\("idel"\) names no state/,
    ],
    ['a state without a description', withStates({ idle: { ...idle, description: undefined } }), /^idle has no description/],
    ['naming no requirement', withStates({ idle: { ...idle, description: 'Nothing is asked.' } }), /names no requirement/],
    ['an end without output', withStates({ closed: { type: 'final' } }), /closed ends without the output/],
    [
      'a transition that makes another region start over',
      withStates({
        idle: {
          type: 'parallel',
          on: { ASKED: '.left.two' },
          states: { left: { initial: 'one', states: { one: { description: 'One.' }, two: { description: 'Two.' } } }, right: {} },
        },
      }),
      /idle: ASKED -> idle.left.two makes all regions but left start over/,
    ],
    ['a state that waits for ever', withStates({ asking: { description: 'Waits.' } }, { on: {} }), /asking waits for ever/],
    [
      'an event that the model never sends',
      withStates({ idle: { ...idle, on: { ...idle.on, LEFT: 'closed' } } }),
      /names "LEFT", which the model never sends/,
    ],
    [
      'an event in other letters',
      modelOf(good, { events: [...sound.events, { type: 'asked' }] }),
      /"asked" is not in SCREAMING_SNAKE_CASE/,
    ],
    [
      'outcomes of an invoke that is not there',
      modelOf(good, { outcomes: { ...sound.outcomes, tell: [] } }),
      /outcomes for "tell", which is not invoked/,
    ],
    ['a port that is never seen to fail', modelOf(good, { outcomes: { ask: [{ done: true }] } }), /no sample of a failure/],
  ];

  test.each(faults)('%s', (_, model, finding) => {
    const findings = lint(model, SPECIFICATION).map(({ message }) => message);
    expect(findings).toContainEqual(expect.stringMatching(finding));
  });
});
