import { describe, expect, test } from 'vitest';
import { transitionName } from '#statewalk/explore/chart.ts';
import { coverage } from '#statewalk/explore/coverage.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { runPath } from '#statewalk/explore/run.ts';
import { findPaths } from '#statewalk/plans/find-paths.ts';
import { whyImpossible } from '#statewalk/plans/impossible.ts';
import { isIn, shows } from '#statewalk/plans/places.ts';
import { COVERING, type Request } from '#statewalk/plans/request.ts';
import { machinesFor, makePlan } from '#statewalk/plans/run.ts';
import { speakerOf } from '#statewalk/plans/speaker.ts';
import { stepName } from '#statewalk/plans/step-name.ts';
import config from '#statewalk.config';
import { models } from '../machines/models.ts';

const model = models.emailVerification;
if (model === undefined) throw new Error('the catalogue has no emailVerification');
const graphs = exploreAll(model);
const reset = graphs.filter(({ input }) => input === 'reset');
const speaker = speakerOf(config, 'en');
const find = (change: Partial<Request>, among = reset) => findPaths(among, { ...COVERING, ...change }, speaker);
const namesOf = (edges: readonly { readonly event: { readonly type: string } }[]) => edges.map(({ event }) => stepName(event));

describe('a strategy', () => {
  test('transitions: all paths together take every transition, and a real actor goes each', () => {
    const { paths } = find({}, graphs);
    const taken = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ transitions }) => transitions)));
    const all = new Set(graphs.flatMap((graph) => [...graph.edges.values()].flat().flatMap(({ transitions }) => transitions)));
    expect([...all].filter((each) => !taken.has(each)).map(transitionName)).toEqual([]);
    expect(coverage(model, graphs).unreachedTransitions).toEqual([]);
    for (const path of paths) for (const graph of graphs) if (graph.input === path.input) runPath(model, graph, path);
  });

  test('shortest: one path to each state, and to the one that is asked for', () => {
    const toEach = find({ strategy: 'shortest' }).paths;
    expect(new Set(toEach.map(({ edges }) => JSON.stringify(edges.at(-1)?.after.value))).size).toBe(toEach.length);
    const [only, ...others] = find({ strategy: 'shortest', to: 'offeringLogin' }).paths;
    expect(others).toEqual([]);
    expect(namesOf(only?.edges ?? [])).toEqual([
      'EMAIL_SUBMITTED',
      'checkEmail.done',
      'requestCode.done',
      'CODE_SUBMITTED',
      'confirmCode.done',
      'LAST_STEP_REQUESTED',
      'PASSWORD_SUBMITTED',
      'resetPassword.done',
    ]);
  });

  test('simple: no path passes a vertex twice, and each ends at the target', () => {
    const { paths } = find({ strategy: 'simple', to: 'offeringLogin', maxSteps: 8 });
    expect(paths.length).toBeGreaterThan(1);
    for (const { edges } of paths) {
      expect(edges.length).toBeLessThanOrEqual(8);
      expect(edges.at(-1)?.after.value).toBe('offeringLogin');
      expect(new Set(edges.map(({ before }) => before)).size).toBe(edges.length);
    }
  });

  test('simple: a list that would be too long is refused with a message, at once', () => {
    expect(() => find({ strategy: 'simple', to: 'offeringLogin' })).toThrow('too many simple paths (reset)');
  });

  test('events: the path over them, or where it stops', () => {
    const events = ['EMAIL_SUBMITTED', 'checkEmail.done registered=false'];
    expect(namesOf(find({ strategy: 'events', events }).paths[0]?.edges ?? [])).toEqual(['EMAIL_SUBMITTED', 'checkEmail.done']);
    expect(() => find({ strategy: 'events', events: ['EMAIL_SUBMITTED', 'CODE_SUBMITTED'] })).toThrow(
      'reset: step 2, "CODE_SUBMITTED", cannot happen in checkingEmail. Possible there: ',
    );
  });
});

