import { describe, expect, it, vi } from 'vitest';
import { reading } from '#machines/failure-of.ts';
import { mutateCharts } from '#statewalk/mutants/charts.ts';
import { models } from '#tests/machines/models.ts';
import { EXPLAINED } from './explained.ts';

/** `npm run tools -- mutation machines` changes all of them. */
const SMALL = ['agreement', 'logout', 'nicknameChange', 'presence'];

/** XState's own actions that are no part of a snapshot. */
const SAYS = ['xstate.emit', 'xstate.sendTo', 'xstate.raise'];

it('an action that is called “tell…” only sends or emits: so `explained.ts` says it of all of them', () => {
  const actions = Object.values(models).flatMap(({ machine }) => Object.entries(machine.implementations.actions));
  const told = actions.filter(([name]) => /^tell([A-Z]|$)/.test(name));
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(([, action]) => !SAYS.includes((action as { type?: string }).type ?? '')).map(([name]) => name)).toEqual([]);
});

describe('every change of a small chart is noticed by its model', () => {
  it.each(SMALL)('%s', (id) => {
    vi.spyOn(console, 'info').mockReturnValue();
    const tried = mutateCharts(models, [id], undefined, reading);
    vi.restoreAllMocks();
    expect(tried.length).toBeGreaterThan(5);
    const living = tried.filter(({ fate, name }) => fate === 'lives' && !EXPLAINED.some(({ mutants }) => mutants.test(name)));
    expect(living.map(({ name }) => name)).toEqual([]);
  });
});
