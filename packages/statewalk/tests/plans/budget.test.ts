import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { paths } from '../../src/cli/paths.ts';
import { defineConfig } from '../../src/config.ts';
import type { Model } from '../../src/explore/model.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { type Candidate, chosenFor } from '../../src/plans/budget/choose.ts';
import { durationOf } from '../../src/plans/budget/duration.ts';
import { EFFORT } from '../../src/plans/budget/effort.ts';
import { withinBudget } from '../../src/plans/budget/within-budget.ts';
import { FORMATS } from '../../src/plans/formats/formats.ts';
import { readPlan } from '../../src/plans/path-form.ts';
import { pathIds } from '../../src/plans/path-id.ts';
import { COVERING, type Request } from '../../src/plans/request.ts';
import { makePlan } from '../../src/plans/run.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

const speaker = speakerOf(defineConfig({ machines: {} }), 'en');
const candidate = (item: string, seconds: number, goals: string, requirements = ''): Candidate<string, string> => ({
  item,
  seconds,
  goals: new Set(goals),
  requirements: new Set(requirements),
});
const itemsOf = (candidates: readonly Candidate<string, string>[], seconds: number): string[] =>
  chosenFor(candidates, seconds).map(({ item }) => item);

test('the path with the most new goals a minute comes first, and what it covers counts for no other', () => {
  const all = [candidate('long', 100, 'abcd'), candidate('repeats', 30, 'abx'), candidate('quick', 20, 'abc'), candidate('rest', 45, 'de')];
  // Only x of "repeats" is new behind "quick": two goals in 45 s are more a minute than one in 30 s.
  expect(itemsOf(all, 100)).toEqual(['quick', 'rest', 'repeats']);
  const chosen = chosenFor(all, 100);
  expect(chosen.map(({ goals }) => [...goals].join(''))).toEqual(['abc', 'de', 'x']);
  expect(itemsOf(all, 65)).toEqual(['quick', 'rest']);
});

test('a path that fits no more is passed over for one that does, and one that covers nothing new is left out', () => {
  const all = [candidate('first', 10, 'abcde'), candidate('large', 60, 'fghij'), candidate('small', 30, 'k'), candidate('old', 5, 'a')];
  expect(itemsOf(all, 45)).toEqual(['first', 'small']);
});

test('one long path that covers more than all quick ones together is taken in their place', () => {
  const all = [candidate('quick', 1, 'ab'), candidate('long', 10, 'cdefghijk')];
  expect(itemsOf(all, 10)).toEqual(['long']);
  expect(itemsOf(all, 11)).toEqual(['quick', 'long']);
});

test('ties go to the path with more new requirements, then to the shorter, then to the first of the list', () => {
  const plain = candidate('plain', 30, 'ab');
  const twin = candidate('twin', 30, 'cd');
  const naming = candidate('naming', 30, 'ef', 'R');
  const brief = candidate('brief', 15, 'g');
  expect(itemsOf([plain, twin, naming, brief], 200)).toEqual(['naming', 'brief', 'plain', 'twin']);
  expect(itemsOf([twin, brief, naming, plain], 200)).toEqual(['naming', 'brief', 'twin', 'plain']);
  // 1 / 0.1 and 3 / 0.3 differ as binary fractions, and not as products.
  expect(itemsOf([candidate('three', 3, 'abc'), candidate('one', 1, 'd'), candidate('two', 2, 'ef')], 6)).toEqual(['one', 'two', 'three']);
});

test('a time is a number with its unit', () => {
  expect(['90s', '20m', '1h', '1.5h', ' 2m '].map(durationOf)).toEqual([90, 1200, 3600, 5400, 120]);
  for (const wrong of ['20', 'm', '20 minutes', '1h30m', '0m', '-5m', '', '1d', '1e3s'])
    expect(() => durationOf(wrong), wrong).toThrow('It is a number above 0 with its unit, as in 90s, 20m or 1h.');
});

const desk = modelOf(
  createMachine({
    id: 'desk',
    initial: 'open',
    states: {
      open: { description: 'It is open (DESK-1).', on: { buy: 'buying', leave: 'left' } },
      buying: { description: 'Asks for the money (DESK-2).', on: { pay: 'paid', wait: 'waiting' } },
      waiting: { after: { 120000: 'shut' } },
      paid: { type: 'final', description: 'It is paid (DESK-3).' },
      left: { type: 'final' },
      shut: { type: 'final', description: 'It is shut (DESK-4).' },
    },
  }),
);
const lamp = modelOf(createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { on: 'on' } }, on: {} } }));
const MODELS = { desk, lamp };