describe('a path', () => {
  test('passes what it has to pass, in this order', () => {
    const [path] = find({ strategy: 'shortest', to: 'offeringLogin', through: ['codeSent.resend.requesting', 'enteringEmail'] }).paths;
    const passed = path?.edges.map(({ after }) => after) ?? [];
    const resending = passed.findIndex((snapshot) => isIn(snapshot, 'codeSent.resend.requesting'));
    const again = passed.findIndex((snapshot, at) => at > resending && isIn(snapshot, 'enteringEmail'));
    expect(resending).toBeGreaterThan(0);
    expect(again).toBeGreaterThan(resending);
  });

  test('avoids states and steps', () => {
    const { paths } = find({ avoid: ['CLOSED', 'codeSent.validity.expired', 'checkEmail.done registered=true'] }, graphs);
    const edges = paths.flatMap((path) => path.edges);
    expect(namesOf(edges)).not.toContain('CLOSED');
    expect(edges.some(({ after }) => isIn(after, 'codeSent.validity.expired'))).toBe(false);
    expect(edges.some(({ event }) => stepName(event) === 'checkEmail.done' && event.output.registered)).toBe(false);
  });

  test('begins at the start although the strategy begins at a state', () => {
    for (const { edges } of find({ from: 'settingPassword' }).paths) {
      expect(edges[0]?.event.type).toBe('EMAIL_SUBMITTED');
      expect(edges.some(({ before }) => isIn(before, 'settingPassword'))).toBe(true);
    }
  });

  test('ends at the target', () => {
    const { paths } = find({ to: 'offeringLogin' });
    expect(paths.length).toBeGreaterThan(0);
    for (const { edges } of paths) expect(edges.at(-1)?.after.value).toBe('offeringLogin');
  });

  test('has to do with the requirement', () => {
    const { paths } = find({ requirement: 'RESET-2' });
    expect(paths.length).toBeGreaterThan(0);
    for (const { edges } of paths) expect(edges.some((edge) => shows(edge, 'RESET-2', config.requirement))).toBe(true);
  });

  test('is no longer than allowed, and what is left out is counted', () => {
    const { paths, leftOut } = find({ maxSteps: 4 });
    expect(Math.max(...paths.map(({ edges }) => edges.length))).toBe(4);
    expect(leftOut).toBeGreaterThan(0);
    expect(find({ maxSteps: 50 }).leftOut).toBe(0);
  });
});

describe('a request that cannot be met', () => {
  const plan = (change: Partial<Request>) => makePlan(models, ['emailVerification'], { ...COVERING, ...change }, speaker, () => {});

  test('an impossible target says where it stops', () => {
    const [graph] = reset;
    expect(graph && whyImpossible(model.machine, graph, 'joined', [], speaker.facts)).toBe(
      'reset: no path leads to joined; it stops where these are never taken: settingPassword: PASSWORD_SUBMITTED [isJoin] -> joining.',
    );
    expect(plan({ strategy: 'shortest', inputs: ['reset'], to: 'joined' }).notes.join(' ')).toContain('PASSWORD_SUBMITTED [isJoin]');
  });

  test.each([
    [{ to: 'joind' }, 'state of emailVerification "joind". Did you mean "joined"?'],
    [{ inputs: ['rest'] }, 'input of emailVerification "rest". Did you mean "reset"?'],
    [{ avoid: ['CLOSE'] }, 'state or step of emailVerification "CLOSE". Did you mean "CLOSED"?'],
    [{ strategy: 'events', events: ['checkEmal.done'] }, 'step of emailVerification "checkEmal.done". Did you mean "checkEmail.done"?'],
    [{ strategy: 'simple' }, '--strategy simple needs --to or --requirement'],
  ] as const)('%j is refused with what is nearest', (change, message) => {
    expect(() => plan(change)).toThrow(message);
  });

  test('machines are found by name or by requirement', () => {
    expect(() => machinesFor(models, ['logn'], undefined)).toThrow('There is no machine "logn". Did you mean "login"?');
    expect(() => machinesFor(models, [], undefined)).toThrow('Name one or more machines');
    expect(machinesFor(models, [], 'RESET-2')).toContain('emailVerification');
    expect(() => machinesFor(models, [], 'RESET-222')).toThrow('Did you mean "RESET-2"?');
  });
});
