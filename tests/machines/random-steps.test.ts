import { expect, test, vi } from 'vitest';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { models } from './models.ts';
import { walkAtRandom } from './walk-at-random.ts';

const RANDOM_STEPS = 10_000;

// Each test explores its machine first; `explore.test.ts` judges its steps.
vi.setConfig({ testTimeout: 180_000 });

test.each(Object.entries(models))(`%s: ${RANDOM_STEPS} random steps on a real actor break nothing`, (_id, model) => {
  expect(walkAtRandom(model, exploreAll(model), RANDOM_STEPS)).toBeGreaterThan(0);
});