function chosenIn(seconds: number, asked: Partial<Request> = {}, effort: object = {}, models: Readonly<Record<string, Model>> = MODELS) {
  const request = { ...COVERING, ...asked };
  const made = makePlan(models, Object.keys(models), request, speaker, () => {});
  return { made, ...withinBudget(made, { seconds, request, effort, reading: speaker, machines: models }) };
}
const stepsIn = ({ plan }: ReturnType<typeof chosenIn>): string[] =>
  plan.machines.flatMap((machine) => machine.paths.map(({ steps }) => steps.map(({ step }) => step).join(' ')));

const BUY = EFFORT.begin + 2 * EFFORT.act;
const ONE_STEP = EFFORT.begin + EFFORT.act;

test('a plan for a time has the chosen paths alone, with their IDs, and a machine without one is not in it', () => {
  const all = chosenIn(3600);
  const some = chosenIn(BUY);
  expect(stepsIn(all)).toHaveLength(4);
  expect(stepsIn(some)).toEqual(['buy pay']);
  expect(some.plan.machines.map(({ machine }) => machine)).toEqual(['desk']);
  const idOf = ({ plan }: ReturnType<typeof chosenIn>, first: string) =>
    plan.machines.flatMap((each) => each.paths).find(({ steps }) => steps.at(-1)?.step === first)?.id;
  expect(idOf(some, 'pay')).toBe(idOf({ ...all, plan: all.made.plan }, 'pay'));
  for (const { machine, paths: found } of all.found) {
    const planned = all.plan.machines.find((each) => each.machine === machine)?.paths ?? [];
    expect(planned.map(({ id }) => id)).toEqual(pathIds(machine, found));
    expect(planned.map(({ number }) => number)).toEqual(found.map((_, at) => at + 1));
  }
  for (const format of ['gherkin', 'testrail', 'zephyr', 'mermaid', 'csv', 'table', 'markdown', 'json'] as const) {
    const text = FORMATS[format](some.plan, speaker);
    expect(text, format).toContain('buy');
    expect(
      text.match(/[0-9a-f]{8}/g)?.every((id) => id === some.plan.machines[0]?.paths[0]?.id),
      format,
    ).toBe(true);
  }
});

test('JSON says minutes and gain of each path, how much is covered, and what stays open by its name', () => {
  const { plan } = chosenIn(BUY);
  const read = readPlan(FORMATS.json(plan, speaker));
  expect(read.machines[0]?.paths[0]?.value).toEqual({
    minutes: 1.5,
    covers: ['open: buy -> buying', 'buying: pay -> paid'],
    requirements: ['DESK-1', 'DESK-2', 'DESK-3'],
  });
  expect(read.budget).toEqual({
    cover: 'transitions',
    minutes: 1.5,
    used: 1.5,
    paths: 1,
    covered: 2,
    of: { paths: 4, goals: 6 },
    open: {
      goals: [
        { machine: 'desk', name: 'buying: wait -> waiting' },
        { machine: 'desk', name: 'waiting: after 120000 -> shut' },
        { machine: 'desk', name: 'open: leave -> left' },
        { machine: 'lamp', name: 'off: on -> on' },
      ],
      requirements: ['DESK-4'],
    },
  });
});

test('table and Markdown end with the value of each path and with what stays open, CSV has it in the first row of a path', () => {
  const { plan } = chosenIn(BUY + ONE_STEP);
  const markdown = FORMATS.markdown(plan, speaker);
  const end = markdown.slice(markdown.indexOf('# What the time is enough for'));
  expect(end).toMatch(/\| \w{8} \| desk \| plain \| 1 {4}\| 1\.5 {5}\| 2 {13}\| DESK-1 DESK-2 DESK-3 {5}\|/);
  expect(end).toContain('2 of 4 paths, 2.8 of 2.8 minutes: 3 of 6 covered (--cover transitions).');
  expect(end).toContain('## Stays open: 3\n\n- desk: buying: wait -> waiting\n- desk: waiting: after 120000 -> shut\n');
  expect(end).toContain('## Requirements on none of these paths: 1\n\n- DESK-4\n');
  const table = FORMATS.table(plan, speaker);
  expect(table).toContain('Requirements newly shown');
  expect(table).toContain('Stays open: 3\n  desk: buying: wait -> waiting\n');
  const rows = FORMATS.csv(plan, speaker).trim().split('\n');
  expect(rows.map((row) => row.split(',').slice(-3).join(' '))).toEqual([
    'Minutes Newly covered Requirements newly shown',
    '1.5 2 DESK-1 DESK-2 DESK-3',
    '  ',
    '  ',
    '1.3 1 ',
    '  ',
  ]);
});

