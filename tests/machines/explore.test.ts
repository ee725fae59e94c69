import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { FAILURE_CODES, type FailureCode } from '#machines/failures.ts';
import { transitionName } from '#statewalk/explore/chart.ts';
import { coverage } from '#statewalk/explore/coverage.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { allEdges } from '#statewalk/explore/graph.ts';
import { coveringPathsOfAll, type Path } from '#statewalk/explore/paths.ts';
import { runPath } from '#statewalk/explore/run.ts';
import { foundIn, writtenWrongly } from './findings.ts';
import { changesByLateAnswers } from './late-answers.ts';
import { exploredModels, exploredOnce, isExplored, models, narrowedBecause, titleOf } from './models.ts';
import { RAISED_BY_SCREENS } from './raised-codes.ts';
import { walkAtRandom } from './walk-at-random.ts';

/** `random-steps.test.ts` takes ten times as many. */
const RANDOM_STEPS = 1000;
/** A graph with more edges is replayed transition by transition of the chart, not edge by edge. */
const EDGES_REPLAYED = 3000;
const transitionsIn = (edges: Iterable<Edge>) => new Set([...edges].flatMap(({ transitions }) => transitions.map(transitionName)));
const randomSteps = new Map<string, number>();

// With `-t` any test may be the one that explores.
vi.setConfig({ testTimeout: 120_000 });

describe.each(exploredModels)('%s', (id, model) => {
  const graphs = () => exploredOnce(model).graphs;
  let foundPaths: readonly Path[] | undefined;
  /** Every transition of the chart, found once. */
  const transitionPaths = () => {
    foundPaths ??= coveringPathsOfAll(graphs());
    return foundPaths;
  };

  test('is in the catalogue under its own id', () => {
    expect(model.machine.id).toBe(id);
  });

  test('is written as charts are written here', () => {
    expect(writtenWrongly(model)).toEqual([]);
  });

  // The first to explore: the largest machine takes some seconds of a processor that may be shared.
  test('every state and every transition is reachable', { timeout: 180_000 }, () => {
    expect(foundIn(model, 'unreached-state', 'unreached-transition')).toEqual([]);
  });

  test('no step throws, changes what was before, or leads to two contexts that cannot be told apart', () => {
    expect(
      foundIn(
        model,
        'throws',
        'throws-at-start',
        'endless-loop',
        'error-stops-machine',
        'sample-needed',
        'changed-in-place',
        'not-told-apart',
      ),
    ).toEqual([]);
  });

  test('no event vanishes silently', () => {
    expect(foundIn(model, 'unanswered-event')).toEqual([]);
  });

  test('from everywhere there is a way out', () => {
    expect(foundIn(model, 'no-way-out')).toEqual([]);
  });

  test('no state waits for ever', () => {
    expect(foundIn(model, 'endless-wait')).toEqual([]);
  });

  test('each event leads where the model says', () => {
    expect(foundIn(model, 'expectation').slice(0, 5)).toEqual([]);
  });

  for (const invariant of model.invariants) {
    test(titleOf(invariant.title), () => {
      expect(foundIn(model, 'invariant').filter((each) => each.includes(`"${invariant.title}"`))).toEqual([]);
    });
  }

  test('a real actor goes every path that the graph promises', () => {
    const edges = graphs().flatMap(allEdges);
    const goal = edges.length > EDGES_REPLAYED ? 'transitions' : 'edges';
    const walked = new Set<Edge>();
    for (const path of goal === 'edges' ? coveringPathsOfAll(graphs(), goal) : transitionPaths()) {
      const graph = graphs().find(({ input }) => input === path.input);
      if (graph) runPath(model, graph, path);
      for (const edge of path.edges) walked.add(edge);
    }
    // Graphs of two inputs may share edges.
    if (goal === 'edges') expect(walked.size).toBe(new Set(edges).size);
    else expect(transitionsIn(walked)).toEqual(transitionsIn(edges));
  });

  test('[POP-5] an answer after leaving changes nothing', { timeout: 120_000 }, () => {
    // XState says of each such answer in development that its actor has stopped: as it should.
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(changesByLateAnswers(model, transitionPaths())).toEqual([]);
    warned.mockRestore();
  });

  test(`${RANDOM_STEPS} random steps on a real actor break nothing`, () => {
    randomSteps.set(id, walkAtRandom(model, graphs(), RANDOM_STEPS));
  });
});

afterAll(() => {
  const walked = Object.entries(models).filter(([, model]) => isExplored(model));
  const rows = walked.map(([machine, model]) => {
    const { graphs, milliseconds } = exploredOnce(model);
    const { states, transitions } = coverage(model, graphs);
    const paths = coveringPathsOfAll(graphs);
    return {
      machine,
      states,
      transitions,
      vertices: graphs.reduce((sum, { vertices }) => sum + vertices.size, 0),
      edges: graphs.reduce((sum, graph) => sum + allEdges(graph).length, 0),
      paths: paths.length,
      steps: paths.reduce((sum, { edges }) => sum + edges.length, 0),
      'random steps': randomSteps.get(machine) ?? 0,
      ms: Math.round(milliseconds),
    };
  });
  console.table(rows);
});

describe.skipIf(narrowedBecause !== undefined)(`failure codes${narrowedBecause ? ` (skipped: ${narrowedBecause})` : ''}`, () => {
  test.each(Object.keys(FAILURE_CODES) as FailureCode[])('%s is raised by the production code', (code) => {
    const file = RAISED_BY_SCREENS[code];
    if (file === undefined) expect(Object.values(models).some((model) => exploredOnce(model).raised.has(code))).toBe(true);
    else expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`failure\\('${code}'\\)|: '${code}'`));
  });
});
