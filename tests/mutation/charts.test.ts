import { describe, expect, it, vi } from 'vitest';
import { reading } from '#machines/failure-of.ts';
import { mutateCharts } from '#statewalk/mutants/charts.ts';
import { models } from '#tests/machines/models.ts';
import { EXPLAINED } from './explained.ts';

/** `npm run tools -- mutation machines` changes all of them. */
const SMALL = ['agreement', 'logout', 'nicknameChange', 'presence'];

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
