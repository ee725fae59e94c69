import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyActorScope,
  and,
  createActor,
  createEmptyActor,
  type ExecutableActionObject,
  enqueueActions,
  type InspectedMicrostepEvent,
  not,
  raise,
  SimulatedClock,
  setup,
  stateIn,
} from 'xstate';
import { port } from '#machines/port.ts';
import { pathOf, statesOf, transitionName } from '#statewalk/explore/chart.ts';
import {
  askedStateOf,
  combinedIn,
  delayNameOf,
  isEnqueueing,
  isMadeUpId,
  isOfAfter,
  isUnnamedSource,
  nodesOf,
  parentOf,
  timerChange,
  timersOf,
  transitionsIn,
  XSTATE_VERSION,
} from '#statewalk/explore/xstate-internals.ts';

const ask = port<boolean>('ask');
const machine = setup({
  actors: { ask },
  delays: { patience: 1000 },
  guards: { isIdle: stateIn('idle'), isBusy: and([not('isIdle'), stateIn({ busy: 'waiting' })]) },
  actions: { later: raise({ type: 'LATE' }, { delay: 'patience' }), several: enqueueActions(() => {}) },
}).createMachine({
  id: 'clockwork',
  initial: 'idle',
  states: {
    idle: { on: { START: 'busy' } },
    busy: {
      initial: 'starting',
      states: {
        starting: { always: 'waiting' },
        waiting: { after: { patience: '#clockwork.idle' }, on: { STOP: '#clockwork.idle' }, invoke: [{ src: 'ask' }, { src: ask }] },
      },
    },
  },
});
const [waiting] = statesOf(machine).filter((node) => pathOf(node) === 'busy.waiting');
const { guards, actions } = machine.implementations;

/** What a step reports, and which actions it would run. */
function watched() {
  const microsteps: InspectedMicrostepEvent[] = [];
  const executed: ExecutableActionObject[] = [];
  const self = createEmptyActor();
  self.system.inspect((seen) => {
    if (seen.type === '@xstate.microstep') microsteps.push(seen);
  });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => void executed.push(action),
  };
  return { scope, microsteps, executed };
}

test('parentOf: the actor that started another, from the start on', () => {
  const root = createActor(machine);
  const parents: (string | undefined)[] = [];
  root.system.inspect(({ type, actorRef }) => {
    if (type === '@xstate.actor') parents.push(parentOf(actorRef as AnyActorRef)?.sessionId);
  });
  root.start().send({ type: 'START' });
  expect(parentOf(root)).toBe(undefined);
  expect(parents).toEqual([root.sessionId, root.sessionId]);
  root.stop();
});

test('the version of XState is the one that these uses were checked with', () => {
  const { version } = JSON.parse(readFileSync('node_modules/xstate/package.json', 'utf8')) as { version: string };
  expect(version).toBe(XSTATE_VERSION);
});

test('a snapshot tells its state nodes, a microstep its transitions', () => {
  const { scope, microsteps } = watched();
  const busy = machine.transition(machine.getInitialSnapshot(scope), { type: 'START' }, scope);
  expect(nodesOf(busy).map(pathOf).sort()).toEqual(['busy', 'busy.waiting', 'clockwork']);
  expect(microsteps.flatMap(transitionsIn).map(transitionName)).toEqual(['idle: START -> busy', 'busy.starting: always -> busy.waiting']);
});

test('`after` starts a timer on entry and stops it on exit', () => {
  const { scope, executed } = watched();
  const busy = machine.transition(machine.getInitialSnapshot(scope), { type: 'START' }, scope);
  const event = { type: 'xstate.after.patience.clockwork.busy.waiting' };
  expect(executed.map((action) => timerChange(action)).filter(Boolean)).toEqual([{ starts: { id: event.type, event } }]);
  executed.length = 0;
  machine.transition(busy, { type: 'STOP' }, scope);
  expect(executed.map((action) => timerChange(action)).filter(Boolean)).toEqual([{ stops: event.type }]);
});

test('an actor tells the timers that run', () => {
  const actor = createActor(machine.provide({ actors: { ask: port<boolean>('asked') } }), { clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  expect(timersOf(actor)).toEqual([]);
  actor.send({ type: 'START' });
  expect(timersOf(actor)).toEqual([expect.objectContaining({ id: 'xstate.after.patience.clockwork.busy.waiting' })]);
  actor.stop();
});

test('built-in actions and guards carry what they were made of', () => {
  expect(delayNameOf(actions.later)).toBe('patience');
  expect(delayNameOf('later')).toBeUndefined();
  expect(isEnqueueing(actions.several)).toBe(true);
  expect(isEnqueueing(actions.later)).toBe(false);
  expect(askedStateOf(guards.isIdle)).toBe('idle');
  expect(combinedIn(guards.isBusy)).toHaveLength(2);
  expect(combinedIn(guards.isBusy).flatMap(combinedIn)).toEqual(['isIdle']);
  expect([waiting?.entry, waiting?.exit].flatMap((each) => each ?? []).map(isOfAfter)).toEqual([true, true]);
  expect(isOfAfter(actions.later)).toBe(false);
});

test('XState makes up names for an invoke that has none', () => {
  expect(waiting?.invoke.map(({ id }) => isMadeUpId(id))).toEqual([true, true]);
  expect(waiting?.invoke.map(({ src }) => isUnnamedSource(src))).toEqual([false, true]);
  expect(isMadeUpId('checkEmail')).toBe(false);
});