test('without a time no format has a word about it', () => {
  const { made } = chosenIn(3600);
  expect(FORMATS.csv(made.plan, speaker)).not.toContain('Minutes');
  expect(FORMATS.markdown(made.plan, speaker)).not.toContain('Stays open');
  expect(FORMATS.json(made.plan, speaker)).not.toContain('"budget"');
});

test('a time that is too short for any path says what the shortest needs, and that is enough', () => {
  expect(() => chosenIn(10)).toThrow(
    new RegExp(`^A budget of 10s is too short for any path: the shortest, \\w{8} of desk \\(plain\\), needs ${ONE_STEP}s`),
  );
  expect(() => chosenIn(ONE_STEP - 1)).toThrow('too short');
  expect(stepsIn(chosenIn(ONE_STEP))).toEqual(['leave']);
});

test('a timer counts with its delay, written as a number, by its name or calculated, up to the longest wait of the project', () => {
  const after = (delays: object, delay: string | number): Model =>
    modelOf(
      createMachine({
        id: 'timed',
        context: { seconds: 7 },
        initial: 'waiting',
        states: { waiting: { after: { [delay]: 'over' } }, over: {} },
      }).provide({ delays } as never),
    );
  const minutes = (timed: Model, effort: object = {}): number | undefined =>
    chosenIn(1e6, {}, effort, { timed }).plan.machines[0]?.paths[0]?.value?.minutes;
  const BASE = EFFORT.begin + EFFORT.look;
  expect(minutes(after({}, 55_000))).toBe((BASE + 55) / 60);
  expect(minutes(after({ soon: 115_000 }, 'soon'))).toBe((BASE + 115) / 60);
  expect(minutes(after({ soon: ({ context }: { context: { seconds: number } }) => context.seconds * 25_000 }, 'soon'))).toBe(
    (BASE + 175) / 60,
  );
  const day = after({}, 86_400_000);
  expect(minutes(day)).toBeGreaterThan(24 * 60);
  expect(minutes(day, { longestWait: 25, begin: 30 })).toBe(1);
});

test('the goals are those of --cover: guards, pairs and steps stay open by their names too', () => {
  const guarded = modelOf(
    createMachine({
      id: 'guarded',
      initial: 'open',
      states: {
        open: { on: { go: [{ guard: 'isLate', target: 'late' }, { target: 'done' }], stay: {}, turn: 'open' } },
        late: {},
        done: {},
      },
    }).provide({ guards: { isLate: ({ event }) => event.late === true } }),
    { events: [{ type: 'go', late: true }, { type: 'go' }, { type: 'turn' }] } as never,
  );
  const openBy = (cover: NonNullable<Request['cover']>) => {
    const { plan } = chosenIn(ONE_STEP, { cover }, {}, { guarded });
    return plan.budget;
  };
  expect(openBy('guards')?.open.goals.map(({ name }) => name)).toContain('open: go [isLate] -> late, its guard holds');
  expect(openBy('pairs')?.open.goals.map(({ name }) => name)).toContain('open: turn -> open, then open: turn -> open');
  expect(openBy('edges')?.open.goals.map(({ name }) => name)).toContain('open: go -> late');
});

test('with a requirement, goals are the steps that show it, and other requirements are no matter', () => {
  const { plan } = chosenIn(3600, { requirement: 'DESK-4' });
  expect(plan.budget?.open).toEqual({ goals: [], requirements: [] });
  expect(plan.machines.flatMap((each) => each.paths.flatMap(({ value }) => value?.covers))).toEqual(['waiting: after 120000 -> shut']);
});

const folder = mkdtempSync(join(tmpdir(), 'statewalk-budget-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the command takes --budget, and the seconds of the configuration', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const config = defineConfig({ machines: { desk: desk.machine, lamp: lamp.machine }, effort: { begin: 0, act: 1 } });
  const out = join(folder, 'plan.json');
  const project = { file: undefined, isCached: false };
  const isWell = await paths(config, ['all', '--budget', '2s', '--format', 'json', '--out', out], project);
  expect(isWell).toBe(true);
  const { machines, budget } = readPlan(readFileSync(out, 'utf8'));
  expect(budget).toMatchObject({ used: 0.1, paths: 1, covered: 2 });
  expect(machines.map(({ machine }) => machine)).toEqual(['desk']);
  expect(said.mock.calls.flat().join('\n')).toContain('1 of 4 paths, 0.1 of 0.1 minutes: 2 of 6 covered (--cover transitions).');
  await expect(paths(config, ['--since', 'main', '--budget', '2s'], project)).rejects.toThrow('--budget chooses paths to take');
  said.mockRestore();
});
