/** @vitest-environment jsdom */
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'ctrf';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { readPeopleResults } from '../../src/atlas/people-results.ts';
import { allure } from '../../src/browser/allure.ts';
import { ctrf } from '../../src/browser/ctrf.ts';
import { junit } from '../../src/browser/junit.ts';
import { defineConfig } from '../../src/config.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { testrail, zephyr } from '../../src/plans/formats/test-managers.ts';
import { xray } from '../../src/plans/formats/xray.ts';
import { makePlan } from '../../src/plans/run.ts';
import { speakerOf } from '../../src/plans/speaker.ts';
import { resultWith } from '../result-with.ts';

const speaker = speakerOf(defineConfig({ machines: {} }), 'en');
const desk = modelOf(
  createMachine({
    id: 'desk',
    initial: 'open',
    states: {
      open: { description: 'It is open, "and" more (DESK-1).', on: { 'buy, now': 'paid', leave: 'left' } },
      paid: { type: 'final', description: 'It is <paid> (DESK-2).' },
      left: { type: 'final' },
    },
  }),
);
const { plan } = makePlan(
  { desk },
  ['desk'],
  {
    strategy: 'transitions',
    inputs: [],
    from: undefined,
    to: undefined,
    through: [],
    avoid: [],
    requirement: undefined,
    maxSteps: 99,
    events: [],
  },
  speaker,
  () => {},
);
const paths = plan.machines[0]?.paths ?? [];
const [first] = paths;

const RESULT = resultWith({
  flow: 'desk',
  transitions: 2,
  paths: paths.map((each, at) => ({
    plan: each,
    name: `desk plain path ${at + 1}`,
    input: 'plain',
    steps: [
      { text: '(start)', state: 'open', fault: undefined, picture: 'pictures/a-0.jpeg' },
      { text: 'buy', state: 'paid', fault: at === 0 ? 'not <there>' : undefined, picture: undefined },
    ],
    fault: at === 0 ? 'step 1, "buy": not <there>' : undefined,
    cause: at === 0 ? { place: 'src/desk.ts:7', step: 'buy', fault: 'not <there>' } : undefined,
    seconds: 1.5,
  })),
  seconds: 4,
});
const STOP = Date.parse('2030-01-01T00:00:00Z');

test('Xray gets a file a machine, which the parser of Gherkin reads, with the path and what it covers as tags', () => {
  const files = xray(plan, speaker);
  expect([...files.keys()]).toEqual(['desk.feature']);
  const parser = new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(files.get('desk.feature') ?? '');
  expect(feature?.name).toBe('desk');
  const tags = feature?.children.map(({ scenario }) => scenario?.tags.map(({ name }) => name));
  expect(tags?.[0]).toEqual(expect.arrayContaining([`@path-${first?.id}`]));
  expect(tags?.flat()).toContain('@REQ_DESK-2');
});

test('Gherkin in Korean and Japanese is what its parser reads in that language', () => {
  for (const language of ['ko', 'ja']) {
    const [text = ''] = xray({ ...plan, language }, speakerOf(defineConfig({ machines: {} }), language)).values();
    const parser = new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher());
    const { feature } = parser.parse(text);
    expect(feature?.language).toBe(language);
    expect(feature?.children.flatMap(({ scenario }) => scenario?.steps ?? []).length).toBeGreaterThan(2 * paths.length);
  }
});

test('TestRail and Zephyr get their own columns: a case once, a row for each of its steps', () => {
  for (const [text, title] of [
    [testrail(plan, speaker), 'Title'],
    [zephyr(plan, speaker), 'Name'],
  ] as const) {
    const [head = [], ...rows] = recordsOf(text);
    for (const row of rows) expect(row).toHaveLength(head.length);
    expect(rows).toHaveLength(paths.reduce((sum, { steps }) => sum + steps.length + 1, 0));
    expect(rows.filter((row) => row[head.indexOf(title)] !== '')).toHaveLength(paths.length);
  }
  const [head = [], row = []] = recordsOf(testrail(plan, speaker));
  expect(row[head.indexOf('Automation ID')]).toBe(first?.id);
  expect(row[head.indexOf('References')]).toContain('DESK-1');
});

/** RFC 4180. */
function recordsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('CTRF is valid by its own schema, and is read back by the IDs of paths', () => {
  const text = JSON.stringify(ctrf([RESULT], STOP));
  const report = parse(text, { validate: true });
  expect(report.results.summary).toMatchObject({ tests: 3, passed: 2, failed: 1 });
  expect(() => parse(JSON.stringify({ ...report, reportFormat: 'other' }), { validate: true })).toThrow();
  expect(report.results.tests[0]).toMatchObject({ filePath: 'src/desk.ts', line: 7 });
  expect(readPeopleResults(text)).toEqual([
    { path: first?.id, status: 'failed', comment: 'step 1, "buy": not <there>' },
    { path: paths[1]?.id, status: 'passed', comment: undefined },
  ]);
  expect(() => readPeopleResults('{"results":1}')).toThrow();
});

test('Allure gets a result a path, with steps, requirements and pictures; the history knows it in the next run', () => {
  const [a, b] = [allure([RESULT], STOP), allure([RESULT], STOP + 5000)];
  const of = (files: ReadonlyMap<string, object>) => [...files.values()] as { readonly historyId: string; readonly uuid: string }[];
  expect([...a.keys()].every((name) => /^[0-9a-f-]{36}-result\.json$/.test(name))).toBe(true);
  expect(of(a).map(({ historyId }) => historyId)).toEqual(of(b).map(({ historyId }) => historyId));
  expect(of(a)[0]?.uuid).not.toBe(of(b)[0]?.uuid);
  expect(of(a)[0]).toMatchObject({
    status: 'failed',
    stage: 'finished',
    testCaseId: first?.id,
    steps: [{ attachments: [{ source: 'a-0.jpeg', type: 'image/jpeg' }] }, { status: 'failed' }],
  });
  expect(readPeopleResults(JSON.stringify(of(a))).map(({ path }) => path)).toEqual(paths.map(({ id }) => id));
});

test('JUnit keeps the lines of a failure, the place and the properties of a path', () => {
  const document = new DOMParser().parseFromString(junit([RESULT]), 'text/xml');
  const [failed, passed] = document.querySelectorAll('testcase');
  expect(failed?.getAttribute('file')).toBe('src/desk.ts');
  expect(failed?.getAttribute('line')).toBe('7');
  expect(failed?.querySelector('failure')?.textContent?.split('\n')).toEqual([
    'step 1, "buy": not <there>',
    '0. (start) [open]',
    '1. buy [paid]',
  ]);
  expect(failed?.querySelector('property[name="path"]')?.getAttribute('value')).toBe(first?.id);
  expect([...(failed?.querySelectorAll('property[name="requirement"]') ?? [])].map((each) => each.getAttribute('value'))).toContain(
    'DESK-1',
  );
  expect(passed?.querySelector('failure')).toBeNull();
});
