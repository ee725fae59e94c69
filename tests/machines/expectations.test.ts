import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { unexpectedSteps } from '#statewalk/explore/expectations.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import type { Expectations, Model } from '#statewalk/explore/model.ts';
import { models } from './models.ts';
import { good, modelOf } from './question.ts';

const LEADS = {
  question: { CLOSED: 'closed' },
  idle: { ASKED: 'asking' },
  asking: {
    'ask is done': ({ output }: AnyEventObject) => (output === true ? 'answered' : 'idle'),
    'ask fails': 'idle',
    'after patience': 'idle',
  },
};

const findings = (change: Partial<Expectations> = {}): string[] => {
  const model: Model = modelOf(good, {
    expectations: LEADS,
    startsIn: { plain: 'idle' },
    outputs: { answered: 'answered', closed: 'closed' },
    ...change,
  });
  return unexpectedSteps(model, exploreAll(model));
};

test('every flow says where its events lead', () => {
  expect(Object.entries(models).flatMap(([id, { expectations }]) => (expectations === undefined ? [id] : []))).toEqual([]);
});

test('a machine that goes where its model says passes', () => {
  expect(findings()).toEqual([]);
});

test('an event that leads elsewhere is found', () => {
  expect(findings({ expectations: { ...LEADS, question: { CLOSED: 'answered' } } })).toEqual([
    'question: CLOSED leads to "closed", not to answered',
  ]);
});

test('an event of which nothing is said is found, and what is said of none', () => {
  expect(findings({ expectations: { ...LEADS, idle: {}, asking: { ...LEADS.asking, ASKED: 'idle', TOLD: 'idle' } } })).toEqual([
    'nothing says where ASKED leads in idle',
    'asking: ASKED leads to "asking", not to idle',
    'no step is one of asking: TOLD',
  ]);
});

test('a wrong beginning, a wrong output and a value that is not kept are found', () => {
  expect(findings({ startsIn: { plain: 'asking' } })).toEqual(['plain begins in "idle", not in asking']);
  expect(findings({ startsIn: {} })).toEqual(['nothing says where plain begins']);
  expect(findings({ outputs: { closed: 'answered' } })).toEqual(['closed ends with "closed", not with "answered"']);
  expect(findings({ contextAfter: { ASKED: () => ({ tries: 7 }) } })[0]).toBe('ASKED leaves tries as 1, not as 7');
});
