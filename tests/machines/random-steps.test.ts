import { expect, test, vi } from 'vitest';
import { exploredOnce, models } from './models.ts';
import { walkAtRandom } from './walk-at-random.ts';

const RANDOM_STEPS = 10_000;

// Each test explores its machine first.
vi.setConfig({ testTimeout: 180_000 });

test.each(Object.entries(models))(`%s: ${RANDOM_STEPS} random steps on a real actor break nothing`, (_id, model) => {
  expect(walkAtRandom(model, exploredOnce(model).graphs, RANDOM_STEPS)).toBeGreaterThan(0);
});
