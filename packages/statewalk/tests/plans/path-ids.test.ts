import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { junit } from '../../src/browser/junit.ts';
import { defineConfig } from '../../src/config.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { FORMATS } from '../../src/plans/formats/formats.ts';
import { named, type PathRegistry, readRegistry, said, updated } from '../../src/plans/path-registry.ts';
import { COVERING } from '../../src/plans/request.ts';
import { makePlan } from '../../src/plans/run.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

const speaker = speakerOf(defineConfig({ machines: {} }), 'en');
type States = Readonly<Record<string, object>>;
const planOfStates = (states: States) =>
  makePlan({ desk: modelOf(createMachine({ id: 'desk', initial: 'open', states } as never)) }, ['desk'], COVERING, speaker, () => {});
const idsOf = ({ plan }: ReturnType<typeof planOfStates>): string[] => plan.machines.flatMap(({ paths }) => paths.map(({ id }) => id));

const PLAIN = {
  open: { on: { buy: 'buying', leave: 'left' } },
  buying: { on: { pay: 'paid' } },
  paid: { type: 'final' },
  left: { type: 'final' },
};

test('the ID of a path stays when another path comes before it, and changes when the path takes something else', () => {
  const before = idsOf(planOfStates(PLAIN));
  expect(before).toHaveLength(2);
  for (const id of before) expect(id).toMatch(/^[0-9a-f]{8}$/);
  const { open, ...rest } = PLAIN;
  const more = idsOf(planOfStates({ open: { on: { ask: 'asked', ...open.on } }, asked: { type: 'final' }, ...rest }));
  expect(more).toHaveLength(3);
  expect(more).toEqual(expect.arrayContaining(before));
  const other = idsOf(planOfStates({ ...PLAIN, buying: { on: { pay: 'left' } } }));
  expect(other.filter((id) => before.includes(id))).toHaveLength(1);
});

test('every format names the ID, so does a case of JUnit', () => {
  const { plan } = planOfStates(PLAIN);
  const [path] = plan.machines[0]?.paths ?? [];
  const id = path?.id ?? 'none';
  for (const format of ['json', 'csv', 'gherkin', 'markdown', 'table', 'mermaid'] as const)
    expect(FORMATS[format](plan, speaker)).toContain(id);
  expect(FORMATS.gherkin(plan, speaker)).toContain(`@path-${id}`);
  expect(FORMATS.csv(plan, speaker).split('\n')[1]).toMatch(new RegExp(`^${id},desk,`));
  const result = {
    flow: 'desk',
    findings: [],
    faults: [],
    seconds: 1,
    paths: [{ name: 'desk plain path 1', seconds: 1, fault: undefined, plan: path }],
  };
  expect(junit([result as never])).toContain(`name="desk plain path 1 · ${id}"`);
});

test('a registry keeps names, and says what moved, was split, or is gone', () => {
  const first = planOfStates(PLAIN);
  const kept = updated({}, first.plan, first.found);
  expect(kept.changes).toEqual([]);
  const written = readRegistry(JSON.stringify(kept.registry));
  const idWith = (registry: PathRegistry, step: string): string =>
    Object.entries(registry).find(([, { takes }]) => takes.some((each) => each.startsWith(step)))?.[0] ?? '';
  const [buys, leaves] = [idWith(written, 'buy'), idWith(written, 'leave')];
  const names: PathRegistry = { ...written, [buys]: { ...written[buys], name: 'Ada buys' } as PathRegistry[string] };

  // A step more: most of it is as it was.
  const longer = planOfStates({ ...PLAIN, paid: { on: { thank: 'left' } } });
  const moved = updated(names, longer.plan, longer.found);
  const heir = idWith(moved.registry, 'buy');
  expect(moved.changes.map(said)).toEqual([`${buys} “Ada buys”: moved to ${heir}`]);
  expect(moved.registry[heir]?.name).toBe('Ada buys');
  expect(named(longer.plan, moved.registry).machines[0]?.paths.find(({ id }) => id === heir)?.name).toBe('Ada buys');
  expect(FORMATS.markdown(named(longer.plan, moved.registry), speaker)).toContain('## Ada buys · desk (plain) · path');

  const without = planOfStates({ open: { on: { buy: 'buying' } }, buying: PLAIN.buying, paid: PLAIN.paid });
  expect(updated(names, without.plan, without.found).changes.map(said)).toEqual([`${leaves}: gone`]);
});

test('a path whose steps two others take now was split', () => {
  const entry = (takes: string[]) => ({ machine: 'desk', input: 'plain', takes });
  const before: PathRegistry = { aaaa: entry(['a', 'b', 'c', 'd']) };
  const paths = [
    ['a', 'b'],
    ['a', 'c', 'd'],
  ].map((takes, at) => ({ id: `new${at}`, input: 'plain', number: at + 1, takes }));
  const edges = (takes: readonly string[]) => takes.map((type) => ({ event: { type }, transitions: [] }));
  const plan = { machines: [{ machine: 'desk', paths }] } as never;
  const found = [{ machine: 'desk', paths: paths.map(({ takes }) => ({ input: 'plain', edges: edges(takes) })) }] as never;
  expect(updated(before, plan, found).changes.map(said)).toEqual(['aaaa: split into new1, new0']);
});
