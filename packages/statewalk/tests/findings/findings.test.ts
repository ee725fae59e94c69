import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { check } from '../../src/explore/check.ts';
import { type Finding, RECOMMENDED, RULES, type Rules, rulesOf, SPECIFICATION } from '../../src/explore/finding.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { type Explored, exploredOf, faultsIn } from '../../src/findings/explored.ts';
import { FINDING_FORMATS } from '../../src/findings/formats.ts';
import { sarif } from '../../src/findings/sarif.ts';
import { modelBy } from '../foreign/helper.ts';
import { doorMachine } from './machines/door.machine.ts';

const FOLDER = join(import.meta.dirname, 'machines');
const FILE = join(FOLDER, 'door.machine.ts');
const REST = 'packages/statewalk/tests/findings/machines';

const explored = (rules = RECOMMENDED, model = modelOf(doorMachine)): Explored =>
  exploredOf('door', model, exploreAll(model), { rules }, FILE);
const placesOf = ({ findings }: Explored): string[] => findings.map(({ rule, file, line }) => `${file}:${line} ${rule}`);

test('a finding names the file and the line of what it is about, in files that a chart is put together from too', () => {
  expect(placesOf(explored())).toEqual(
    expect.arrayContaining([
      `${REST}/door.machine.ts:16 unreached-transition`,
      `${REST}/door.machine.ts:20 unreached-state`,
      `${REST}/door.states.ts:3 unreached-state`,
    ]),
  );
});

test('an expectation and a sentence of a model are broken at the line of the transition, each once, with the way there', () => {
  const model = modelBy(doorMachine, ['OPEN', 'CLOSE'], {
    startsIn: { plain: 'closed' },
    expectations: { closed: { OPEN: 'open' }, open: { CLOSE: 'open' } },
    invariants: [
      { title: 'a closed door was never open', holds: (after, _, before) => !before.matches('open') || !after.matches('closed') },
    ],
  });
  const { findings } = explored({ ...RECOMMENDED, expectation: 'note' }, model);
  const of = (rule: string): readonly Finding[] => findings.filter((each) => each.rule === rule);
  expect(of('expectation')).toEqual([
    expect.objectContaining({
      severity: 'note',
      message: 'open: CLOSE leads to "closed", not to open',
      file: `${REST}/door.machine.ts`,
      line: 19,
    }),
  ]);
  expect(of('invariant')).toEqual([
    expect.objectContaining({
      message: '"a closed door was never open" is broken from input "plain"',
      line: 19,
      path: ['OPEN -> "open"', 'CLOSE -> "closed"'],
    }),
  ]);
});

test('a comment on the line before switches a rule off there, and there alone', () => {
  const rules = explored({ ...RECOMMENDED, 'no-outcomes': 'off' }).findings.filter(({ state }) => state === 'ringing');
  expect(rules.map(({ rule }) => rule)).not.toContain('no-on-error');
  const unlocated = exploredOf('door', modelOf(doorMachine), [], { rules: RECOMMENDED });
  expect(unlocated.findings.map(({ rule }) => rule)).toContain('no-on-error');
});

test('rules are a preset by its name, or what differs from `recommended`', () => {
  expect(rulesOf()).toEqual(RECOMMENDED);
  expect(rulesOf('specification')).toEqual(SPECIFICATION);
  expect(rulesOf({ throws: 'off' })).toEqual({ ...RECOMMENDED, throws: 'off' });
  expect(faultsIn(explored(rulesOf({ 'unreached-state': 'note' }))).map(({ rule }) => rule)).not.toContain('unreached-state');
});

test('each finding is told once', () => {
  const told = explored(SPECIFICATION).findings.map(({ rule, message }) => `${rule} ${message}`);
  expect(told).toEqual([...new Set(told)]);
});

/** From `on` nothing leads on any more. */
const cutMachine = createMachine({
  id: 'cut',
  initial: 'on',
  states: {
    on: {},
    ready: { on: { GO: 'asking' } },
    asking: { on: { AGAIN: 'ready', TOLD: 'told' } },
    told: { type: 'final' },
    apart: { type: 'final' },
  },
});

test('of states behind one another that nothing leads to, the first is told, and nothing else is said of them', () => {
  const model = modelBy(cutMachine, ['GO', 'AGAIN', 'TOLD'], {
    expectations: { ready: { GO: 'asking' }, asking: { AGAIN: 'ready', TOLD: 'told' } },
    unanswered: { asking: ['GO'] },
  });
  const graphs = exploreAll(model);
  const saidWith = (rules: Rules) => check(model, graphs, { rules }).map(({ rule, message }) => `${rule}: ${message}`);
  expect(saidWith(RECOMMENDED).filter((each) => /ready|asking|told|apart/.test(each))).toEqual([
    'unreached-state: nothing leads to ready (and to 2 more behind it)',
    'unreached-state: nothing leads to apart',
  ]);
  expect(saidWith({ ...RECOMMENDED, 'unreached-state': 'off' }).some((each) => each.startsWith('expectation: no step'))).toBe(true);
});

test('text has a line a finding, and says what is hidden', () => {
  const text = FINDING_FORMATS.text([explored()], { notes: false });
  expect(text).toContain(`  ${REST}/door.machine.ts:20 warning unreached-state: nothing leads to ringing\n`);
  expect(text).toMatch(/^1 machine, \d+ findings; --notes shows \d+ more\.$/m);
  expect(JSON.parse(FINDING_FORMATS.json([explored()]))).toMatchObject([{ name: 'door', states: 4 }]);
});

/** The schema of SARIF, and the version of the validator that can read it. */
function schemaErrors(log: unknown): unknown {
  const require = createRequire(import.meta.url);
  const packed = require.resolve('@microsoft/jest-sarif/package.json');
  const within = createRequire(packed);
  const Ajv = within('ajv');
  const ajv = new Ajv({ schemaId: 'auto', validateSchema: false, allErrors: true });
  ajv.addMetaSchema(within('ajv/lib/refs/json-schema-draft-04.json'));
  const validate = ajv.compile(within('./lib/schemas/sarif-2.1.0-rtm.5.json'));
  validate(log);
  return validate.errors;
}

test('SARIF is valid by its schema, with every rule, and each result at its line', () => {
  const { findings } = explored(SPECIFICATION);
  const log = sarif(findings);
  expect(schemaErrors(log)).toBeNull();
  expect(schemaErrors({ ...log, version: '2.2.0' })).not.toBeNull();
  const [run] = log.runs;
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(RULES);
  expect(run?.results).toContainEqual(
    expect.objectContaining({
      ruleId: 'unreached-state',
      level: 'error',
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: `${REST}/door.states.ts` }, region: { startLine: 3 } },
          logicalLocations: [{ fullyQualifiedName: 'door.locked' }],
        },
      ],
    }),
  );
});

test('a machine that does not begin is said to be not explored, in the place of its situations', () => {
  const explored = { name: 'late', states: 2, transitions: 1, situations: 0, steps: 0, findings: [] };
  expect(FINDING_FORMATS.text([explored], { notes: false }).split('\n')[0]).toBe(
    'late: 2 states, 1 transition, not explored: it does not begin with the input that is known',
  );
});
